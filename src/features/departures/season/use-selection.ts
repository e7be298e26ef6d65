import { useMemo, useState } from 'react';
import {
  type Area,
  type Board,
  type Cell,
  isChosen,
  nothing,
  type Selection,
  turned,
  withArea,
} from './selection';

interface State {
  base: Selection;
  /** What is being chosen: by a pointer that is down, or by Shift and the arrow keys. */
  area: Area | undefined;
}

const chosenOn = (board: Board, { base, area }: State): Selection =>
  area ? withArea(base, board, area) : base;

/** Which weeks of which packages are chosen, and the ways to choose them. */
export const useSelection = (board: Board) => {
  const [state, setState] = useState<State>({ base: nothing, area: undefined });
  const selection = useMemo(() => chosenOn(board, state), [board, state]);

  // By what was chosen since the last render, too: a pointer moves further right before it goes up.
  return {
    selection,
    /** Turns a cell round; what follows by `extend` is chosen with it, or taken out. */
    begin: (at: Cell) => {
      setState((before) => {
        const base = chosenOn(board, before);
        return { base, area: { from: at, to: at, erase: isChosen(base, board, at) } };
      });
    },
    /** Moves the corner of what is being chosen; begins at `anchor` where nothing is. */
    extend: (to: Cell, anchor: Cell) => {
      setState(({ base, area = { from: anchor, erase: false } }) => ({ base, area: { ...area, to } }));
    },
    /** What is being chosen is chosen. */
    end: () => {
      setState((before) => (before.area ? { base: chosenOn(board, before), area: undefined } : before));
    },
    /** Turns a whole area round. */
    turn: (from: Cell, to: Cell) => {
      setState((before) => {
        const base = chosenOn(board, before);
        return { base: withArea(base, board, turned(base, board, from, to)), area: undefined };
      });
    },
    clear: () => setState({ base: nothing, area: undefined }),
  };
};

export type SelectionState = ReturnType<typeof useSelection>;
