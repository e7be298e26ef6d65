import { ScrollArea, Table, Text } from '@mantine/core';
import { PickedName } from '@/components/pickers/picked-name';
import { plural } from '@/lib/plural';
import { cellText } from './cell-text';
import { type CellValue, type EditableField, UNKNOWN } from './editing';

/** What would become of one row: `refused` is a value that the contract does not take. */
export interface PreviewRow {
  name: string;
  /** Nothing where it could not be read. */
  old: CellValue | undefined;
  next: CellValue | undefined;
  problem: string | undefined;
  state: 'same' | 'changed' | 'refused';
}

interface CellContentProps {
  field: EditableField;
  value: CellValue | undefined;
}

/** A value as it is read, a referenced record by its name. */
export const CellContent = ({ field, value }: CellContentProps) => {
  if (value === undefined) return UNKNOWN;
  if (field.kind === 'record' && typeof value === 'number')
    return <PickedName source={field.source} to={{ id: value }} />;
  return <bdi>{cellText(field, value) || '–'}</bdi>;
};

const shownAtMost = 100;

/** Old and new values of the rows, side by side. */
export const EditPreview = ({ field, rows }: { field: EditableField; rows: readonly PreviewRow[] }) => (
  <ScrollArea.Autosize mah="45vh" viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': 'Preview' }}>
    <Table stickyHeader verticalSpacing={6} aria-label="Preview">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Name</Table.Th>
          <Table.Th scope="col">Now</Table.Th>
          <Table.Th scope="col">After</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.slice(0, shownAtMost).map(({ name, old, next, problem, state }, index) => (
          <Table.Tr key={index}>
            <Table.Td>
              <bdi>{name}</bdi>
            </Table.Td>
            <Table.Td c="dimmed">
              <CellContent field={field} value={old} />
            </Table.Td>
            <Table.Td>
              {state === 'same' ? (
                <Text size="sm" c="dimmed">
                  No change
                </Text>
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
        ))}
      </Table.Tbody>
    </Table>
    {rows.length > shownAtMost && (
      <Text size="sm" c="dimmed" p="xs">
        {plural(rows.length - shownAtMost, { one: 'and # more', other: 'and # more' })}
      </Text>
    )}
  </ScrollArea.Autosize>
);
