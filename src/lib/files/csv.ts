/** A value of a row as an export has it. */
export type CsvCell = string | number | boolean | null | undefined;

/** Also behind apostrophes, since reading takes one away. */
const needsGuard = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;
const needsQuotes = /[",\r\n]/;

const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text);

const cell = (value: CsvCell) => {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = needsGuard.test(text) && !isNumber(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * The text of a CSV file by RFC 4180, with a byte-order mark so that spreadsheets read UTF-8. A leading apostrophe
 * turns cells that a spreadsheet would run as a formula (`= + - @`, also wide or behind spaces, TAB, line ends) into
 * plain text.
 */
export const toCsv = (header: readonly string[], rows: readonly (readonly CsvCell[])[]) =>
  `\uFEFF${[header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

/** A text as a formula, so that Excel keeps its leading zeros. */
const TEXT_FORMULA = /^="([^"]*)"$/;

/**
 * A cell without the apostrophe that `toCsv` writes before what a spreadsheet would run, and the text of one that other
 * programs write as `="0123"`.
 */
export const unguarded = (text: string): string =>
  text.startsWith("'") && needsGuard.test(text) ? text.slice(1) : text.replace(TEXT_FORMULA, '$1');
