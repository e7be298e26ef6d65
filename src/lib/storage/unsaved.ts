const unsaved = new Set<string>();

/** Records whether the form or editor `key` has edits that would be lost by leaving the page. */
export const setUnsaved = (key: string, value: boolean): void => {
  if (value) unsaved.add(key);
  else unsaved.delete(key);
};

/** Whether any form has unsaved edits; nothing may reload the page automatically then. */
export const hasUnsaved = (): boolean => unsaved.size > 0;

let agreed = false;

/** Reloads the page after somebody agreed to what is lost, so that the browser does not ask once more. */
export const reloadAgreed = (): void => {
  agreed = true;
  window.location.reload();
};

/** Whether the page is being left by `reloadAgreed`. */
export const isLeavingAgreed = (): boolean => agreed;
