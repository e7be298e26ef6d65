import { useCallback, useEffect, useRef, useState } from 'react';

const targets = ['[aria-invalid="true"]', 'input', '[aria-roledescription]', 'a, button'];

/**
 * Moves the focus to a day once it is drawn, and to the list when what had the focus in the section is gone: a day, or
 * the bar that `dirty` shows.
 */
export const useDayFocus = (count: number, dirty: boolean) => {
  const list = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  const [asked, setAsked] = useState<{ key: string | undefined }>();
  const focus = useCallback((key: string | undefined) => setAsked({ key }), []);

  useEffect(() => {
    if (!asked) return;
    const row = asked.key === undefined ? null : list.current?.querySelector(`[data-key="${asked.key}"]`);
    const target = targets.map((selector) => row?.querySelector<HTMLElement>(selector)).find(Boolean);
    (target ?? list.current)?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  }, [asked]);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      inside.current = list.current?.closest('section')?.contains(target as Node) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);

  useEffect(() => {
    if (inside.current && document.activeElement === document.body)
      list.current?.focus({ preventScroll: true });
  }, [count, dirty]);

  return { list, focus };
};
