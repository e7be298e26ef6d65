import type { Field } from './fields.ts';
import { capital, type Names } from './names.ts';
import { partsOf } from './parts.ts';
import { renameContract } from './rename.ts';
import { flow, recordOf } from './samples.ts';
import { swap } from './swap.ts';

/** The definition of a resource. */
export interface Plan {
  names: Names;
  fields: readonly Field[];
}

/** The contract's section below a heading, up to the next one. */
const sectionOf = (text: string, name: string, sign: '=' | '-'): string => {
  const [, , rest = ''] = text.split(new RegExp(`^( *)# ${sign}+ ${name}\\n`, 'm'));
  return `${(rest.split(new RegExp(`^ *# ${sign}{10}`, 'm'))[0] ?? '').trimEnd()}\n`;
};

/** A heading of the usual width. */
const heading = (name: string, sign: '=' | '-', indent: string) =>
  `${indent}# ${sign.repeat(117 - indent.length - name.length)} ${name}\n`;

const lines = (all: readonly string[], indent: string) => all.map((line) => `${indent}${line}\n`).join('');

const properties = (all: readonly (readonly [string, string])[]) =>
  lines(
    all.map(([name, schema]) => `${name}: ${schema}`),
    ' '.repeat(8),
  );

/** The template's examples, with records of this resource. */
const withExamples = (text: string, { names, fields }: Plan) => {
  const bodies = [2, 0].map((index) => flow(recordOf(names, fields, index, 'sent')));
  const record = (id: string) => flow(recordOf(names, fields, Math.min(Number(id), 4) - 1, 'shown'));
  return text
    .replace(/- \{ id: (\d+), title: [^}]*\}/g, (_, id: string) => `- ${record(id)}`)
    .replace(
      /example: \{ data: \{ id: (\d+)[^}]*\} \}/g,
      (_, id: string) => `example: { data: ${record(id)} }`,
    )
    .replace(/example: \{ title: [^}]*\}/g, () => `example: ${bodies.shift() ?? '{}'}`);
};

/** Bodies with files are multipart. */
const withFiles = (text: string, fields: readonly Field[]) => {
  const files = fields.filter(({ kind }) => kind === 'image');
  if (files.length === 0) return text;
  const types = files.map(({ name }) => `${name}: { contentType: "image/png, image/jpeg, image/webp" }`);
  return text.replace(
    /(requestBody:\n.*\n +content:\n +)application\/json:(\n( +)schema: .*\n)/g,
    `$1multipart/form-data:$2$3encoding: { ${types.join(', ')} }\n`,
  );
};

/** The filter parameter of a field, if it has one: a shared one, or its own. */
const filterOf = (names: Names, field: Field): string[] => {
  const { kind, name, label } = field;
  if (kind === 'name' || kind === 'status') return [`- $ref: "#/components/parameters/Filter${label}"`];
  const { filter } = partsOf(names, field);
  const what = kind === 'text' ? 'Part of the' : 'Only those of this';
  const description = `  description: ${what} ${label.toLowerCase()}.`;
  return filter ? [`- name: ${name}`, '  in: query', description, `  schema: ${filter}`] : [];
};

/** The template's paths, without the plain list for pickers. */
const pathsOf = (contract: string, plan: Plan) => {
  const filters = plan.fields.flatMap((field) => filterOf(plan.names, field));
  const renamed = renameContract(plan.names, sectionOf(contract, 'features', '='));
  const paged = swap(renamed, / {4}get:\n {6}operationId: list\w+Options\n[\s\S]*?(?= {4}post:)/, '');
  const filtered = swap(paged, /( +)- \$ref: "\S*FilterTitle"\n/, (indent = '') => lines(filters, indent));
  const ordered = plan.fields.flatMap((field) => (partsOf(plan.names, field).isSorted ? [field.name] : []));
  const sortable = swap(
    filtered,
    / {6}parameters:\n(?= {8}- \$ref: "\S*PageNumber")/,
    `      x-sortable: [id, ${ordered.join(', ')}]\n      parameters:\n`,
  );
  return withFiles(withExamples(sortable, plan), plan.fields);
};

/** The schemas of the choices. */
const enumsOf = (fields: readonly Field[]) =>
  fields
    .filter(({ kind }) => kind === 'choice')
    .map(({ type, values }) => `    ${type}:\n      type: string\n      enum: [${values.join(', ')}]\n`)
    .join('');

const assumed = `      x-assumed: >-
        Written before an answer was seen. If wrong: a field that comes under another name stays empty in lists and
        forms, and what cannot be read is left alone; \`npm run check-api\` says which.
`;

const schemasOf = (contract: string, { names, fields }: Plan) => {
  const { one } = names.pascal;
  const always = fields.flatMap(({ kind, name }) => (kind === 'name' || kind === 'status' ? [name] : []));
  const read = fields.map((field) => [field.read, partsOf(names, field).record] as const);
  const sent = fields.map((field) => [field.name, partsOf(names, field).body] as const);
  const created = sent.map(
    ([name, schema]) => [name, name === 'status' ? '{ type: boolean, default: true }' : schema] as const,
  );
  const id = ['id', '{ $ref: "#/components/schemas/Id" }'] as const;
  let text = renameContract(names, sectionOf(contract, 'features', '-'));
  text = swap(text, new RegExp(` {4}${one}Options:\\n[\\s\\S]*?(?= {4}${one}Fields:)`), '');
  text = swap(
    text,
    new RegExp(`^( {4}${one}:\\n.*\\n).*\\n( +properties:\\n)[\\s\\S]*?(?= {4}${one}Page:)`),
    (start = '', below = '') =>
      `${start}${assumed}      required: [id, ${always.join(', ')}]\n${below}${properties([id, ...read])}`,
  );
  text = swap(
    text,
    new RegExp(`( {4}${one}Fields:\\n.*\\n.*\\n)[\\s\\S]*?(?= {4}${one}Input:)`),
    (start = '') => start + properties(sent),
  );
  text = swap(
    text,
    new RegExp(`( {4}${one}Input:\\n.*\\n).*\\n( +properties:\\n)[\\s\\S]*`),
    (start = '', below = '') =>
      `${start}      required: [${always[0] ?? ''}]\n${below}${properties(created)}`,
  );
  return enumsOf(fields) + text;
};

/** The contract with another resource: its tag, its paths before those of files, its schemas at the end. */
export const addToContract = (contract: string, plan: Plan): string => {
  const { kebab, noun } = plan.names;
  const tag = `  - name: ${kebab.other}\n    description: ${capital(noun.other)}.\n`;
  const tagged = swap(contract, /^(?= {2}- name: files$)/m, tag);
  const paths = `${heading(kebab.other, '=', '  ')}${pathsOf(contract, plan)}\n`;
  const withPaths = swap(tagged, /^(?= {2}# =+ files$)/m, () => paths);
  return `${withPaths.trimEnd()}\n\n${heading(kebab.other, '-', '    ')}${schemasOf(contract, plan)}`;
};
