const editable = 'input, textarea, button, [contenteditable="true"], [tabindex]';

const focus = (element: HTMLElement | null | undefined) =>
  (element?.matches(editable) ? element : element?.querySelector<HTMLElement>(editable))?.focus();

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
export const focusFirstField = (form: HTMLElement | null) => {
  focus(form?.querySelector<HTMLElement>('[data-path]'));
};
