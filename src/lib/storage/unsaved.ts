const unsaved = new Set<string>();

/** Records whether the form or editor `key` has edits that would be lost by leaving the page. */
export const setUnsaved = (key: string, value: boolean): void => {
  if (value) unsaved.add(key);
  else unsaved.delete(key);
};

/** Whether any form has unsaved edits; nothing may reload the page automatically then. */
export const hasUnsaved = (): boolean => unsaved.size > 0;
