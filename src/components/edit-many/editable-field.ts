import type { Referred } from '@/components/pickers/picked-name';
import type { PickerOption, PickerSource } from '@/components/pickers/picker-source';
import type { Unit } from '@/lib/numbers/read-number';

/** A cell's value. An invalid number is text, for the contract to refuse. */
export type CellValue = string | number | boolean | null;

/** Shown instead of a value that could not be read. */
export const UNKNOWN = 'Unknown';

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
