import type { CellValue, EditableField } from '@/components/edit-many/editing';

/** What the input of a cell needs. */
export interface CellProps<Field extends EditableField = EditableField> {
  field: Field;
  label: string;
  /** Nothing where it could not be read. */
  value: CellValue | undefined;
  describedBy: string;
  invalid: boolean;
  disabled: boolean;
  onChange: (value: CellValue) => void;
}
