const editable = 'input, textarea, button, [contenteditable="true"], [tabindex]';

const inForm = (selector: string) => [
  ...document.querySelectorAll<HTMLElement>(`form[data-resource] :is(${selector})`),
];

const focus = (element: HTMLElement | undefined) =>
  (element?.matches(editable) ? element : element?.querySelector<HTMLElement>(editable))?.focus();

/** Moves the focus to the first field, in the order of the screen, that one of `paths` names; else to what went wrong. */
export const focusProblem = (paths: readonly string[]) => {
  const named = ({ dataset, ariaInvalid }: HTMLElement) =>
    ariaInvalid === 'true' || paths.includes(dataset.path ?? '');
  focus(inForm('[data-path], [aria-invalid]').find(named) ?? inForm('[role="alert"]')[0]);
};

/** Moves the focus to the first field of the form. */
export const focusFirstField = () => {
  focus(inForm('[data-path]')[0]);
};
