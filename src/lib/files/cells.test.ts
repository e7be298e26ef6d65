import { describe, expect, it } from 'vitest';
import { copiedCells, copyOf, fileCells, pastedCells } from './cells';
import { toCsv } from './csv';

describe('copied cells', () => {
  it.each([
    [
      'a cell that begins with a mark',
      'Title\tActive\n"Yeti" Hotel\tyes\nTwo\tno',
      [
        ['Title', 'Active'],
        ['"Yeti" Hotel', 'yes'],
        ['Two', 'no'],
      ],
    ],
    [
      'a mark that nothing closes',
      'a\t"b\nc\td\n',
      [
        ['a', '"b'],
        ['c', 'd'],
      ],
    ],
    ['marks around a whole text', '"Yeti"\t"a" and "b"', [['"Yeti"', '"a" and "b"']]],
    [
      'breaks, tabs and doubled marks in a cell',
      'a\n"b\nc"\t"say ""hi"""\n"x\ty"\td\r\n',
      [['a'], ['b\nc', 'say "hi"'], ['x\ty', 'd']],
    ],
    [
      'a mark within a quoted text that is not doubled',
      '"a\t"b\nc" d\te',
      [
        ['"a', '"b'],
        ['c" d', 'e'],
      ],
    ],
    ['line ends of several systems', 'a\r\nb\rc\nd', [['a'], ['b'], ['c'], ['d']]],
    ['blank cells and rows', 'a\t\n\n\tb\n', [['a', ''], [''], ['', 'b']]],
    ['a cell that our export protects', "'=1+1\t'+977 1\t'Tis\t''=x", [['=1+1', '+977 1', "'Tis", "'=x"]]],
  ])('are read whole: %s', (_what, text, cells) => {
    expect(copiedCells(text)).toEqual(cells);
  });

  it.each([
    ['"'],
    ['"a'],
    ['""'],
    ['"a""b"'],
    ['"a"'],
    ['a"b'],
    ['a\nb'],
    ['"a\tb"'],
    [''],
    ["'=1"],
    ['="1"'],
  ])('hold %j as they are written', (cell) => {
    const rows = [
      ['x', cell],
      [cell, '"y'],
      ['z', 'z'],
    ];
    expect(copiedCells(copyOf(rows))).toEqual(rows);
  });
});

const cellsOf = (content: string) => {
  const read = fileCells(content);
  return 'rows' in read ? read.rows.map(({ number, cells }) => [number, ...cells]) : read.problem;
};

describe('a CSV file', () => {
  it.each([
    [
      'commas',
      'a,b\n"x, y","say ""hi"""\n',
      [
        [1, 'a', 'b'],
        [2, 'x, y', 'say "hi"'],
      ],
    ],
    [
      'semicolons, with decimal commas',
      'a;b\n1,5;2,5\n',
      [
        [1, 'a', 'b'],
        [2, '1,5', '2,5'],
      ],
    ],
    [
      'a separator in a quoted name',
      '"a;b;c",d\n1,2',
      [
        [1, 'a;b;c', 'd'],
        [2, '1', '2'],
      ],
    ],
    [
      'a break in a name',
      '"Price\nper person",Name\n900,Rara',
      [
        [1, 'Price\nper person', 'Name'],
        [2, '900', 'Rara'],
      ],
    ],
    [
      'a line that names the separator',
      '\uFEFFsep=;\r\na,b;c\r\n1;2',
      [
        [1, 'a,b', 'c'],
        [2, '1', '2'],
      ],
    ],
    [
      'two kinds of line ends',
      'a,b\r\n1,2\n3,4\r5,6\r\n',
      [
        [1, 'a', 'b'],
        [2, '1', '2'],
        [3, '3', '4'],
        [4, '5', '6'],
      ],
    ],
    [
      'tabs, quoted as Excel saves them',
      'a\tb\n"Tea, coffee"\t"say ""hi"""',
      [
        [1, 'a', 'b'],
        [2, 'Tea, coffee', 'say "hi"'],
      ],
    ],
    [
      'a single column',
      'Title\nTea, coffee\n"Tea; milk"\n',
      [
        [1, 'Title'],
        [2, 'Tea, coffee'],
        [3, 'Tea; milk'],
      ],
    ],
    [
      'blank rows, which count',
      '\n,\na,b\n \u00a0,\u200b\n1,2\n\n',
      [
        [3, 'a', 'b'],
        [5, '1', '2'],
      ],
    ],
    [
      'spaces before marks, and marks behind spaces',
      'a, "b, c"\n "x, y", "Yeti" Hotel\n',
      [
        [1, 'a', 'b, c'],
        [2, 'x, y', ' "Yeti" Hotel'],
      ],
    ],
    [
      'numbers that are written as formulas to stay texts',
      'a,b\n="0098","=""0412"""\n',
      [
        [1, 'a', 'b'],
        [2, '0098', '0412'],
      ],
    ],
    [
      'a quoted blank cell, and spaces behind marks',
      'a,b\n"","x" ,\n',
      [
        [1, 'a', 'b'],
        [2, '', 'x', ''],
      ],
    ],
  ])('is read with %s', (_what, content, rows) => {
    expect(cellsOf(content)).toEqual(rows);
  });

  it.each([
    ['a,b\n1,"open\n2,3\n', 'Line 2: the quotation mark that begins this cell is never closed.'],
    [
      'a,b\n"x\ny","Yeti" Hotel\n',
      'Line 3: text follows a closing quotation mark. Write marks within a cell twice.',
    ],
  ])('with wrong marks is refused with the line: %j', (content, problem) => {
    expect(cellsOf(content)).toBe(problem);
  });

  it('that we saved has the cells that were saved', () => {
    const heads = Array.from({ length: 12 }, (_, index) => `Field ${index}`);
    const cells = [
      '=1+1',
      "'=1+1",
      '="0098"',
      "''-a",
      "'Tis",
      '\ttab',
      '-12.5',
      '+977 1',
      'a "b", c',
      'line\nbreak',
      '',
    ];
    expect(cellsOf(toCsv(heads, [cells]))).toEqual([
      [1, ...heads],
      [2, ...cells],
    ]);
  });
});

it('reads a pasted text as copied cells, or as a file where only a file can be meant', () => {
  const cells = (text: string) => {
    const read = pastedCells(text);
    return 'rows' in read ? read.rows.map((row) => row.cells) : read.problem;
  };
  expect(cells('Title\n"Yeti" Hotel\n')).toEqual([['Title'], ['"Yeti" Hotel']]);
  expect(cells('a\tb\n"x, y"\t1')).toEqual([
    ['a', 'b'],
    ['"x, y"', '1'],
  ]);
  expect(cells('"a"\t"b"\n"x, y"\t1')).toEqual([
    ['a', 'b'],
    ['x, y', '1'],
  ]);
  expect(cells('a,b\n"x, y",1')).toEqual([
    ['a', 'b'],
    ['x, y', '1'],
  ]);
  expect(cells('a,b\n"x,1')).toMatch(/^Line 2:/);
});

it('reads a megabyte of cells in well under a second', () => {
  const text = 'Name\tPrice\n' + '"Yeti" Hotel\t"a ""b""\n'.repeat(40_000);
  const start = performance.now();
  expect(copiedCells(text)).toHaveLength(40_001);
  expect(performance.now() - start).toBeLessThan(1_000);
});
