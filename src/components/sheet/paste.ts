/** Parses cells copied from a spreadsheet: rows of tab-separated values. A final line break ends the last row. */
export const pastedRows = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));

/** Whether a copied text holds more than one value. */
export const isBlock = (text: string): boolean => /[\t\n\r]/.test(text.replace(/[\r\n]+$/, ''));
