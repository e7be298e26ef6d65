import type { RefObject } from 'react';
import { focusRow } from '@/components/data-table/focus-row';
import { useShortcuts } from '@/components/keys/use-shortcuts';

/** The shortcuts of a list; each presses the element with that `data-shortcut`, on the screen or in the focused row. */
export const useListKeys = (screen: RefObject<HTMLElement | null>) => {
  const rows = () => [...(screen.current?.querySelectorAll('[data-row]') ?? [])];
  const currentRow = () => rows().find((row) => row.contains(document.activeElement));
  const press = (key: string, within: Element | null | undefined) =>
    within?.querySelector<HTMLElement>(`[data-shortcut="${key}"]`)?.click();
  const step = (by: 1 | -1) => () => {
    const all = rows();
    const at = all.findIndex((row) => row.contains(document.activeElement));
    const next = all[at < 0 ? 0 : Math.min(Math.max(at + by, 0), all.length - 1)];
    if (next) focusRow(next);
  };
  useShortcuts([
    ['/', () => screen.current?.querySelector<HTMLElement>('[data-shortcut="/"] input')?.focus()],
    ['j', step(1)],
    ['k', step(-1)],
    ['x', () => press('x', currentRow())],
    ['e', () => press('e', currentRow())],
    ['c', () => press('c', screen.current)],
    ['[', () => press('[', screen.current)],
    [']', () => press(']', screen.current)],
  ]);
};
