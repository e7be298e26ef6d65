import { useEffect } from 'react';
import { useLocation } from '@tanstack/react-router';

const inputAt = (path: string) =>
  document.querySelector<HTMLElement>(`form[data-resource] [data-path="${CSS.escape(path)}"]`);

const goTo = (input: HTMLElement) => {
  input.scrollIntoView({ block: 'center' });
  input.focus({ preventScroll: true });
};

/** Calls back once an input with this path is on the form, unless the user does something first; returns the way to stop it. */
const whenThere = (path: string, onInput: (input: HTMLElement) => void) => {
  const ended = new AbortController();
  const observer = new MutationObserver(() => {
    const input = inputAt(path);
    if (!input) return;
    ended.abort();
    onInput(input);
  });
  const { signal } = ended;
  signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  for (const act of ['pointerdown', 'keydown']) window.addEventListener(act, () => ended.abort(), { signal });
  return () => ended.abort();
};

/**
 * Brings a field into view, and gives it the focus, when the address names its path, or a path inside it, after `#`. An
 * editor is waited for, which is loaded after its field is shown.
 */
export const useFieldTarget = (name: string) => {
  const path = useLocation({
    select: ({ hash }) => (hash === name || hash.startsWith(`${name}.`) ? hash : undefined),
  });
  useEffect(() => {
    if (path === undefined) return;
    const input = inputAt(path);
    if (!input) return whenThere(path, goTo);
    goTo(input);
  }, [path]);
};
