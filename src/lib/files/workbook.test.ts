import fc from 'fast-check';
import { type CellValue, readXlsx, type WriteOptions, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { readDate } from '@/lib/dates/typed-date';
import { fileCells } from './cells';
import { type CsvCell, toCsv } from './csv';
import { readWorkbook } from './read-workbook';
import { writeWorkbook } from './write-workbook';

interface Styled {
  value?: CellValue;
  format?: string;
  formula?: string;
}

type Value = CellValue | Styled;

const partsOf = (value: Value): Styled =>
  value !== null && typeof value === 'object' && !(value instanceof Date) ? value : { value };

/** A sheet of values, some with a number format or a formula. */
const sheetOf = (
  name: string,
  rows: readonly (readonly Value[])[],
  more: Partial<WriteSheet> = {},
): WriteSheet => {
  const cells = rows.flatMap((row, down) =>
    row.map((cell, along) => {
      const { value = null, format, formula } = partsOf(cell);
      return [
        `${down},${along}`,
        {
          ...(format !== undefined && { style: { numFmt: format } }),
          ...(formula !== undefined && { formula, formulaResult: value }),
        },
      ] as const;
    }),
  );
  const values = rows.map((row) => row.map((cell) => partsOf(cell).value ?? null));
  return { name, rows: values, cells: new Map(cells), ...more };
};

const read = async (sheets: readonly WriteSheet[], more: Partial<WriteOptions> = {}) =>
  readWorkbook(await writeXlsx({ sheets: [...sheets], ...more }));

const rowsOf = async (...written: Parameters<typeof read>) => {
  const found = await read(...written);
  return 'rows' in found ? found.rows.map(({ number, cells }) => [number, ...cells]) : found.problem;
};

const notesOf = async (...written: Parameters<typeof read>) => {
  const found = await read(...written);
  return 'notes' in found ? found.notes : found.problem;
};

const day = (text: string) => new Date(`${text}Z`);

describe('a cell of a workbook', () => {
  it.each<[string, Value, string]>([
    ['a text as it is', ' "Yeti" =1+1, x\ny', ' "Yeti" =1+1, x\ny'],
    ['a whole number with all its digits', 9_779_841_234_567, '9779841234567'],
    ['a small number without an exponent', 0.000_000_12, '0.00000012'],
    ['a sum without the error of its digits', 0.1 + 0.2, '0.3'],
    ['leading zeros of its format', { value: 98, format: '0000000' }, '0000098'],
    ['an amount', { value: 125_000.5, format: '"NPR" #,##0.00' }, '125000.5'],
    ['pounds', { value: 120, format: '[$£-809]#,##0.00;[Red]-[$£-809]#,##0.00' }, '£ 120'],
    ['euros', { value: 90.5, format: '#,##0.00\\ [$€-407]' }, '€ 90.5'],
    ['dollars', { value: 90, format: '"$"#,##0' }, '$ 90'],
    [
      'dollars of an account',
      { value: 90, format: '_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)' },
      '$ 90',
    ],
    ['a named currency', { value: 90, format: '0.00 "USD"' }, 'USD 90'],
    ['rupees of Nepal', { value: 90, format: '[$रु-461]#,##0' }, '90'],
    ['per cent', { value: 0.125, format: '0.0%' }, '12.5%'],
    ['per cent, exactly', { value: 0.07, format: '0%' }, '7%'],
    ['a sign that is only shown', { value: 7, format: '0" %"' }, '7'],
    ['a date', { value: day('2027-03-12T00:00'), format: 'd. mmmm yyyy' }, '2027-03-12'],
    [
      'a date in Nepali words',
      { value: day('2027-03-12T00:00'), format: '[$-461]d mmmm yyyy' },
      '2027-03-12',
    ],
    [
      'a date with a time',
      { value: day('2027-03-12T14:30'), format: 'yyyy-mm-dd hh:mm' },
      '2027-03-12 14:30',
    ],
    ['a time', { value: 0.3125, format: 'h:mm AM/PM' }, '07:30'],
    ['a duration', { value: 1.25, format: '[h]:mm:ss' }, '30:00'],
    ['a date before the first', { value: -5, format: 'yyyy-mm-dd' }, '########'],
    ['yes', true, 'true'],
    ['the value of a formula', { value: 1.5, formula: 'A1*2' }, '1.5'],
    ['the text of a formula', { value: 'a b', formula: 'A1&" b"' }, 'a b'],
    ['Nepali digits', '१२,५००', '१२,५००'],
    ['a text that LibreOffice took over from a CSV file', "'+977 1", '+977 1'],
  ])('is read as %s', async (_what, value, text) => {
    expect(
      await rowsOf([
        sheetOf('A', [
          ['Name', 'Value'],
          ['x', value],
        ]),
      ]),
    ).toEqual([
      [1, 'Name', 'Value'],
      [2, 'x', text],
    ]);
  });

  it.each(['1900', '1904'] as const)(
    'with a date of the system of %s is that day in the form',
    async (dateSystem) => {
      const days = ['1999-12-31', '2027-02-28', '2027-03-01', '2028-02-29'];
      const rows = days.map((text): Value[] => [{ value: day(`${text}T00:00`), format: 'dd/mm/yyyy' }, 'x']);
      const found = await read([sheetOf('A', [['Day', 'Name'], ...rows])], { dateSystem });
      const texts = 'rows' in found ? found.rows.slice(1).map(({ cells }) => cells[0] ?? '') : [];
      expect(texts.map((text) => readDate(text))).toEqual(days.map((date) => ({ date })));
    },
  );

  it('with a formula that was never computed is named', async () => {
    expect(
      await rowsOf([
        sheetOf('Treks', [
          ['Name', 'Value'],
          ['x', { formula: 'B1*2' }],
        ]),
      ]),
    ).toMatch(/^Cell B2 of “Treks” is a formula without its value/);
  });
});

const merge = (startRow: number, startCol: number, endRow: number, endCol: number) => ({
  startRow,
  startCol,
  endRow,
  endCol,
});

describe('a sheet', () => {
  const head = ['Name', 'Price'];

  it('keeps the numbers of its rows, without blank ones', async () => {
    expect(await rowsOf([sheetOf('A', [[null], head, [null, ' '], ['x', 1]])])).toEqual([
      [2, 'Name', 'Price'],
      [4, 'x', '1'],
    ]);
  });

  it('is read below its titles, merged or not', async () => {
    const rows = [['Hotels of Mustang'], [null], ['Season 2084'], ['Name', 'Price', 'Beds'], ['x', 1, 2]];
    const written = [sheetOf('A', rows, { merges: [merge(0, 0, 0, 2)] })];
    expect(await rowsOf(written)).toEqual([
      [4, 'Name', 'Price', 'Beds'],
      [5, 'x', '1', '2'],
    ]);
    expect(await notesOf(written)).toEqual(['Rows 1 and 3 are titles, and were left out.']);
  });

  it('with a single name or a single column has no title', async () => {
    expect(await rowsOf([sheetOf('A', [['Name'], ['x', 'beside'], ['y']])])).toHaveLength(3);
    expect(await rowsOf([sheetOf('A', [['Name'], ['x'], ['y']])])).toHaveLength(3);
  });

  it('may have names in two rows', async () => {
    const rows = [
      ['Name', 'Contact', null, 'Price'],
      [null, 'Phone 1', 'Email', null],
      ['x', '1', 'a@b', 5],
    ];
    const merges = [merge(0, 0, 1, 0), merge(0, 1, 0, 2), merge(0, 3, 1, 3)];
    const written = [sheetOf('A', rows, { merges })];
    expect(await rowsOf(written)).toEqual([
      [1, 'Name', 'Phone 1 (Contact)', 'Email (Contact)', 'Price'],
      [3, 'x', '1', 'a@b', '5'],
    ]);
    expect(await notesOf(written)).toEqual(['The names of the columns are in rows 1 and 2.']);
  });

  it('has the value of merged cells in each of their rows', async () => {
    const written = [
      sheetOf(
        'A',
        [
          ['Region', 'Name'],
          ['Mustang', 'x'],
          [null, 'y'],
          [null, 'z'],
        ],
        { merges: [merge(1, 0, 2, 0)] },
      ),
    ];
    expect(await rowsOf(written)).toEqual([
      [1, 'Region', 'Name'],
      [2, 'Mustang', 'x'],
      [3, 'Mustang', 'y'],
      [4, '', 'z'],
    ]);
    expect(await notesOf(written)).toEqual(['A merged cell counts for each of its rows.']);
  });

  it('says which rows are hidden', async () => {
    const rowDefs = new Map([[2, { hidden: true }]]);
    const written = [sheetOf('A', [head, ['x', 1], ['y', 2]], { rowDefs })];
    expect(await rowsOf(written)).toHaveLength(3);
    expect(await notesOf(written)).toEqual(['Row 3 is hidden in the spreadsheet, and was read, too.']);
  });

  it('is the first visible one with rows, and the others are named', async () => {
    const sheets = [
      sheetOf('Empty', [[null]]),
      sheetOf('Codes', [['a', 'b']], { hidden: true }),
      sheetOf('Treks', [head, ['x', 1]]),
      sheetOf('Old', [head, ['y', 1]]),
    ];
    expect(await rowsOf(sheets)).toContainEqual([2, 'x', '1']);
    expect(await notesOf(sheets)).toEqual(['Read from the sheet “Treks”. Not read: “Codes” and “Old”.']);
    expect(await notesOf([sheetOf('Empty', [[null]])])).toBe('The file has no cells.');
  });

  it('with a table goes before a cover page, and any can be chosen', async () => {
    const sheets = [
      sheetOf('Cover', [['Yeti Treks'], ['Rates of 2084'], ['Not for resale']]),
      sheetOf('Treks', [head, ['x', 1]]),
    ];
    expect(await read(sheets)).toMatchObject({ sheet: 'Treks', sheets: ['Cover', 'Treks'] });
    const bytes = await writeXlsx({ sheets });
    expect(await readWorkbook(bytes, 'Cover')).toMatchObject({ sheet: 'Cover' });
  });

  it('says which columns are hidden, and that it is', async () => {
    const columns = [{}, { hidden: true }];
    const sheet = sheetOf('A', [head, ['x', 1]], { columns, hidden: true });
    expect(await notesOf([sheet, sheetOf('Empty', [[null]])])).toEqual([
      'This sheet is hidden in the spreadsheet.',
      'Column Price is hidden in the spreadsheet, and was read, too.',
    ]);
  });

  it('is read to row 10,000, and that is said', async () => {
    const below = Array.from({ length: 10_100 }, (): Value[] => [null, { value: null, format: '0.00' }]);
    const found = await read([sheetOf('A', [head, ['x', 1], ...below])]);
    expect(found).toMatchObject({
      rows: [{ number: 1 }, { number: 2 }],
      notes: [expect.stringContaining('goes on after row 10,000') as string],
    });
  });

  it('that says to unpack to too much is refused before', async () => {
    const bytes = await writeXlsx({ sheets: [sheetOf('A', [head, ['x', 1]])] });
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const entry = bytes.findIndex(
      (_, at) => at + 4 <= bytes.length && view.getUint32(at, true) === 0x02014b50,
    );
    view.setUint32(entry + 24, 100_000_000, true);
    expect(await readWorkbook(bytes)).toEqual({
      problem: expect.stringMatching(/unpacks to more than can be read/) as string,
    });
  });

  it('of another kind of file is refused', async () => {
    expect(await readWorkbook(new TextEncoder().encode('PK\u0003\u0004 and then something else'))).toEqual({
      problem: expect.stringMatching(/not an Excel workbook/) as string,
    });
  });
});

describe('a workbook that we save', () => {
  const columns = ['ID', 'Phone', 'Name', 'Price', 'Starts', 'Active'].map((head) => ({
    head,
    staysText: ['ID', 'Phone'].includes(head),
  }));
  const written = async (rows: readonly (readonly CsvCell[])[]) => {
    const bytes = await writeWorkbook('package/regions', columns, rows);
    if ('problem' in bytes) throw new Error(bytes.problem);
    return bytes;
  };

  it('has dates, numbers and texts, and its first row stays in sight', async () => {
    const bytes = await written([
      [7, '0098', '=1+1', 12_500.5, '2027-03-12', true],
      [8, null, '2027-02-30', 0.1 + 0.2, '1899-01-01', ''],
    ]);
    const sheet = (await readXlsx(bytes, { readStyles: true })).sheets[0];
    expect(sheet).toMatchObject({ name: 'package regions', freezePane: { rows: 1 } });
    expect(sheet?.rows.slice(1)).toEqual([
      ['7', '0098', '=1+1', 12_500.5, day('2027-03-12T00:00'), true],
      ['8', null, '2027-02-30', '0.30000000000000004', '1899-01-01', null],
    ]);
    const formats = ['1,0', '2,1', '1,2', '1,4'].map((key) => sheet?.cells?.get(key)?.style?.numFmt);
    expect(formats).toEqual(['@', '@', '@', 'yyyy-mm-dd']);
  });

  it('is none if Excel could not open it', async () => {
    expect(await writeWorkbook('a', columns, [['x'.repeat(32_768)]])).toEqual({
      problem: expect.stringMatching(/longer than a cell/) as string,
    });
  });

  it('has the cells that a CSV file has, whatever they are', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'binary-ascii' }),
      fc.constantFrom(
        '2027-03-12',
        '_x0041_',
        '_x0041_x0042_',
        "'=1",
        '="0098"',
        'फूल\r\nपोखरा',
        ' 1 ',
        '१२',
        'TRUE',
      ),
    );
    const cell = fc.oneof(
      text,
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer(),
      fc.boolean(),
    );
    const row = fc.array(fc.option(cell), { minLength: columns.length, maxLength: columns.length });
    const heads = columns.map(({ head }) => head);
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 4 }), async (rows) => {
        const csv = fileCells(toCsv(heads, rows));
        const book = await readWorkbook(await written(rows));
        if (!('rows' in csv && 'rows' in book)) throw new Error('It cannot be read.');
        expect(book.rows).toEqual(csv.rows);
      }),
    );
  });
});
