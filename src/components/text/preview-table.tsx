import type { ReactNode } from 'react';
import { ScrollArea, Table, Text } from '@mantine/core';
import { plural } from '@/lib/text/plural';

const shownAtMost = 100;

interface PreviewTableProps<Row> {
  heads: readonly string[];
  rows: readonly Row[];
  /** The maximum height before it scrolls, as a CSS value. */
  maxHeight: string;
  /** Renders a row as a `Table.Tr` with its key. */
  children: (row: Row, index: number) => ReactNode;
}

/** The preview of a bulk change, row by row; at most the first hundred, and the number of the others. */
export const PreviewTable = <Row,>({ heads, rows, maxHeight, children }: PreviewTableProps<Row>) => (
  <ScrollArea.Autosize
    mah={maxHeight}
    bg="var(--mantine-color-body)"
    bd="1px solid var(--mantine-color-default-border)"
    bdrs="md"
    viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': $localize`Preview` }}
  >
    <Table stickyHeader verticalSpacing={6} aria-label={$localize`Preview`}>
      <TableHead heads={heads} />
      <Table.Tbody>{rows.slice(0, shownAtMost).map(children)}</Table.Tbody>
    </Table>
    {rows.length > shownAtMost && (
      <Text size="sm" c="dimmed" p="xs">
        {plural(rows.length - shownAtMost, { one: $localize`and # more`, other: $localize`and # more` })}
      </Text>
    )}
  </ScrollArea.Autosize>
);

/** The header row of a table. */
export const TableHead = ({ heads }: { heads: readonly string[] }) => (
  <Table.Thead>
    <Table.Tr>
      {heads.map((head) => (
        <Table.Th key={head} scope="col">
          {head}
        </Table.Th>
      ))}
    </Table.Tr>
  </Table.Thead>
);
