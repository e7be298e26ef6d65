import { type CSSProperties, useEffect, useRef } from 'react';
import { UnstyledButton } from '@mantine/core';
import { dayName, dayParts } from '@/components/text/day-in-words';
import { useDisplay } from '@/components/text/display';
import type { Days } from '@/domain/nepal/days/use-days';
import type { Package } from '@/generated/model';
import { addDays, type PlainDate } from '@/lib/dates/dates';
import { sundayBefore } from '@/lib/dates/weeks';
import { inDigits } from '@/lib/formats/formats';
import type { BoardContext } from './row-view';
import classes from './season.module.css';
import { FIRST_WEEK, SeasonRow } from './season-row';
import { isInSeason, type TravelSeason } from './seasons';
import { type Cell, chosenIn } from './selection';
import { useGrid } from './use-grid';
import { useRowWindow } from './use-row-window';
import type { SelectionState } from './use-selection';
import { monthsOver } from './weeks';

interface SeasonHeadProps {
  weeks: readonly PlainDate[];
  season: TravelSeason;
  today: PlainDate;
  days: Days;
  /** Toggles a week of all packages. */
  onWeek: (week: number) => void;
}

/** The head of the grid: the months and weeks; a click on a week toggles it for all packages. */
const SeasonHead = ({ weeks, season, today, days, onWeek }: SeasonHeadProps) => {
  const { calendar } = useDisplay();
  const running = sundayBefore(today);
  const known = days.state === 'ready' ? days.module : undefined;
  return (
    <div role="rowgroup" className={classes.head}>
      <div className={classes.months} aria-hidden>
        {monthsOver(weeks, calendar).map(({ name, label, weeks: width }) => (
          <span key={label} className={classes.month} style={{ '--width': width } as CSSProperties}>
            <bdi>{width > 2 ? label : name}</bdi>
          </span>
        ))}
      </div>
      <div className={classes.signs}>{known && <known.WeekSigns weeks={weeks} />}</div>
      <div role="row" aria-rowindex={1} className={classes.headRow}>
        <div role="columnheader" aria-colindex={1} className={classes.name}>
          {$localize`Package`}
        </div>
        <div role="columnheader" aria-colindex={2} className={classes.fact}>
          {$localize`Sold until`}
        </div>
        <div role="columnheader" aria-colindex={3} className={classes.fact}>
          <bdi>{season.name}</bdi>
        </div>
        {weeks.map((week, index) => (
          <div
            key={week}
            role="columnheader"
            aria-colindex={FIRST_WEEK + index}
            className={classes.weekHead}
            data-season={isInSeason(week) || undefined}
            data-running={week === running || undefined}
          >
            <UnstyledButton
              tabIndex={-1}
              className={classes.weekButton}
              aria-label={$localize`${inDigits(dayParts(week, calendar).day)}:dayNumber:, week of ${dayName(week, calendar)}:dayName:`}
              aria-description={known?.namesIn({ from: week, to: addDays(week, 6) }).join(', ')}
              onClick={() => onWeek(index)}
            >
              {inDigits(dayParts(week, calendar).day)}
            </UnstyledButton>
          </div>
        ))}
      </div>
    </div>
  );
};

/** The height of a row, in pixels. */
const ROW = 40;

/** The props of the grid and the cards. */
export interface SeasonRowsProps {
  packages: readonly Package[];
  board: BoardContext;
  days: Days;
  selection: SelectionState;
  /** Called with the week that was clicked or focused. */
  onCurrent: (cell: Cell) => void;
  /** Called with the number of packages that have come into view. */
  onReach: (count: number) => void;
}

interface SeasonGridProps extends SeasonRowsProps {
  /** Moves the focus from a week to its details. */
  onOpen: () => void;
}

/** Packages by weeks: only the rows in view are rendered, and loaded. */
export const SeasonGrid = (props: SeasonGridProps) => {
  const { packages, board, days, selection, onCurrent, onReach, onOpen } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { weeks, season, today } = board;
  const rows = useRowWindow(frame, packages.length, ROW);
  const grid = useGrid({ frame, board: { packages, weeks }, selection, rowHeight: ROW, onOpen });
  const { current } = grid;

  useEffect(() => onCurrent(current), [onCurrent, current]);
  useEffect(() => onReach(rows.last + 1), [onReach, rows.last]);

  const shown = Array.from({ length: Math.max(0, rows.to - rows.from) }, (_, index) => rows.from + index);
  // The focused row stays rendered, or the keyboard would lose its place.
  if (current.row < packages.length && !shown.includes(current.row)) shown.push(current.row);

  return (
    <div
      ref={frame}
      role="grid"
      aria-label={$localize`Season`}
      aria-multiselectable
      aria-rowcount={packages.length + 1}
      aria-colcount={FIRST_WEEK - 1 + weeks.length}
      className={classes.grid}
      style={{ '--weeks': weeks.length, '--row': `${ROW}px` } as CSSProperties}
      {...grid.handlers}
    >
      <SeasonHead
        weeks={weeks}
        season={season}
        today={today}
        days={days}
        onWeek={(week) => selection.turn({ row: 0, week }, { row: packages.length - 1, week })}
      />
      <div role="rowgroup" className={classes.body} style={{ blockSize: packages.length * ROW }}>
        {shown.map((row) => {
          const of = packages[row];
          return (
            of && (
              <SeasonRow
                key={of.id}
                of={of}
                row={row}
                board={board}
                seen={rows.isSeen(row)}
                chosen={chosenIn(selection.selection, of.id, weeks)}
                tabStop={row === current.row ? current.week : undefined}
              />
            )
          );
        })}
      </div>
    </div>
  );
};
