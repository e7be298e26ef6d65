const unsaved = new Set<string>();

/** Records whether the form or editor named `key` holds edits that would be lost by leaving the page. */
export const setUnsaved = (key: string, value: boolean): void => {
  if (value) unsaved.add(key);
  else unsaved.delete(key);
};

/** True while any form holds edits; nothing may reload the page by itself then. */
export const hasUnsaved = (): boolean => unsaved.size > 0;
