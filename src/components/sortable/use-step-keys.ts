import { type RefObject, useEffect } from 'react';
import { useLatest } from '@/components/hooks/use-latest';

const steps: Partial<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };
const writable = 'input, textarea, select, [contenteditable="true"]';

/** Moves the focused row by Alt and an arrow key, unless it is being dragged or edited. */
export const useStepKeys = (
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  onStep: ((from: number, to: number) => void) | undefined,
) => {
  const latest = useLatest({ keys, onStep });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { keys: rows, onStep: step } = latest.current;
      const by = event.altKey ? steps[event.key] : undefined;
      if (!step || by === undefined || !(event.target instanceof Element) || event.target.closest(writable))
        return;
      const row = event.target.closest<HTMLElement>('[data-key]');
      const from = rows.findIndex((key) => key === row?.dataset.key);
      if (from < 0 || row?.dataset.dragging !== undefined) return;
      event.preventDefault();
      if (from + by >= 0 && from + by < rows.length) step(from, from + by);
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [list, latest]);
};
