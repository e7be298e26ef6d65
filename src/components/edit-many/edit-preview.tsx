import { Table, Text } from '@mantine/core';
import { PickedName } from '@/components/pickers/picked-name';
import { DimmedText } from '@/components/text/dimmed-text';
import { PreviewTable } from '@/components/text/preview-table';
import { cellText } from './cell-text';
import { type CellValue, type EditableField, UNKNOWN } from './editable-field';

/** The preview of one row: `refused` is a value that the contract rejects. */
export interface PreviewRow {
  name: string;
  /** Undefined if it could not be read. */
  old: CellValue | undefined;
  next: CellValue | undefined;
  problem: string | undefined;
  state: 'same' | 'changed' | 'refused';
}

/** A value as text, a reference by its name. */
export const CellContent = ({ field, value }: { field: EditableField; value: CellValue | undefined }) => {
  if (value === undefined) return UNKNOWN;
  if (field.kind === 'record' && typeof value === 'number')
    return <PickedName source={field.source} to={{ id: value, name: field.known?.get(value)?.label }} />;
  return <bdi>{cellText(field, value) || '–'}</bdi>;
};

/** Old and new values of the rows, side by side. */
export const EditPreview = ({ field, rows }: { field: EditableField; rows: readonly PreviewRow[] }) => (
  <PreviewTable heads={[$localize`Name`, $localize`Now`, $localize`After`]} rows={rows} maxHeight="45vh">
    {({ name, old, next, problem, state }, index) => (
      <Table.Tr key={index}>
        <Table.Td>
          <bdi>{name}</bdi>
        </Table.Td>
        <Table.Td c="dimmed">
          <CellContent field={field} value={old} />
        </Table.Td>
        <Table.Td>
          {state === 'same' ? (
            <DimmedText>{$localize`No change`}</DimmedText>
          ) : (
            <Text size="sm" fw={600} component="span">
              <CellContent field={field} value={next} />
            </Text>
          )}
          {state === 'refused' && (
            <Text size="xs" c="danger">
              {problem}
            </Text>
          )}
        </Table.Td>
      </Table.Tr>
    )}
  </PreviewTable>
);
