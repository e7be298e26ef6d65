import { useCallback, useEffect, useRef, useState } from 'react';
import type { DayTexts } from './itinerary-values';

/** What of a day is focused: its first field or button, a field, or its handle. */
type Part = 'day' | 'handle' | keyof DayTexts;

/** Where a field of a day is written. */
export const fieldTargets = (field: string): string[] => [
  `input[data-field="${field}"]`,
  `[data-field="${field}"] [contenteditable]`,
];

const partTargets = (part: Part): string[] => {
  if (part === 'day') return [];
  if (part === 'handle') return ['[aria-roledescription]'];
  return fieldTargets(part);
};
const targets = ['[aria-invalid="true"]', 'input', '[data-day]', 'a, button'];

/** Focuses a day or a part of it once rendered, or the list if there is no such day. */
export const useDayFocus = () => {
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ key: string | undefined; part: Part }>();
  const focus = useCallback((key: string | undefined, part: Part = 'day') => setAsked({ key, part }), []);

  useEffect(() => {
    if (!asked) return;
    const row = asked.key === undefined ? null : list.current?.querySelector(`[data-key="${asked.key}"]`);
    const target = [...partTargets(asked.part), ...targets]
      .map((selector) => row?.querySelector<HTMLElement>(selector))
      .find(Boolean);
    (target ?? list.current)?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  }, [asked]);

  return { list, focus };
};
