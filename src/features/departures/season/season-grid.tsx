import { type CSSProperties, useEffect, useRef } from 'react';
import type { Days } from '@/domain/nepal/days/use-days';
import type { Package } from '@/generated/model';
import type { BoardContext } from './row-view';
import classes from './season.module.css';
import { SeasonHead } from './season-head';
import { FIRST_WEEK, SeasonRow } from './season-row';
import { type Cell, chosenIn } from './selection';
import { useGrid } from './use-grid';
import { useRowWindow } from './use-row-window';
import type { SelectionState } from './use-selection';

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
