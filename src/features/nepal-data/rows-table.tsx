import { Fragment, useState } from 'react';
import { ActionIcon, Badge, Button, Group, Paper, Stack, Table, Text } from '@mantine/core';
import { IconArrowBackUp, IconCalendarCheck, IconEye, IconEyeOff, IconPencil } from '@tabler/icons-react';
import { useNarrow } from '@/components/hooks/use-narrow';
import { useToday } from '@/components/hooks/use-today';
import { ExternalLink } from '@/components/links/external-link';
import { LinkIcon } from '@/components/links/link-button';
import { DayName } from '@/components/text/day-text';
import { TableHead } from '@/components/text/preview-table';
import { feastSourceAt } from '@/domain/nepal/days/feast-table';
import { permitSourceFacts } from '@/domain/nepal/permits/given-permits';
import { claimsIn, typedSource } from '@/domain/nepal/tables/claims';
import { isPlainDate } from '@/lib/dates/dates';
import { formatCount } from '@/lib/formats/formats';
import { langOf } from '@/lib/languages/lang-of';
import type { NepalTable } from '@/lib/storage/nepal-changes';
import { type ChangedRow, listedIn } from '@/lib/storage/table-changes';
import type { NepalDataSearch } from './nepal-data-search';
import { changeOf, changeRows, isOld } from './rows';
import type { TableColumn } from './table-column';
import { dataTables } from './tables';

/** A source, with a link to it if it has an address. */
const SourceText = ({ text }: { text: string }) => {
  const at = permitSourceFacts(text)?.at ?? feastSourceAt(text);
  const { name, url } = typedSource(at ?? text);
  const label = at === undefined ? name : text;
  return url === undefined ? <bdi title={at}>{label}</bdi> : <ExternalLink href={url}>{label}</ExternalLink>;
};

const Claims = ({ cell }: { cell: string }) => (
  <Stack gap={2}>
    {claimsIn(cell).map(({ text, sources }) => (
      <div key={text}>
        {isPlainDate(text) ? <DayName date={text} /> : <bdi>{text}</bdi>}
        {sources.length > 0 && (
          <Text size="xs" c="dimmed">
            {sources.map((source, index) => (
              <span key={source}>
                {index > 0 && ', '}
                <SourceText text={source} />
              </span>
            ))}
          </Text>
        )}
      </div>
    ))}
  </Stack>
);

interface CellTextProps {
  column: TableColumn;
  row: ChangedRow;
}

/** A cell of the list. */
const CellText = ({ column, row }: CellTextProps) => {
  const today = useToday();
  const text = row.cells[column.key] ?? '';
  if (text === '')
    return (
      <Text span c="dimmed">
        –
      </Text>
    );
  if (column.input === 'claims') return <Claims cell={text} />;
  if (column.unit === 'metres') return <bdi>{`${formatCount(Number(text))}\u00A0m`}</bdi>;
  if (column.key === 'source') return <SourceText text={text} />;
  if (column.input !== 'date') return <bdi>{column.choices?.[text] ?? text}</bdi>;
  return (
    <Stack gap={2} align="flex-start">
      {isPlainDate(text) && <DayName date={text} />}
      {isOld(row, today) && (
        <Badge size="sm" variant="light" color="warning">
          {$localize`Check again`}
        </Badge>
      )}
    </Stack>
  );
};

/** The name of a row, what it is called besides, and what was done to it. */
const NameText = ({ row: { cells, given, hidden, changed } }: { row: ChangedRow }) => {
  const also = [cells.nepali, cells.spellings, cells.alsoCalled].flatMap((names) => listedIn(names));
  const state = hidden ? $localize`Hidden` : changed && (given ? $localize`Edited` : $localize`Added`);
  return (
    <>
      <bdi lang={langOf(cells.name ?? '')}>{cells.name}</bdi>{' '}
      {state && (
        <Badge size="sm" variant="light" color={hidden ? 'gray' : 'primary'}>
          {state}
        </Badge>
      )}
      {also.length > 0 && (
        <Text size="xs" c="dimmed">
          {also.map((name, index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              <bdi lang={langOf(name)}>{name}</bdi>
            </Fragment>
          ))}
        </Text>
      )}
    </>
  );
};

interface RowActionsProps {
  table: NepalTable;
  row: ChangedRow;
  /** Of the screen, which stays when a row is edited. */
  search: NepalDataSearch;
}

/** What can be done to a row; each is undone by its notice. */
const RowActions = ({ table, row, search }: RowActionsProps) => {
  const today = useToday();
  const { id, cells, hidden, changed, given } = row;
  const { name = '' } = cells;
  const confirm = () =>
    changeRows(
      table,
      { [id]: changeOf(row, { ...cells, asOf: today }) },
      $localize`“${name}:name:” is as of today.`,
    );
  const hide = () =>
    changeRows(
      table,
      { [id]: changeOf({ given, hidden: !hidden }, cells) },
      hidden
        ? $localize`“${name}:name:” is used again.`
        : $localize`“${name}:name:” is hidden: nothing uses it.`,
    );
  const takeBack = () =>
    changeRows(
      table,
      { [id]: undefined },
      given ? $localize`“${name}:name:” is as it was.` : $localize`“${name}:name:” was removed.`,
    );
  return (
    <Group gap={2} wrap="nowrap">
      {cells.asOf !== today && !hidden && (
        <ActionIcon
          variant="subtle"
          aria-label={$localize`Confirm ${name}:name: as of today`}
          data-hint={$localize`Confirm as of today`}
          onClick={confirm}
        >
          <IconCalendarCheck size={16} aria-hidden />
        </ActionIcon>
      )}
      <LinkIcon
        to="/nepal-data"
        search={{ ...search, edit: id }}
        replace
        resetScroll={false}
        variant="subtle"
        aria-label={$localize`Edit ${name}:name:`}
        data-hint={$localize`Edit`}
      >
        <IconPencil size={16} aria-hidden />
      </LinkIcon>
      {changed && (
        <ActionIcon
          variant="subtle"
          aria-label={given ? $localize`Take back changes of ${name}:name:` : $localize`Remove ${name}:name:`}
          data-hint={given ? $localize`Take back` : $localize`Remove`}
          onClick={takeBack}
        >
          <IconArrowBackUp size={16} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        aria-label={hidden ? $localize`Use ${name}:name: again` : $localize`Hide ${name}:name:`}
        data-hint={hidden ? $localize`Use again` : $localize`Hide`}
        onClick={hide}
      >
        {hidden ? <IconEye size={16} aria-hidden /> : <IconEyeOff size={16} aria-hidden />}
      </ActionIcon>
    </Group>
  );
};

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
