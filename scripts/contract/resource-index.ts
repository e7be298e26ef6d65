import type { Contract, Operation } from './contract.ts';
import { type FieldSchema, generated, lookUp, typeOf } from './schema-reader.ts';

interface Body {
  requestBody?: { content: Record<string, { schema: FieldSchema }> };
}

const pascal = (tag: string) => tag.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The operations of a record type, by what they do to a record. */
const verbs = { create: 'create', read: 'get', update: 'update', remove: 'delete' } as const;

const holds: Record<string, string> = { html: 'rich text', multiline: 'lines' };

const textKind = ({ format = '', maxLength }: FieldSchema) => ({
  kind: 'text',
  ...(maxLength !== 255 && { longest: maxLength }),
  ...(holds[format] !== undefined && { holds: holds[format] }),
});

const isWord = (items: FieldSchema = {}) => typeOf(items) === 'string' && items.format !== 'binary';

/** What a form needs to know of a field of a body. */
const fieldOf = (schema: FieldSchema, isRequired: boolean): object => {
  const { enum: values, title, 'x-reference': to, 'x-of-files': ofFiles } = schema;
  const type = typeOf(schema);
  const kind = () => {
    if (ofFiles) return { kind: 'other' };
    if (values?.join() === '0,1') return { kind: 'switch' };
    if (to !== undefined) return { kind: type === 'array' ? 'records' : 'record', to };
    if (values) return { kind: 'choice', values };
    switch (type) {
      case 'boolean':
        return { kind: 'switch', ...(schema.default === true && { default: true }) };
      case 'integer':
        return { kind: 'number', whole: true };
      case 'number':
        return { kind: 'number' };
      case 'string':
        return schema.format === 'binary' ? { kind: 'other' } : textKind(schema);
      default:
        return { kind: isWord(schema.items) ? 'words' : 'other' };
    }
  };
  return { ...kind(), ...(isRequired && { required: true }), ...(title !== undefined && { label: title }) };
};

/** src/generated/resources/<tag>.ts: the calls of one record type and the fields of its body, if it is created. */
export const resourceModule = (
  tag: string,
  operations: readonly Operation[],
  contract: Contract,
): string | undefined => {
  const whole = lookUp(contract);
  const own = operations.filter((operation) => operation.tag === tag);
  const create = own.find(({ operationId }) => /^create[A-Z]/.test(operationId));
  if (!create) return undefined;
  const noun = create.operationId.slice('create'.length);
  const named = Object.entries(verbs).flatMap(([name, verb]) => {
    const found = own.find(({ operationId }) => operationId === `${verb}${noun}`);
    return found ? [[name, found.operationId] as const] : [];
  });
  const list = own.find(({ operationId }) => operationId === `list${pascal(tag)}`);
  const body = (contract.paths[create.path]?.post as Body | undefined)?.requestBody;
  const schema = whole(Object.values(body?.content ?? {})[0]?.schema ?? {});
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const plain = whole(field);
    const [first] = plain.anyOf ?? [];
    const said = first ? { ...whole(first), ...plain } : plain;
    return [name, fieldOf(said, schema.required?.includes(name) === true)] as const;
  });
  const parent = /\{(\w+)\}/.exec(create.path)?.[1];
  // A list of parts is for one record.
  const calls = list && parent === undefined ? [...named, ['list', list.operationId] as const] : named;
  const parts = (more: readonly string[]) =>
    [
      `name: '${tag}'`,
      `fields: ${name}Fields`,
      `schema: () => import('../zod/${tag}/${tag}').then((module) => module.Create${noun}Body)`,
      ...more,
    ].join(', ');
  const name = `${noun.charAt(0).toLowerCase()}${noun.slice(1)}`;
  return generated([
    `import { ${calls.map(([, call]) => call).join(', ')} } from '../api/${tag}/${tag}';`,
    '',
    `export const ${name}Fields = ${JSON.stringify(Object.fromEntries(fields))} as const;`,
    '',
    ...(parent === undefined
      ? [`export const ${name}Contract = { ${parts(calls.map(([key, call]) => `${key}: ${call}`))} };`]
      : [
          `/** Those of the parent with this id. */`,
          `export const ${name}ContractOf = (${parent}: number) => ({ ${parts(
            named.map(([key, call]) => `${key}: ${call}.bind(undefined, ${parent})`),
          )} });`,
        ]),
  ]);
};
