import { Table, Text } from '@mantine/core';
import { PreviewTable } from '@/components/preview-table';
import { capitalized } from '@/lib/capitalized';
import classes from './import.module.css';
import { type ImportRow, type MatchedColumn, rowKey } from './import-rows';

interface ImportPreviewProps {
  rows: readonly ImportRow[];
  columns: readonly MatchedColumn[];
  /** Why the server refused rows, by their text. */
  reasons: ReadonlyMap<string, string>;
}

const Problem = ({ children }: { children: string }) => (
  <Text size="xs" c="danger" className={classes.problem}>
    {children}
  </Text>
);

/** The problems that no column shows, with the name of their field. */
const elsewhere = ({ problems }: ImportRow, columns: readonly MatchedColumn[]) =>
  Object.entries(problems)
    .filter(([name]) => columns.every(({ field }) => field.name !== name))
    .map(([name, problem]) => `${capitalized(name.replaceAll('_', ' '))}: ${problem}`);

/** What each row becomes, and why not. */
export const ImportPreview = ({ rows, columns, reasons }: ImportPreviewProps) => (
  <PreviewTable heads={['Row', ...columns.map(({ field }) => field.label)]} rows={rows} maxHeight="50vh">
    {(row) => {
      const reason = reasons.get(rowKey(row));
      return (
        <Table.Tr key={row.row.number}>
          <Table.Td className={classes.row}>
            {row.row.number}
            {[...elsewhere(row, columns), ...(reason === undefined ? [] : [reason])].map((problem) => (
              <Problem key={problem}>{problem}</Problem>
            ))}
          </Table.Td>
          {columns.map(({ index, field }) => (
            <Table.Td key={field.name} className={classes.cell}>
              <Text size="sm" lineClamp={2} dir="auto">
                {row.row.cells[index]}
              </Text>
              {row.problems[field.name] !== undefined && <Problem>{row.problems[field.name] ?? ''}</Problem>}
            </Table.Td>
          ))}
        </Table.Tr>
      );
    }}
  </PreviewTable>
);
