import { useCallback, useEffect, useRef, useState } from 'react';

const targets = ['[aria-invalid="true"]', 'input', '[aria-roledescription]', 'a, button'];

/** Moves the focus to a day once it is drawn; to the list when the day or what had the focus is gone. */
export const useDayFocus = (dirty: boolean) => {
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ key: string | undefined }>();
  const focus = useCallback((key: string | undefined) => setAsked({ key }), []);

  useEffect(() => {
    if (!asked) return;
    const row = asked.key === undefined ? null : list.current?.querySelector(`[data-key="${asked.key}"]`);
    const target = targets.map((selector) => row?.querySelector<HTMLElement>(selector)).find(Boolean);
    (target ?? list.current)?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  }, [asked]);

  const wasDirty = useRef(dirty);
  useEffect(() => {
    const settled = wasDirty.current && !dirty;
    wasDirty.current = dirty;
    if (settled && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [dirty]);

  return { list, focus };
};
