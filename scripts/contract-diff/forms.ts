import { type Document, resolve, type Schema } from './document.ts';

interface Field {
  schema: Schema;
  /** The component that defines it. */
  owner: string | undefined;
}

/** One of the alternatives of a value. */
export interface Form {
  /** A JSON type; `any` if the contract has none. */
  type: string;
  /** The component that defines it. */
  name: string | undefined;
  schema: Schema;
  fields: Map<string, Field>;
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a record',
  null: 'null',
  any: 'any value',
};

/** `a text or null` */
export const inWords = (forms: readonly Form[]) =>
  forms.map(({ type }) => typeWords[type] ?? type).join(' or ');

const nameIn = ($ref: string | undefined) => $ref?.split('/').at(-1);

type Flat = Pick<Form, 'schema' | 'fields'>;

/** A schema with `allOf` merged, and its fields with where each is defined. */
const flat = (document: Document, given: Schema, owner: string | undefined): Flat => {
  const { allOf = [], ...own } = resolve(document, given);
  const name = nameIn(given.$ref) ?? owner;
  const parts = allOf.map((part) => flat(document, part, name));
  const fields = new Map(parts.flatMap((part) => [...part.fields]));
  for (const [key, schema] of Object.entries(own.properties ?? {})) {
    const inherited = fields.get(key);
    fields.set(
      key,
      inherited ? { ...inherited, schema: { ...inherited.schema, ...schema } } : { schema, owner: name },
    );
  }
  const schemas = [...parts.map((part) => part.schema), own];
  const required = schemas.flatMap((schema) => schema.required ?? []);
  return { schema: Object.assign({}, ...schemas, { required }) as Schema, fields };
};

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

const typesOf = ({ type, nullable, enum: members, properties, items }: Schema): string[] => {
  const named = type === undefined ? [] : [type].flat();
  if (named.length === 0 && members) return [...new Set(members.map(typeOf))];
  if (named.length === 0 && properties) named.push('object');
  if (named.length === 0 && items) named.push('array');
  if (named.length === 0) return ['any'];
  return nullable ? [...named, 'null'] : named;
};

/** All alternatives of a value, including null. */
export const formsOf = (document: Document, given: Schema): Form[] => {
  const { schema, fields } = flat(document, given, undefined);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return options.flatMap((option) => formsOf(document, option));
  const { const: only, ...rest } = schema;
  const known = only === undefined ? rest : { ...rest, enum: [only] };
  const { enum: members, ...open } = known;
  return typesOf(known).map((type) => {
    const own = members?.filter((member) => member !== null);
    return { type, name: nameIn(given.$ref), schema: own ? { ...open, enum: own } : open, fields };
  });
};

const isTaken = (taken: Set<Form>) => (form: Form) => !taken.has(form);

/** Pairs the alternatives of both sides; with those that only one side has. */
export const pairsOf = (before: readonly Form[], after: readonly Form[]) => {
  const taken = new Set<Form>();
  const pairs: [Form, Form][] = [];
  const alike = [
    (old: Form, form: Form) => old.type === form.type && old.name !== undefined && old.name === form.name,
    (old: Form, form: Form) => old.type === form.type,
    (old: Form, form: Form) => [old.type, form.type].toSorted().join() === 'integer,number',
  ];
  for (const isAlike of alike) {
    for (const old of before.filter(isTaken(taken))) {
      const found = after.filter(isTaken(taken)).find((form) => isAlike(old, form));
      if (!found) continue;
      taken.add(old).add(found);
      pairs.push([old, found]);
    }
  }
  return { pairs, gone: before.filter(isTaken(taken)), come: after.filter(isTaken(taken)) };
};
