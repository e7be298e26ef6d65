import { PickedName } from '@/components/pickers/picked-name';
import { cellText } from './cell-text';
import { type CellValue, type EditableField, UNKNOWN } from './editable-field';

/** A value as text, a reference by its name. */
export const CellContent = ({ field, value }: { field: EditableField; value: CellValue | undefined }) => {
  if (value === undefined) return UNKNOWN;
  if (field.kind === 'record' && typeof value === 'number')
    return <PickedName source={field.source} to={{ id: value, name: field.known?.get(value)?.label }} />;
  return <bdi>{cellText(field, value) || '–'}</bdi>;
};
