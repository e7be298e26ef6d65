import { capitalized } from '../src/lib/text/capitalized.ts';
import type { Contract, Operation } from './contract.ts';
import { type FieldSchema, generated, lookUp, typeOf } from './schema-reader.ts';

interface Body {
  requestBody?: { content: Record<string, { schema: FieldSchema }> };
}

/** The operations of a record type, by what they do to a record. */
const calls = { create: 'create', read: 'get', update: 'update', remove: 'delete' } as const;

/** What a form needs to know of a field of a body. */
export const fieldOf = (schema: FieldSchema, isRequired: boolean): object => {
  const { enum: values, title, maxLength, 'x-reference': to } = schema;
  const type = typeOf(schema);
  const kind = () => {
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
        return schema.format === 'binary'
          ? { kind: 'other' }
          : { kind: 'text', ...(maxLength !== undefined && { longest: maxLength }) };
      default:
        return { kind: 'other' };
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
  const named = Object.entries(calls).flatMap(([name, verb]) => {
    const found = own.find(({ operationId }) => operationId === `${verb}${noun}`);
    return found ? [[name, found.operationId] as const] : [];
  });
  const body = (contract.paths[create.path]?.post as Body | undefined)?.requestBody;
  const schema = whole(Object.values(body?.content ?? {})[0]?.schema ?? {});
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const plain = whole(field);
    const [first] = plain.anyOf ?? [];
    const said = first ? { ...whole(first), ...plain } : plain;
    return [name, fieldOf(said, schema.required?.includes(name) === true)] as const;
  });
  const name = `${noun.charAt(0).toLowerCase()}${noun.slice(1)}`;
  return generated([
    `import { ${named.map(([, call]) => call).join(', ')} } from '../api/${tag}/${tag}';`,
    '',
    `export const ${name}Calls = { name: '${tag}', ${named.map(([key, call]) => `${key}: ${call}`).join(', ')} };`,
    '',
    `export const ${name}Fields = ${JSON.stringify(Object.fromEntries(fields))} as const;`,
    '',
    `export type ${capitalized(name)}Fields = typeof ${name}Fields;`,
  ]);
};
