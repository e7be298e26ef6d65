import { type RefObject, useEffect } from 'react';
import { useLocation } from '@tanstack/react-router';

const editable = 'input, textarea, button, [contenteditable="true"], [tabindex]';

const focus = (element: HTMLElement | null | undefined) =>
  (element?.matches(editable) ? element : element?.querySelector<HTMLElement>(editable))?.focus();

const goTo = (element: HTMLElement, block: ScrollLogicalPosition) => {
  element.scrollIntoView({ block });
  element.focus({ preventScroll: true });
};

/** Sorts paths by the position of their fields in the form; those without a field come last. */
export const inScreenOrder = (form: HTMLElement | null, paths: readonly string[]) => {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-path]') ?? [])];
  const shown = fields.map(({ dataset }) => dataset.path ?? '');
  const placeOf = (path: string) => {
    const place = shown.findIndex((one) => one === path || one.startsWith(`${path}.`));
    return place < 0 ? shown.length : place;
  };
  return paths.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** Focuses the first field that one of `paths` names; else the error summary. */
export const focusProblem = (form: HTMLElement | null, paths: readonly string[]) => {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-path], [aria-invalid]') ?? [])];
  const named = ({ dataset, ariaInvalid }: HTMLElement) =>
    ariaInvalid === 'true' || paths.includes(dataset.path ?? '');
  focus(fields.find(named) ?? form?.querySelector<HTMLElement>('[role="alert"]'));
};

/** Focuses the field at a path, or the first one within it. */
export const focusField = (form: HTMLElement | null, path: string) => {
  const at = (selector: string) => form?.querySelector<HTMLElement>(selector);
  const name = CSS.escape(path);
  focus(at(`[data-path="${name}"]`) ?? at(`[data-path^="${name}."]`) ?? at('[aria-invalid="true"]'));
};

export const focusFirstField = (form: HTMLElement | null) =>
  focus(form?.querySelector<HTMLElement>('[data-path]'));

/** Retries after each render until it is done or the user does something; returns the function that stops it. */
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
 * Scrolls the field or section named by the URL's hash into view and focuses it. Waits for lazy content, such as an
 * editor or a section with rows.
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
