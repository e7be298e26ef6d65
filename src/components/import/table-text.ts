import Papa from 'papaparse';

/** A line of a spreadsheet with the number that it has there. */
export interface TableRow {
  number: number;
  cells: readonly string[];
}

export interface TextTable {
  head: readonly string[];
  rows: readonly TableRow[];
}

const delimiters = ['\t', ';', ','];

/** The apostrophe before a formula, which our export writes to make it text. */
const withoutApostrophe = (cell: string) => cell.replace(/^'(?=\s*[=+\-@＝＋－＠])/, '');

/**
 * Reads cells copied from a spreadsheet or a CSV file. The delimiter is what separates the names in the first row, since
 * texts below may contain any; a single column has none. Blank rows are left out.
 */
export const readTable = (text: string): TextTable => {
  const content = text.replace(/^\uFEFF/, '');
  const [first = ''] = content.split(/[\r\n]/, 1);
  const delimiter = delimiters.find((mark) => first.includes(mark)) ?? '\t';
  const { data } = Papa.parse<string[]>(content, { delimiter });
  const [head, ...rows] = data.map((cells, index) => ({
    number: index + 1,
    cells: cells.map(withoutApostrophe),
  }));
  return {
    head: head?.cells.map((name) => name.trim()) ?? [],
    rows: rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
  };
};

/** The text of a table, as a spreadsheet copies it. */
export const writeTable = (head: readonly string[], rows: readonly TableRow[]): string =>
  Papa.unparse([head, ...rows.map(({ cells }) => cells)] as string[][], { delimiter: '\t', newline: '\n' });
