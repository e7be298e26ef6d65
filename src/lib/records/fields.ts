import { typedNumber } from '@/lib/numbers/typed-number';
import { fieldLabel } from '@/lib/text/labels';

/** A field of a request body, as `npm run generate` reads it from the contract. */
export type Field = { required?: boolean; label?: string } &
  /** 255 characters by default. */
  (
    | { kind: 'text'; longest?: number; holds?: 'lines' | 'rich text' }
    | { kind: 'number'; whole?: boolean }
    | { kind: 'switch'; default?: boolean }
    | { kind: 'choice'; values: readonly (string | number)[] }
    | { kind: 'words' }
    /** The id of a record of the tag `to`, or several. */
    | { kind: 'record' | 'records'; to: string }
    /** Files, what describes them, and nested values. */
    | { kind: 'other' }
  );

/** The fields of a body by name. */
export type Fields = Readonly<Record<string, Field>>;

/** The label of a field: the contract's title, or its name in words. */
export const labelIn = (fields: Fields | undefined, name: string): string =>
  fieldLabel(name, fields?.[name]?.label);

interface ValueOf {
  text: string;
  number: number | string;
  switch: boolean;
  record: number | null;
  records: number[];
  words: string[];
}

/** The form values that follow from a record's own: all but files and nested ones. */
export type PlainValues<Own extends Fields> = {
  -readonly [Name in keyof Own as Own[Name]['kind'] extends 'other' ? never : Name]: Own[Name] extends {
    kind: 'choice';
    values: readonly (infer Value)[];
  }
    ? Value | ''
    : ValueOf[Own[Name]['kind'] & keyof ValueOf];
};

/** The same values as a body has them. */
type PlainBody<Own extends Fields, Values> = {
  [Name in keyof Values]: Name extends keyof Own
    ? Own[Name] extends { kind: 'number' }
      ? number | null
      : Own[Name] extends { kind: 'choice'; values: readonly (infer Value)[] }
        ? Own[Name] extends { required: true }
          ? Value
          : Value | null
        : Values[Name]
    : Values[Name];
};

interface Reference {
  id: number;
}

/** The id in a field itself, or that of the record under its name without `_id`. */
const idIn = (record: Readonly<Record<string, unknown>>, name: string) => {
  const value = record[name] ?? record[name.replace(/_id$/, '')] ?? null;
  return typeof value === 'object' ? ((value as Reference | null)?.id ?? null) : value;
};

const valueIn = (record: Readonly<Record<string, unknown>>, name: string, field: Field): unknown => {
  switch (field.kind) {
    case 'switch':
      return record[name] ?? field.default ?? false;
    case 'record':
      return idIn(record, name);
    case 'words':
      return record[name] ?? [];
    case 'records':
      return ((record[name] ?? []) as Reference[]).map(({ id }) => id);
    default:
      return record[name] ?? '';
  }
};

/**
 * The form values of a record, or of a new one: references are ids; what is missing is empty, a switch as the contract's
 * default has it.
 */
export const plainValues = <Own extends Fields>(fields: Own, record: object = {}): PlainValues<Own> => {
  const plain = Object.entries(fields).filter(([, { kind }]) => kind !== 'other');
  const read = record as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    plain.map(([name, field]) => [name, valueIn(read, name, field)]),
  ) as PlainValues<Own>;
};

const bodyValue = (field: Field | undefined, value: unknown) => {
  if (field?.kind === 'number') return typedNumber(value as number | string);
  return field?.kind === 'choice' && !field.required && value === '' ? null : value;
};

/** The values as a body has them: numbers or null, and null for no choice. */
export const plainBody = <Own extends Fields, Values extends object>(
  fields: Own,
  values: Values,
): PlainBody<Own, Values> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, bodyValue(fields[name], value)]),
  ) as PlainBody<Own, Values>;

/** For `resource`: how a form's values are read and sent if all are the record's own. */
export const plainFields = <Own extends Fields>(fields: Own) => ({
  toValues: (record?: object) => plainValues(fields, record),
  toBody: (values: PlainValues<Own>) => plainBody(fields, values),
});
