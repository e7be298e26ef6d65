import type { Plan } from './contract.ts';
import type { Kind } from './fields.ts';
import { partsOf } from './parts.ts';
import { swap } from './swap.ts';

/** The changes in a file for other fields than the template's. */
export type Edit = (text: string, plan: Plan) => string;

const allParts = ({ names, fields }: Plan) => fields.map((field) => partsOf(names, field));
export const fieldsOf = ({ fields }: Plan, wanted: Kind) => fields.filter(({ kind }) => kind === wanted);

/** The field with a record's name; the template's is `title`. */
export const nameOf = (plan: Plan) => plan.fields[0]?.name ?? '';
export const list: Edit = (text, plan) => {
  const columns = allParts(plan).flatMap(({ column }) => (column ? [column] : []));
  const sources = fieldsOf(plan, 'reference').map(({ name, source }) => `${name}: ${source}`);
  const withoutStatus = fieldsOf(plan, 'status').length === 0;
  let edited = swap(text, /\[\{ key: 'title'.*\}\]/, () => `[\n${columns.join(',\n')},\n]`);
  if (withoutStatus)
    edited = swap(edited, /\.\.\.resourceActions\((\w+)\)/, (own = '') => `remove: ${own}.remove`);
  if (sources.length > 0)
    edited = swap(edited, /(?= {2}columns: )/, `  sources: { ${sources.join(', ')} },\n`);
  return edited;
};

export const form: Edit = (text, plan) => {
  const inputs = allParts(plan).map(({ input }) => input);
  const section = /(<FormSection title=.*>\n)[\s\S]*(<\/FormSection>)/;
  const edited = swap(text, section, (start = '', end = '') => `${start}${inputs.join('\n')}\n${end}`);
  return edited.replace('({ title }) => title', `({ ${nameOf(plan)} }) => ${nameOf(plan)}`);
};

export const values: Edit = (text, plan) => {
  const parts = allParts(plan);
  const value = parts.map((part) => `${part.name}: ${part.value}`).join(', ');
  const sent = parts.flatMap((part) => part.sent ?? []).join(', ');
  const images = fieldsOf(plan, 'image').map(({ name }) => name);
  const taken = images.length > 0 ? `{ ${images.join(', ')}, ...values }` : 'values';
  const body = sent ? `({ ...values, ${sent} })` : 'values';
  return swap(
    text,
    /(toValues: .* => )\(\{.*\}\),\n {2}toBody: .*\n/,
    (start = '') => `${start}({ ${value} }),\n  toBody: (${taken}) => ${body},\n`,
  );
};

export const editing: Edit = (text, plan) => {
  const cells = allParts(plan).flatMap(({ cell }) => cell ?? []);
  return swap(text, /( {2}fields: \[\n)[\s\S]*?\n {2}\]/, (start = '') => `${start}${cells.join(',\n')},\n]`);
};
