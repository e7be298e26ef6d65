import { Table, Text } from '@mantine/core';
import { cellText } from '@/components/edit-many/cell-text';
import { RecordLink } from '@/components/links/record-link';
import { DimmedText } from '@/components/text/dimmed-text';
import { PreviewTable } from '@/components/text/preview-table';
import { capitalized } from '@/lib/text/capitalized';
import { shortText } from '@/lib/text/html';
import classes from './import.module.css';
import { type ImportRow, WHOLE_ROW } from './import-rows';
import { type MatchedColumn, rowKey } from './import-table';
import type { KnownRecord } from './known-records';

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
    .map(([name, problem]) =>
      name === WHOLE_ROW ? problem : `${capitalized(name.replaceAll('_', ' '))}: ${problem}`,
    );

const Exists = ({ record: { name, link } }: { record: KnownRecord }) => (
  <Text size="xs" c="dimmed" component="div" className={classes.problem}>
    Exists already: {link ? <RecordLink link={link}>{name}</RecordLink> : <bdi>{name}</bdi>}
  </Text>
);

/** What the text of a cell was read as; the text itself where that is not possible, or a record is looked up by it. */
const shownText = ({ row, values, problems }: ImportRow, { index, field }: MatchedColumn) => {
  const text = row.cells[index] ?? '';
  const value =
    problems[field.name] === undefined && field.kind !== 'record' ? values[field.name] : undefined;
  return value === undefined ? text : shortText(cellText(field, value));
};

/** What each row becomes, and why not. */
export const ImportPreview = ({ rows, columns, reasons }: ImportPreviewProps) => (
  <PreviewTable heads={['Row', ...columns.map(({ field }) => field.label)]} rows={rows} maxHeight="50vh">
    {(row) => {
      const reason = reasons.get(rowKey(row.row));
      return (
        <Table.Tr key={row.row.number}>
          <Table.Td className={classes.row}>
            {row.row.number}
            {row.exists && <Exists record={row.exists} />}
            {[...elsewhere(row, columns), ...(reason === undefined ? [] : [reason])].map((problem) => (
              <Problem key={problem}>{problem}</Problem>
            ))}
          </Table.Td>
          {columns.map((column) => {
            const { field } = column;
            const advice = row.advice[field.name];
            return (
              <Table.Td key={field.name} className={classes.cell}>
                <Text size="sm" lineClamp={2} dir="auto">
                  {shownText(row, column)}
                </Text>
                {row.problems[field.name] !== undefined && (
                  <Problem>{row.problems[field.name] ?? ''}</Problem>
                )}
                {advice !== undefined && row.problems[field.name] === undefined && (
                  <DimmedText>{advice}</DimmedText>
                )}
              </Table.Td>
            );
          })}
        </Table.Tr>
      );
    }}
  </PreviewTable>
);
