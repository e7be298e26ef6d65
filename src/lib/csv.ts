type Cell = string | number | boolean | null | undefined;

const formulaStart = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;
const needsQuotes = /[",\r\n]/;

const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text);

const cell = (value: Cell) => {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = formulaStart.test(text) && !isNumber(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * The text of a CSV file by RFC 4180, with a byte-order mark so that spreadsheets read UTF-8. A leading apostrophe
 * turns cells that a spreadsheet would run as a formula (`= + - @`, also wide or behind spaces, TAB, line ends) into
 * plain text.
 */
export const toCsv = (header: readonly string[], rows: readonly (readonly Cell[])[]) =>
  `\uFEFF${[header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
