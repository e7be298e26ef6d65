import type { ReactNode } from 'react';
import { Checkbox, Table, Text } from '@mantine/core';
import type { Ticks } from '@/components/hooks/use-ticks';
import { DimmedText } from '@/components/text/dimmed-text';
import { PreviewTable } from '@/components/text/preview-table';

/** A record before and after a change. */
export interface ChangeRow {
  key: number;
  name: string;
  before: ReactNode;
  /** Undefined if nothing changes. */
  after: ReactNode;
  /** Why it cannot have this value. */
  problem?: string | undefined;
}

/** Whether a row is changed once it is ticked. */
export const isChange = ({ after, problem }: ChangeRow): boolean =>
  after !== undefined && problem === undefined;

interface ChangeTableProps {
  /** The head of the names: "Room". */
  head: string;
  rows: readonly ChangeRow[];
  ticks: Ticks<number>;
  disabled?: boolean;
}

/** What each record has now and after a change, ticked until somebody leaves it out. */
export const ChangeTable = ({ head, rows, ticks, disabled = false }: ChangeTableProps) => (
  <PreviewTable heads={[head, $localize`Now`, $localize`After`]} rows={rows} maxHeight="45vh">
    {(row) => {
      const { key, name, before, after, problem } = row;
      const isTicked = isChange(row) && ticks.isTicked(key);
      return (
        <Table.Tr key={key}>
          <Table.Td>
            <Checkbox
              size="sm"
              label={<bdi>{name}</bdi>}
              checked={isTicked}
              disabled={disabled || !isChange(row)}
              onChange={({ currentTarget }) => ticks.tick([key], currentTarget.checked)}
            />
          </Table.Td>
          <Table.Td c="dimmed">{before}</Table.Td>
          <Table.Td>
            {after === undefined ? (
              <DimmedText>{$localize`No change`}</DimmedText>
            ) : (
              <Text size="sm" fw={isTicked ? 600 : undefined} component="span">
                {after}
              </Text>
            )}
            {problem !== undefined && (
              <Text size="xs" c="danger">
                {problem}
              </Text>
            )}
          </Table.Td>
        </Table.Tr>
      );
    }}
  </PreviewTable>
);
