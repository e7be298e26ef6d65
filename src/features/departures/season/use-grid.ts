import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useDirection } from '@mantine/core';
import { cellBeside } from './grid-keys';
import type { Board, Cell } from './selection';
import type { SelectionState } from './use-selection';

interface GridOptions {
  frame: RefObject<HTMLDivElement | null>;
  board: Board;
  selection: SelectionState;
  /** The height of a row, in pixels. */
  rowHeight: number;
  /** Called on Enter in a week. */
  onOpen: () => void;
}

const cellAt = (target: EventTarget): Cell | undefined => {
  const at = target instanceof Element ? target.closest('[data-at]')?.getAttribute('data-at') : undefined;
  const [row, week] = at?.split(':').map(Number) ?? [];
  return row === undefined || week === undefined ? undefined : { row, week };
};

/** Keyboard, pointer and focus handling of the grid, with a roving tabindex. */
export const useGrid = ({ frame, board, selection, rowHeight, onOpen }: GridOptions) => {
  const { dir } = useDirection();
  const [current, setCurrent] = useState<Cell>({ row: 0, week: 0 });
  const [anchor, setAnchor] = useState(current);
  const wanted = useRef<Cell>(undefined);
  const byMouse = useRef(false);
  const size = { rows: board.packages.length, weeks: board.weeks.length };

  // The target row may be rendered only after scrolling.
  useLayoutEffect(() => {
    const { current: to } = wanted;
    if (!to || !frame.current) return;
    const cell =
      frame.current.querySelector<HTMLElement>(`[data-at="${to.row}:${to.week}"]`) ??
      frame.current.querySelector<HTMLElement>(`[data-whole="${to.row}"] button`);
    if (!cell) return;
    wanted.current = undefined;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const goTo = (cell: Cell) => {
    wanted.current = cell;
    setCurrent(cell);
    const { current: element } = frame;
    const isThere = element?.querySelector(`[data-at="${cell.row}:-1"]`);
    if (!isThere) element?.scrollTo({ top: cell.row * rowHeight });
  };

  const last = size.weeks - 1;
  /** Handles the keys that select, clear or open; returns whether it handled the key. */
  const press = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean => {
    const { row, week } = current;
    if (key === ' ') {
      if (shiftKey || week < 0) selection.turn({ row, week: 0 }, { row, week: last });
      else if (ctrlKey || metaKey) selection.turn({ row: 0, week }, { row: size.rows - 1, week });
      else selection.turn(current, current);
    } else if (key.toLowerCase() === 'a' && (ctrlKey || metaKey))
      selection.turn({ row: 0, week: 0 }, { row: size.rows - 1, week: last });
    else if (key === 'Escape' && selection.selection.size > 0) selection.clear();
    else if (key === 'Enter' && week >= 0) onOpen();
    else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLButtonElement && [' ', 'Enter'].includes(event.key)) return;
    if (event.altKey) return;
    if (press(event)) {
      event.preventDefault();
      return;
    }
    const to = cellBeside(current, event, size, dir === 'rtl');
    if (!to) return;
    event.preventDefault();
    if (event.shiftKey && current.week >= 0) {
      selection.extend({ row: to.row, week: Math.max(0, to.week) }, anchor);
      goTo({ row: to.row, week: Math.max(0, to.week) });
      return;
    }
    selection.end();
    setAnchor(to);
    goTo(to);
  };

  const onPointerDown = (event: PointerEvent) => {
    const cell = cellAt(event.target);
    byMouse.current = event.pointerType === 'mouse';
    // A moving finger scrolls, and a tap is a click.
    if (!cell || cell.week < 0 || event.pointerType !== 'mouse' || event.button !== 0) return;
    setCurrent(cell);
    if (event.shiftKey) {
      selection.extend(cell, anchor);
      return;
    }
    setAnchor(cell);
    selection.begin(cell);
  };
  const onPointerMove = (event: PointerEvent) => {
    const cell = event.pointerType === 'mouse' && event.buttons === 1 ? cellAt(event.target) : undefined;
    if (cell && cell.week >= 0 && (cell.row !== current.row || cell.week !== current.week)) {
      setCurrent(cell);
      selection.extend(cell, anchor);
    }
  };

  return {
    current,
    handlers: {
      onKeyDown,
      onKeyUp: ({ key }: KeyboardEvent) => key === 'Shift' && selection.end(),
      onPointerDown,
      onPointerMove,
      onPointerUp: selection.end,
      onClick: ({ target }: { target: EventTarget }) => {
        const cell = cellAt(target);
        if (!cell || cell.week < 0 || byMouse.current) return;
        setCurrent(cell);
        setAnchor(cell);
        selection.turn(cell, cell);
      },
      onFocus: ({ target }: { target: EventTarget }) => {
        const cell = cellAt(target);
        if (!cell || (cell.row === current.row && cell.week === current.week)) return;
        // The focus came neither by an arrow key nor by the pointer.
        setCurrent(cell);
        setAnchor(cell);
      },
    },
  };
};
