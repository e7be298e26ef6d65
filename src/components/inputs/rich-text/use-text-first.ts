import { type FocusEvent, useRef } from 'react';

/**
 * Makes the text the first stop of Tab in its field, though its toolbar precedes it: Shift+Tab leads from the text to
 * the toolbar. Events of the toolbar's popovers bubble to the field, so a focus that one gives back is not moved.
 */
export const useTextFirst = (textId: string) => {
  const left = useRef<Element>(null);
  return {
    onBlur: ({ target }: FocusEvent) => {
      left.current = target;
    },
    onFocus: ({ target, relatedTarget }: FocusEvent) => {
      const isFromWithin = relatedTarget
        ? relatedTarget === left.current
        : target === left.current || left.current?.isConnected === false;
      if (!isFromWithin && target.closest('[role="toolbar"]')) document.getElementById(textId)?.focus();
    },
  };
};
