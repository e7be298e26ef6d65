import { isReserved, type Names, pascalOf, sentenceOf } from './names.ts';

const plainKinds = ['text', 'longtext', 'number', 'boolean', 'words', 'image'] as const;

/** The type of a field. A record's name and status are a text and a boolean with a special meaning. */
export type Kind = (typeof plainKinds)[number] | 'name' | 'status' | 'choice' | 'reference';

export interface Field {
  kind: Kind;
  /** Its name in the API and in the form. */
  name: string;
  /** Its name in the record. */
  read: string;
  label: string;
  /** The values of a choice, and their type. */
  values: readonly string[];
  type: string;
  /** The tag of the referenced records, and their picker. */
  tag: string;
  source: string;
}

/** Names reserved by lists, responses and images. */
const ownNames = ['id', 'data', 'meta', 'page', 'per_page', 'sort', 'group', 'images', 'alt', 'gallery'];

const kindOf = (name: string, said: string, pickers: ReadonlyMap<string, string>): Kind => {
  if (name === 'status' && said === 'boolean') return 'status';
  if ((name === 'name' || name === 'title') && said === 'text') return 'name';
  const plain = plainKinds.find((kind) => kind === said);
  if (plain) return plain;
  if (said.includes(',')) return 'choice';
  if (pickers.has(said)) return 'reference';
  throw new Error(
    `“${name}:${said}” is of no known kind: ${plainKinds.join(', ')}, values such as hotel,homestay, or one of ${[...pickers.keys()].join(', ')}.`,
  );
};

const checkName = (name: string, kind: Kind) => {
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name))
    throw new Error(`“${name}” is no field: write it as the API has it, such as short_name.`);
  if (ownNames.includes(name) || isReserved(name) || (name === 'status' && kind !== 'status'))
    throw new Error(`“${name}” has a meaning of its own: call the field otherwise.`);
};

const checkValues = (values: readonly string[]) => {
  if (new Set(values).size < values.length || values.some((value) => !/^[a-z][a-z0-9_]*$/.test(value)))
    throw new Error(`“${values.join(',')}” are no values: each once, in small letters, as hotel,homestay.`);
};

const fieldOf = (text: string, names: Names, pickers: ReadonlyMap<string, string>): Field => {
  const [given = '', said = ''] = text.split(':');
  const kind = kindOf(given, said, pickers);
  checkName(given, kind);
  const values = kind === 'choice' ? said.split(',') : [];
  checkValues(values);
  const own = given.replace(/_id$/, '');
  const called = kind === 'reference' ? { name: `${own}_id`, read: own } : { name: given, read: given };
  return {
    kind,
    ...called,
    ...(kind === 'image' && { read: `${given}_url` }),
    label: sentenceOf(called.read),
    values,
    type: names.pascal.one + pascalOf(given),
    tag: said,
    source: pickers.get(said) ?? '',
  };
};

/** The requested fields, name first. Throws a sentence for an invalid one. */
export const fieldsOf = (
  texts: readonly string[],
  names: Names,
  pickers: ReadonlyMap<string, string>,
): Field[] => {
  const fields = texts.map((text) => fieldOf(text, names, pickers));
  const keys = fields.flatMap(({ name, read }) => [...new Set([name, read])]);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) throw new Error(`“${twice}” is there twice.`);
  const [name, ...more] = fields.filter(({ kind }) => kind === 'name');
  if (!name || more.length > 0)
    throw new Error('Lists, messages and the palette call a record by name:text or title:text, not by both.');
  return [name, ...fields.filter((field) => field !== name)];
};
