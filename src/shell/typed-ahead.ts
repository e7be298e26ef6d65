let typed = '';
let entered = false;
let release = (): void => undefined;

/** Buffers keystrokes for an overlay that is opening, instead of the page behind it; Escape calls `onEscape`. */
export const holdKeys = (onEscape: () => void): (() => void) => {
  const hold = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || key === 'Shift') return;
    if (key === 'Escape') onEscape();
    else if (key === 'Backspace') typed = typed.slice(0, -1);
    else if (key === 'Enter') entered = true;
    else if (key.length === 1) typed += key;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  typed = '';
  entered = false;
  window.addEventListener('keydown', hold, true);
  release = () => window.removeEventListener('keydown', hold, true);
  return release;
};

/** Returns the buffered text, and whether Enter was pressed; ends the buffering. */
export const takeTyped = () => {
  release();
  const ahead = { text: typed, entered };
  typed = '';
  entered = false;
  return ahead;
};
