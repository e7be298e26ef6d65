import type { ReactNode } from 'react';
import { Table } from '@mantine/core';
import { type LinkProps } from '@tanstack/react-router';
import { RecordLink } from '@/components/links/record-link';
import { TableHead } from '@/components/text/preview-table';
import { CheckedFrame, type CheckedFrameProps } from './checked-frame';

interface CheckedTableProps {
  heads: readonly string[];
  /** Each row with the link of its name, and the other columns. */
  rows: readonly { key: string | number; name: string; link: LinkProps; cells: readonly ReactNode[] }[];
}

/** The records that the last check found. */
export const CheckedTable = ({ heads, rows }: CheckedTableProps) => (
  <Table.ScrollContainer minWidth={280} mt="xs">
    <Table>
      <TableHead heads={heads} />
      <Table.Tbody>
        {rows.map(({ key, name, link, cells }) => (
          <Table.Tr key={key}>
            <Table.Td>
              <RecordLink link={link}>
                <bdi>{name}</bdi>
              </RecordLink>
            </Table.Td>
            {cells.map((cell, column) => (
              <Table.Td key={column}>{cell}</Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Table.ScrollContainer>
);

/** The same in their frame. */
export const CheckedList = ({
  heads,
  rows,
  ...frame
}: CheckedTableProps & Omit<CheckedFrameProps, 'count' | 'children'>) => (
  <CheckedFrame {...frame} count={rows.length}>
    <CheckedTable heads={heads} rows={rows} />
  </CheckedFrame>
);
