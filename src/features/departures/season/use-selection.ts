import { useMemo, useState } from 'react';
import {
  type Area,
  type Board,
  type Cell,
  type ChosenWeeks,
  isChosen,
  nothing,
  toggledArea,
  withArea,
} from './selection';

interface State {
  base: ChosenWeeks;
  /** The area being selected by a pressed pointer, or by Shift and arrow keys. */
  area: Area | undefined;
}

const chosenOn = (board: Board, { base, area }: State): ChosenWeeks =>
  area ? withArea(base, board, area) : base;

/** The selected weeks of packages, and functions to select them. */
export const useSelection = (board: Board) => {
  const [state, setState] = useState<State>({ base: nothing, area: undefined });
  const selection = useMemo(() => chosenOn(board, state), [board, state]);

  // Uses the latest state, not the last render's: the pointer may move on before it is released.
  return {
    selection,
    /** Toggles a cell and starts an area; `extend` then extends it. */
    begin: (at: Cell) => {
      setState((before) => {
        const base = chosenOn(board, before);
        return { base, area: { from: at, to: at, erase: isChosen(base, board, at) } };
      });
    },
    /** Moves the corner of the area; starts one at `anchor` if there is none. */
    extend: (to: Cell, anchor: Cell) => {
      setState(({ base, area = { from: anchor, erase: false } }) => ({ base, area: { ...area, to } }));
    },
    /** Applies the area to the selection. */
    end: () => {
      setState((before) => (before.area ? { base: chosenOn(board, before), area: undefined } : before));
    },
    /** Toggles a whole area. */
    turn: (from: Cell, to: Cell) => {
      setState((before) => {
        const base = chosenOn(board, before);
        return { base: withArea(base, board, toggledArea(base, board, from, to)), area: undefined };
      });
    },
    clear: () => setState({ base: nothing, area: undefined }),
  };
};

export type SelectionState = ReturnType<typeof useSelection>;
