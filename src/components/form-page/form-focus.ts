import { type RefObject, useEffect } from 'react';
import { useLocation } from '@tanstack/react-router';

const editable = 'input, textarea, button, [contenteditable="true"], [tabindex]';

const focus = (element: HTMLElement | null | undefined) =>
  (element?.matches(editable) ? element : element?.querySelector<HTMLElement>(editable))?.focus();

const goTo = (element: HTMLElement, block: ScrollLogicalPosition) => {
  element.scrollIntoView({ block });
  element.focus({ preventScroll: true });
};

/** These paths in the order in which the form shows their fields; those without one come last. */
export const inScreenOrder = (form: HTMLElement | null, paths: readonly string[]) => {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-path]') ?? [])];
  const shown = fields.map(({ dataset }) => dataset.path ?? '');
  const placeOf = (path: string) => {
    const place = shown.findIndex((one) => one === path || one.startsWith(`${path}.`));
    return place < 0 ? shown.length : place;
  };
  return paths.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** Moves the focus to the form's first field, in the order of the screen, that one of `paths` names; else to what went wrong. */
export const focusProblem = (form: HTMLElement | null, paths: readonly string[]) => {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-path], [aria-invalid]') ?? [])];
  const named = ({ dataset, ariaInvalid }: HTMLElement) =>
    ariaInvalid === 'true' || paths.includes(dataset.path ?? '');
  focus(fields.find(named) ?? form?.querySelector<HTMLElement>('[role="alert"]'));
};

/** Moves the focus to the field at a path, or the first one within it. */
export const focusField = (form: HTMLElement | null, path: string) => {
  const at = (selector: string) => form?.querySelector<HTMLElement>(selector);
  const name = CSS.escape(path);
  focus(at(`[data-path="${name}"]`) ?? at(`[data-path^="${name}."]`) ?? at('[aria-invalid="true"]'));
};

/** Moves the focus to the first field of the form. */
export const focusFirstField = (form: HTMLElement | null) =>
  focus(form?.querySelector<HTMLElement>('[data-path]'));

/** Tries after everything that is rendered, until it is done or the user does something first; returns the way to stop it. */
const untilDone = (isDone: () => boolean) => {
  if (isDone()) return undefined;
  const ended = new AbortController();
  const end = () => ended.abort();
  const { signal } = ended;
  const observer = new MutationObserver(() => {
    if (isDone()) end();
  });
  signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  for (const act of ['pointerdown', 'keydown']) window.addEventListener(act, end, { signal });
  return end;
};

/**
 * Brings the field of which the address names the path after `#`, or the section with that id, into view and gives it the
 * focus. What is loaded later is waited for: an editor, or a section with its rows.
 */
export const useHashTarget = (frame: RefObject<HTMLElement | null>) => {
  const target = useLocation({ select: ({ hash }) => hash });
  useEffect(() => {
    if (target === '') return;
    const name = CSS.escape(target);
    let atSection = false;
    return untilDone(() => {
      const field = frame.current?.querySelector<HTMLElement>(`[data-path="${name}"]`);
      const section = frame.current?.querySelector<HTMLElement>(`#${name}`);
      if (field) goTo(field, 'center');
      else if (section && !atSection) {
        atSection = true;
        goTo(section, 'start');
      }
      return Boolean(field);
    });
  }, [target, frame]);
};
