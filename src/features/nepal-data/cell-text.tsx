import { Fragment } from 'react';
import { Badge, Stack, Text } from '@mantine/core';
import { useToday } from '@/components/hooks/use-today';
import { ExternalLink } from '@/components/links/external-link';
import { DayName } from '@/components/text/day-text';
import { feastSourceAt } from '@/domain/nepal/days/feast-table';
import { permitSourceFacts } from '@/domain/nepal/permits/given-permits';
import { claimsIn, typedSource } from '@/domain/nepal/tables/claims';
import { isPlainDate } from '@/lib/dates/dates';
import { formatCount } from '@/lib/formats/formats';
import { langOf } from '@/lib/languages/lang-of';
import { type ChangedRow, listedIn } from '@/lib/storage/table-changes';
import { isOld } from './rows';
import type { TableColumn } from './table-column';

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
export const CellText = ({ column, row }: CellTextProps) => {
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
export const NameText = ({ row: { cells, given, hidden, changed } }: { row: ChangedRow }) => {
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
