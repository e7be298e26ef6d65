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

/** Which weeks of which packages are chosen, and the ways to choose them. */
export const useSelection = (board: Board) => {
  const [{ base, area }, setState] = useState<State>({ base: nothing, area: undefined });
  const selection = useMemo(() => (area ? withArea(base, board, area) : base), [base, board, area]);

  return {
    selection,
    /** Turns a cell round; what follows by `extend` is chosen with it, or taken out. */
    begin: (at: Cell) => {
      setState({ base: selection, area: { from: at, to: at, erase: isChosen(selection, board, at) } });
    },
    /** Moves the corner of what is being chosen; begins at `anchor` where nothing is. */
    extend: (to: Cell, anchor: Cell) => {
      setState({
        base: area ? base : selection,
        area: { ...(area ?? { from: anchor, erase: false }), to },
      });
    },
    /** What is being chosen is chosen. */
    end: () => {
      if (area) setState({ base: selection, area: undefined });
    },
    /** Turns a whole area round. */
    turn: (from: Cell, to: Cell) => {
      setState({ base: withArea(selection, board, turned(selection, board, from, to)), area: undefined });
    },
    clear: () => setState({ base: nothing, area: undefined }),
  };
};

export type SelectionState = ReturnType<typeof useSelection>;
