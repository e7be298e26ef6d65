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

/** What follows from the contract needs no code; an image does not. */
export const values: Edit = (text, plan) => {
  const parts = allParts(plan).filter(({ value }) => value !== undefined);
  if (parts.length === 0) return text;
  const { one } = plan.names.camel;
  const read = parts.map(({ name, value = '' }) => `${name}: ${value}`);
  const own = `${one}Fields`;
  return swap(
    text,
    /\.\.\.plainFields\(\w+\)/,
    `toValues: (${one}?: ${plan.names.pascal.one}) => ({ ...plainValues(${own}, ${one}), ${read.join(', ')} }),
    toBody: ({ ${parts.map(({ name }) => name).join(', ')}, ...values }) => ({ ...plainBody(${own}, values), ${parts.flatMap(({ sent }) => sent ?? []).join(', ')} }),`,
  );
};
