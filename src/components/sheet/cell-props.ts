import type { CellValue, EditableField } from '@/components/edit-many/editable-field';

/** The props of a cell's input. */
export interface CellProps<Field extends EditableField = EditableField> {
  field: Field;
  label: string;
  /** Undefined if it could not be read. */
  value: CellValue | undefined;
  describedBy: string;
  invalid: boolean;
  disabled: boolean;
  onChange: (value: CellValue) => void;
}
