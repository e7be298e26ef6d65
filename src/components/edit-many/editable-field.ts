import { enumOptions } from '@/components/inputs/enum-options';
import type { Referred } from '@/components/pickers/picked-name';
import type { PickerOption, PickerSource } from '@/components/pickers/picker-source';
import { durationProblem } from '@/lib/dates/days-in';
import type { Unit } from '@/lib/numbers/read-number';
import { type Fields, labelIn } from '@/lib/records/fields';
import { phoneProblem } from '@/lib/text/phone';

/** A cell's value. An invalid number is text, for the contract to refuse. */
export type CellValue = string | number | boolean | null;

/** Shown instead of a value that could not be read. */
export const UNKNOWN = $localize`Unknown`;

/** Values of a row's fields by name, without those that could not be read. */
export type Cells = Readonly<Record<string, CellValue>>;

/** A reference: the field of the row that names it, and the known names by id. */
interface RecordKind<Row> {
  kind: 'record';
  source: PickerSource;
  to?: (row: Row) => Referred['to'] | null | undefined;
  known?: ReadonlyMap<number, PickerOption>;
}

/** A text of one line by default; `advise` says what is unusual about it, which keeps nobody from saving it. */
interface TextKind {
  kind: 'text';
  holds?: 'lines' | 'rich text';
  advise?: (text: string) => string | undefined;
}

/** A field that can be changed in many rows at once; its name is that of the form value. */
export type EditableField<Name extends string = string, Row = never> = { name: Name; label: string } & (
  | TextKind
  | { kind: 'switch' }
  | { kind: 'number'; unit?: Unit; decimals?: number; axis?: 'latitude' | 'longitude' }
  | { kind: 'choice'; options: readonly { value: string; label: string }[] }
  | RecordKind<Row>
);

/** What the contract does not know of a field. */
interface FieldDetails<Row> extends Partial<Omit<RecordKind<Row>, 'kind' | 'known'>> {
  label?: string;
  unit?: Unit;
}

/** A field of a resource by its name, or with details. */
export type GivenField<Name extends string = string, Row = never> =
  Name | ({ name: Name } & FieldDetails<Row>);

/** The sources of options by the tag of the records. */
export type Sources = Readonly<Record<string, PickerSource>>;

/** What forms say about the texts of these fields. */
const ADVICE: Readonly<Record<string, TextKind['advise']>> = {
  phone_1: phoneProblem,
  phone_2: phoneProblem,
  duration: durationProblem,
};

/** The field of a body with this name as the contract has it; undefined if it does not fit into a cell. */
export const cellField = (fields: Fields, name: string, sources: Sources): EditableField | undefined => {
  const field = fields[name];
  // A switch for a status says yes or no.
  const named = { name, label: name === 'status' ? $localize`Active` : labelIn(fields, name) };
  switch (field?.kind) {
    case 'text':
      return {
        ...named,
        kind: 'text',
        ...(field.holds && { holds: field.holds }),
        ...(ADVICE[name] && { advise: ADVICE[name] }),
      };
    case 'switch':
      return { ...named, kind: 'switch' };
    case 'number':
      if (name === 'latitude' || name === 'longitude') return { ...named, kind: 'number', axis: name };
      return { ...named, kind: 'number', ...(field.whole && { decimals: 0 }) };
    case 'choice':
      return { ...named, kind: 'choice', options: enumOptions(field.values.map(String)) };
    case 'record': {
      const source = sources[field.to];
      return source && { ...named, kind: 'record', source };
    }
    default:
      return undefined;
  }
};

/** The fields of a body that fit into a cell of one line, without the slug, which follows a name. */
export const lineNames = (fields: Fields, sources: Sources = {}): string[] =>
  Object.keys(fields).filter((name) => {
    const field = cellField(fields, name, sources);
    return field && name !== 'slug' && (field.kind !== 'text' || !field.holds);
  });

/** Completes a field from the contract. Throws if it does not fit into a cell. */
export const completeField = <Name extends string, Row>(
  fields: Fields,
  given: GivenField<Name, Row>,
  sources: Sources = {},
): EditableField<Name, Row> => {
  const details = typeof given === 'string' ? { name: given } : given;
  const known = details.source
    ? { kind: 'record', label: labelIn(fields, details.name) }
    : cellField(fields, details.name, sources);
  if (!known) throw new Error(`${details.name} does not fit into a cell`);
  return { ...known, ...details } as EditableField<Name, Row>;
};
