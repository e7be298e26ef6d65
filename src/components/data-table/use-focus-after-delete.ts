import { useEffect, useRef } from 'react';
import type { ListRow } from './column';

/**
 * Moves the focus to the row that takes the place of a deleted one; else it would be lost with the row's button. Gives
 * the ref of the element that holds the rows, and what to call with a row that has been deleted.
 */
export const useFocusAfterDelete = <Row extends ListRow>(rows: readonly Row[]) => {
  const frame = useRef<HTMLDivElement>(null);
  const gone = useRef<{ id: number; place: number }>(undefined);

  useEffect(() => {
    const { current } = gone;
    if (!current || rows.some(({ id }) => id === current.id)) return;
    gone.current = undefined;
    const links = [...(frame.current?.querySelectorAll('tbody tr, li') ?? [])].flatMap((row) => {
      const link = row.querySelector<HTMLElement>('a[href]');
      return link ? [link] : [];
    });
    links[Math.min(current.place, links.length - 1)]?.focus();
  }, [rows]);

  const onDeleted = ({ id }: Row) => {
    gone.current = { id, place: rows.findIndex((row) => row.id === id) };
  };
  return [frame, onDeleted] as const;
};
