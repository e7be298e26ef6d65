import { useRef, type KeyboardEvent } from 'react';
import type { PickerOptions } from './use-picker-options';

/** After a failure the list is empty: Enter in the field retries, the down arrow goes to the button. */
export function usePickerKeys(list: PickerOptions, opened: boolean) {
  const retryRef = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!opened || !list.failed) return;
    if (event.key === 'Enter') list.retry();
    if (event.key === 'ArrowDown') retryRef.current?.focus();
    if (event.key === 'Enter' || event.key === 'ArrowDown') event.preventDefault();
  };
  /** True when the focus only goes into the dropdown. */
  const staysInside = (target: EventTarget | null) => target !== null && target === retryRef.current;
  return { retryRef, onKeyDown, staysInside };
}
