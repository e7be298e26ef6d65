import { useState } from 'react';
import { Button, Group, Paper, Stack, Table, Text } from '@mantine/core';
import { useNarrow } from '@/components/hooks/use-narrow';
import { TableHead } from '@/components/text/preview-table';
import type { NepalTable } from '@/lib/storage/nepal-changes';
import type { ChangedRow } from '@/lib/storage/table-changes';
import { CellText, NameText } from './cell-text';
import type { NepalDataSearch } from './nepal-data-search';
import { RowActions } from './row-actions';
import { dataTables } from './tables';

/** How many rows are shown at first, and added by each "Show more". */
const SHOWN = 50;

interface RowsProps {
  table: NepalTable;
  rows: readonly ChangedRow[];
  search: NepalDataSearch;
}

const listedOf = (table: NepalTable) => dataTables[table].columns.filter(({ listed }) => listed);

const WideRows = ({ table, rows, search }: RowsProps) => {
  const listed = listedOf(table);
  return (
    <Paper withBorder>
      <Table.ScrollContainer minWidth={720} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table aria-label={dataTables[table].label} verticalSpacing={6}>
          <TableHead heads={[$localize`Name`, ...listed.map(({ label }) => label), $localize`Actions`]} />
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.id} c={row.hidden ? 'dimmed' : undefined}>
                <Table.Th scope="row" fw={500}>
                  <NameText row={row} />
                </Table.Th>
                {listed.map((column) => (
                  <Table.Td key={column.key}>
                    <CellText column={column} row={row} />
                  </Table.Td>
                ))}
                <Table.Td>
                  <RowActions table={table} row={row} search={search} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Paper>
  );
};

/** Each row as a card, where a table has no room. */
const NarrowRows = ({ table, rows, search }: RowsProps) => (
  <Stack component="ul" gap="xs" m={0} p={0} aria-label={dataTables[table].label}>
    {rows.map((row) => (
      <Paper key={row.id} component="li" withBorder p="sm" style={{ listStyle: 'none' }}>
        <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
          <Text component="div" size="sm" fw={500}>
            <NameText row={row} />
          </Text>
          <RowActions table={table} row={row} search={search} />
        </Group>
        <Stack gap={4} mt={4} fz="sm">
          {listedOf(table)
            .filter(({ key }) => row.cells[key])
            .map((column) => (
              <Group key={column.key} gap="xs" align="baseline" wrap="nowrap">
                <Text span size="xs" c="dimmed" flex="0 0 6rem">
                  {column.label}
                </Text>
                <CellText column={column} row={row} />
              </Group>
            ))}
        </Stack>
      </Paper>
    ))}
  </Stack>
);

/** The rows of a table, each with what can be done to it. */
export const RowsTable = ({ table, rows, search }: RowsProps) => {
  const [shown, setShown] = useState(SHOWN);
  const Rows = useNarrow('lg') ? NarrowRows : WideRows;
  return (
    <>
      <Rows table={table} rows={rows.slice(0, shown)} search={search} />
      {rows.length > shown && (
        <Button variant="default" size="xs" onClick={() => setShown(shown + SHOWN)}>
          {$localize`Show more ${dataTables[table].nouns.other}:nouns:`}
        </Button>
      )}
    </>
  );
};
