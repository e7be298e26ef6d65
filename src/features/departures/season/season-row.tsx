import { type CSSProperties, memo, type ReactNode } from 'react';
import { Button, Skeleton } from '@mantine/core';
import { ScreenText } from '@/components/links/link-button';
import { DayName } from '@/components/text/day-text';
import type { Package } from '@/generated/model';
import { inDigits } from '@/lib/formats/formats';
import { departuresLink } from '@/resources/package-links';
import { type BarView, type BoardContext, coveredInWords, type RowView } from './row-view';
import classes from './season.module.css';
import { useRow } from './use-row';

const place = ({ at, length, lane }: BarView, lanes: number) =>
  ({ '--at': at, '--length': length, '--lane': lane, '--lanes': lanes }) as CSSProperties;

/** The departures of a package as bars; hidden from screen readers, as the weeks say the same as text. */
const SeasonBars = ({ view: { bars, lanes } }: { view: RowView }) => (
  <div className={classes.bars} aria-hidden>
    {bars.map((bar) => (
      <span
        key={bar.departure.id}
        className={classes.bar}
        style={place(bar, lanes)}
        data-standing={bar.standing}
        data-pending={bar.pending || undefined}
        data-inactive={!bar.active || undefined}
        data-past={bar.past || undefined}
      >
        {lanes < 3 && (bar.standing === 'unknown' ? '?' : bar.count)}
      </span>
    ))}
  </div>
);

interface SeasonRowProps {
  of: Package;
  /** Its index in the grid. */
  row: number;
  board: BoardContext;
  /** It is in view, so its data is loaded. */
  seen: boolean;
  /** The weeks as digits: `1` for a selected one, else `0`. */
  chosen: string;
  /** The week that Tab reaches, -1 for the name; undefined if it is in another row. */
  tabStop: number | undefined;
}

/** The first column of weeks, counted from 1 for `aria-colindex`. */
export const FIRST_WEEK = 4;

interface CellProps {
  row: number;
  week: number;
  label: string;
  chosen: boolean;
  focusable: boolean;
  gap: boolean;
}

const WeekCell = ({ row, week, label, chosen, focusable, gap }: CellProps) => (
  <div
    role="gridcell"
    aria-colindex={FIRST_WEEK + week}
    aria-selected={chosen}
    aria-label={label}
    tabIndex={focusable ? 0 : -1}
    className={classes.week}
    data-at={`${row}:${week}`}
    data-gap={gap || undefined}
  />
);

const Facts = ({ view, board }: { view: RowView | undefined; board: BoardContext }) => (
  <>
    <div role="gridcell" aria-colindex={2} className={classes.fact}>
      {view && (view.until ? <DayName date={view.until} /> : '–')}
    </div>
    <div
      role="gridcell"
      aria-colindex={3}
      className={classes.fact}
      title={view && coveredInWords(view.covered, board.season)}
    >
      {view && <bdi>{inDigits(`${view.covered.covered}/${view.covered.weeks}`)}</bdi>}
    </div>
  </>
);

const Whole = ({ children, row }: { children: ReactNode; row: number }) => (
  <div role="gridcell" aria-colindex={FIRST_WEEK} className={classes.whole} data-whole={row}>
    {children}
  </div>
);

/** A row of the grid: a package and its weeks. Loads its data only in view. */
export const SeasonRow = memo(({ of, row, board, seen, chosen, tabStop }: SeasonRowProps) => {
  const { query, view } = useRow(of, board, seen);
  const failed = query.isError && !query.data;
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className={classes.row}
      style={{ insetBlockStart: `calc(${row} * var(--row))` }}
    >
      <div role="rowheader" aria-colindex={1} className={classes.name}>
        <ScreenText
          size="sm"
          c="inherit"
          truncate
          title={of.name}
          data-at={`${row}:-1`}
          {...departuresLink(of.id)}
          tabIndex={tabStop === -1 ? 0 : -1}
        >
          <bdi>{of.name}</bdi>
        </ScreenText>
      </div>
      <Facts view={view} board={board} />
      {failed ? (
        <Whole row={row}>
          {$localize`The departures could not be read. `}
          <Button
            size="compact-xs"
            variant="default"
            tabIndex={tabStop === undefined ? -1 : 0}
            aria-label={$localize`Retry the departures of ${of.name}:name:`}
            onClick={() => void query.refetch()}
          >
            {$localize`Retry`}
          </Button>
        </Whole>
      ) : (
        board.weeks.map((date, week) => (
          <WeekCell
            key={date}
            row={row}
            week={week}
            label={view?.weeks[week]?.label ?? $localize`Departures not read yet`}
            gap={view?.weeks[week]?.gap ?? false}
            chosen={chosen[week] === '1'}
            focusable={tabStop === week}
          />
        ))
      )}
      {view && <SeasonBars view={view} />}
      {!view && !failed && (
        <div className={classes.bars} aria-hidden>
          <Skeleton height={14} width="30%" mt={13} />
        </div>
      )}
    </div>
  );
});
SeasonRow.displayName = 'SeasonRow';
