import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { creatable } from '@/api/writes/resource';
import { importing } from '@/components/edit-many/importing';
import { fieldLabel } from '@/lib/text/labels';
import { isReady, readImport } from './import-rows';
import { cellIn, readImportTable } from './import-table';
import { missingIn } from './import-words';
import type { KnownRecord } from './known-records';
import { readFile } from './read-file';
import { textOf } from './rows-text';

const values = {
  name: '',
  slug: '',
  price: '',
  share: '',
  active: true,
  notes: '',
  latitude: '',
  longitude: '',
};
const degrees = z.number().min(-180).max(180).nullish();

const tags = importing({
  resource: creatable({
    create: () => Promise.resolve(),
    fields: { name: { kind: 'text' }, type: { kind: 'text' } },
    toValues: () => ({ name: '', type: '' }),
    toBody: (body) => body,
  }),
  schema: z.object({ name: z.string().min(1), type: z.string() }),
});

const treks = importing({
  resource: creatable({
    create: () => Promise.resolve(),
    fields: {
      name: { kind: 'text' },
      slug: { kind: 'text' },
      price: { kind: 'number' },
      share: { kind: 'number' },
      active: { kind: 'switch' },
      notes: { kind: 'text', holds: 'rich text' },
      latitude: { kind: 'number' },
      longitude: { kind: 'number' },
    },
    toValues: () => values,
    toBody: (body: typeof values) => body,
  }),
  schema: z.object({
    name: z.string().min(1).max(20),
    slug: z.string().min(1),
    price: z.number().or(z.literal('')),
    share: z.number().or(z.literal('')),
    active: z.boolean(),
    notes: z.string(),
    latitude: degrees.or(z.literal('')),
    longitude: degrees.or(z.literal('')),
  }),
  fields: [
    { name: 'price', label: 'Price', kind: 'number', unit: 'NPR' },
    { name: 'share', label: 'Share', kind: 'number', unit: '%' },
  ],
});
if (!treks || !tags) throw new Error('It creates nothing.');

type Options = Parameters<typeof readImport>[2];

const known = (id: number, name: string, slug: string): KnownRecord => ({ id, name, row: { name, slug } });

/** The rows with what was read of them. */
const rowsOf = (text: string, options?: Options) =>
  readImport(text, treks, options).rows.map(({ row: { number }, values: read, problems, record }) => {
    if (record) return [number, `is ${record.name}`];
    return [number, Object.keys(problems).length > 0 ? problems : read];
  });

const fileRows = async (content: string | Uint8Array<ArrayBuffer>) => {
  const read = await readFile(new Blob([content]), 1_000);
  return 'problem' in read ? read.problem : rowsOf(read.text, { origin: read });
};

describe('the rows of an import', () => {
  it('become records, each in its row', () => {
    expect(
      rowsOf('Name\tPrice (NPR)\tactive\tnotes\n"Yeti" Hotel\tRs. 1,500/-\tठीक\t- Tea\nTwo\t\tno\t'),
    ).toEqual([
      [
        2,
        {
          name: '"Yeti" Hotel',
          slug: 'yeti-hotel',
          price: 1500,
          active: true,
          notes: '<ul><li><p>Tea</p></li></ul>',
        },
      ],
      [3, { name: 'Two', slug: 'two', active: false }],
    ]);
  });

  it('say what does not fit', () => {
    expect(rowsOf('Name,Share\nTrek, with view,5\nLong name,2.500\n,3\n#REF!,1\nTwo,10%,,\n')).toEqual([
      [2, { '': expect.stringMatching(/more cells/) as string, share: expect.any(String) as string }],
      [3, { share: 'Use at most 2 decimals.' }],
      [4, { name: 'This field is required.', slug: 'This field is required.' }],
      [5, { name: expect.stringMatching(/error of the spreadsheet/) as string }],
      [6, { name: 'Two', slug: 'two', share: 10 }],
    ]);
  });

  it('take both angles of a place from one cell', () => {
    expect(rowsOf('Name\tLatitude\tLongitude\nLukla\t27.6881° N, 86.7314° E\t')).toEqual([
      [2, { name: 'Lukla', slug: 'lukla', latitude: 27.6881, longitude: 86.7314 }],
    ]);
  });

  it('name the columns that are not imported, also one without a name', () => {
    expect(readImport('Name\t\tGuide\t\nA\tx\tRam\t\nB', treks).others).toEqual([
      'column 2, which has no name',
      'Guide',
    ]);
  });

  it.each([
    ['1', '2', []],
    ['Day 1', 'Day 2', []],
    ['१', '२', []],
    ['2', '1', ['Day']],
    ['1', '', ['Day']],
  ])('say nothing of a column that only numbers the rows: %s, %s', (first, second, others) => {
    expect(readImport(`Day\tName\n${first}\tA\n${second}\tB`, treks).others).toEqual(others);
  });

  it('are none of a text whose marks are wrong', () => {
    expect(readImport('Name,Price\nA,"1\nB,2', treks)).toMatchObject({
      rows: [],
      problem: expect.stringMatching(/^Line 2/) as string,
    });
  });
});

describe('rows of records that exist', () => {
  const records = [known(7, 'Mardi Himal', 'mardi'), known(8, 'Two', 'two')];
  const options = { known: { records, whole: true } };

  it('are known by their ID, whatever they hold, or by their slug', () => {
    expect(rowsOf('ID\tName\n7\tAnything\n\tTWO\n\tNew', options)).toEqual([
      [2, 'is Mardi Himal'],
      [3, 'is Two'],
      [4, { name: 'New', slug: 'new' }],
    ]);
  });

  it('are not created under another ID, nor before it is known which exist', () => {
    expect(rowsOf('ID\tName\n9\tA', options)).toEqual([
      [2, { '': expect.stringMatching(/No record has the ID 9/) as string }],
    ]);
    for (const known of [undefined, { records, whole: false }])
      expect(rowsOf('ID\tName\n9\tA', { known })).toEqual([
        [2, { '': expect.stringMatching(/could not be checked/) as string }],
      ]);
    expect(readImport('ID\tName\n9\tA', treks, { reading: true }).rows).toMatchObject([{ state: 'waits' }]);
  });

  it('may have the name of one of another type', () => {
    const row = { name: 'Wi-Fi', type: 'hotel' };
    const found = readImport('Name\tType\nwi-fi\thotel\nwi-fi\troom', tags, {
      known: { records: [{ id: 1, name: 'Wi-Fi', row }], whole: true },
    });
    expect(found.rows.map(({ values, record }) => [values.type, record?.id])).toEqual([
      ['hotel', 1],
      ['room', undefined],
    ]);
  });

  it('or of each other are said', () => {
    expect(rowsOf('Name\tSlug\nA\t\nB\ta\na\tother')).toEqual([
      [2, { name: 'A', slug: 'a' }],
      [3, { slug: 'Row 2 has the same.' }],
      [4, { name: 'a', slug: 'other' }],
    ]);
  });
});

describe('a file', () => {
  const trek = (number: number, name: string) => [number, { name, slug: name.toLowerCase() }];

  it('keeps the numbers of its rows when others are created and rows are corrected, added or removed', async () => {
    const read = await readFile(new Blob(['Name,Price\nA,1\n\nB,x\nC,y\nD,2\nE,z\n']), 1_000);
    if ('problem' in read) throw new Error(read.problem);
    const { head, rows } = readImport(read.text, treks, { origin: read });
    const left = textOf(
      head,
      rows.filter((row) => !isReady(row)),
    );
    const numbers = (text: string) =>
      readImport(text, treks, { origin: left })
        .rows.map(({ row }) => row.number)
        .toSorted((a, b) => a - b);
    expect(left).toEqual({ text: 'Name\tPrice\nB\tx\nC\ty\nE\tz', numbers: [4, 5, 7] });
    expect(numbers('Name\tPrice\nB\tx\nC\t5\nE\tz')).toEqual([4, 5, 7]);
    expect(numbers('Name\tPrice\nB\t1\nC\t5\nE\t3')).toEqual([4, 5, 7]);
    expect(numbers('Name\tPrice\nB\tx\nE\tz')).toEqual([4, 7]);
    expect(numbers('Name\tPrice\nB\tx\nNew\t1\nC\ty\nE\tz')).toEqual([4, 5, 7, 9]);
    expect(numbers('Name\tPrice\nOther\t1\nRows\t2\nHere\t3')).toEqual([2, 3, 4]);
  });

  it.each(['utf-16le', 'utf-16be'])('may be in %s, as Excel saves Unicode text', async (encoding) => {
    const units = Array.from('\uFEFFName\tPrice\r\n"Tea, फूल"\t1\r\n', (character) => character.charCodeAt(0));
    const bytes = units.flatMap((unit) =>
      encoding === 'utf-16le' ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255],
    );
    expect(await fileRows(new Uint8Array(bytes))).toEqual([
      [2, { name: 'Tea, फूल', slug: expect.any(String) as string, price: 1 }],
    ]);
  });

  it('holds a single column with commas, also quoted', async () => {
    expect(await fileRows('Name\nTea, "x"\n"A"\n')).toMatchObject([[2, { name: 'Tea, "x"' }], trek(3, 'A')]);
  });

  it('may have lost letters, which are asked for', async () => {
    expect(await fileRows('Name,Price\nCaf\uFFFD,1\n')).toEqual([
      [2, { name: expect.stringContaining('A letter was lost') as string }],
    ]);
  });

  it('is refused with the line of a wrong mark, in another encoding, and if it is too large', async () => {
    expect(await fileRows('Name,Price\nA,"1\nB,2')).toMatch(/^Line 2: .*never closed/);
    expect(await fileRows(new Uint8Array([67, 0xe9]))).toMatch(/not in UTF-8/);
    expect(await fileRows('x'.repeat(1_001))).toMatch(/too large/);
  });
});

it('reads two thousand rows in no time, and in less when one of them is edited', () => {
  const row = 'Hotel\tRs. 1,500/-\t10%\tyes\t"- Tea\n- Coffee"\t27.7\t85.3';
  const rows = Array.from({ length: 1_999 }, (_, index) => `${index} ${row}`);
  const textWith = (first: string) =>
    ['Name\tPrice\tShare\tActive\tNotes\tLatitude\tLongitude', first, ...rows].join('\n');
  const timed = (text: string) => {
    const start = performance.now();
    expect(readImport(text, treks).rows.filter(isReady)).toHaveLength(2_000);
    return performance.now() - start;
  };
  const whole = timed(textWith(`One ${row}`));
  const again = timed(textWith(`Two ${row}`));
  expect(whole).toBeLessThan(2_000);
  expect(again).toBeLessThan(whole / 2);
});

it.each([
  ['Price (EUR)', '120', 'price', '“EUR”'],
  ['Price in USD', '1,20,000/-', 'price', '“USD”'],
  ['Price [£]', '१२०', 'price', '“£”'],
  ['Price (NPR or IC)', '120', 'price', '“IC”'],
  ['Price', 'INR 90', 'price', '“INR”'],
  ['Price (%)', '10', 'price', 'Write an amount'],
  ['Price (in thousands)', '10', 'price', 'Write an amount'],
  ['Share (Rs.)', '10', 'share', 'Write per cent'],
])('refuses what is below %s as %s', (head, cell, name, reason) => {
  expect(rowsOf(`Name\t${head}\nRara\t${cell}`)).toEqual([
    [2, { [name]: expect.stringContaining(reason) as string }],
  ]);
});

it('reads an amount that names rupees below another currency', () => {
  expect(rowsOf('Name\tPrice (EUR)\nRara\tNPR 16,000')).toMatchObject([[2, { price: 16_000 }]]);
  expect(rowsOf('Name\tPrice (Rs)\tShare %\nRara\t120\t5')).toMatchObject([[2, { price: 120, share: 5 }]]);
});

it.each([
  ['Max altitude (ft)', '17,598', '17,598 ft'],
  ['Max altitude (m)', '5,364', '5,364 m'],
  ['Altitude in feet', '17598', '17598 ft'],
  ['Room area (sq. ft)', '180', '180 sq ft'],
  ['Area [m2]', '18', '18 m²'],
  ['Duration (nights)', '3', '3 nights'],
  ['Duration (hours per day)', '5 to 6', '5 to 6 hours'],
  ['Duration (nights)', '4 days', '4 days'],
  ['Duration', '4', '4'],
])('keeps the unit of %s for %s', (head, cell, text) => {
  const fields = (['max_altitude', 'room_area', 'duration'] as const).map(
    (name) => ({ name, label: fieldLabel(name), kind: 'text', required: false }) as const,
  );
  const { rows, columns } = readImportTable(`${head}\n${cell}`, fields);
  expect(rows.flatMap((row) => columns.map((column) => cellIn(row, column)))).toEqual([text]);
});

it('leaves out the names of a second table, and totals', () => {
  const [first, again, second, total] = rowsOf(
    'Name\tPrice (Rs)\nRara\t120\n name \tPrice\nPrice\t80\nTotal\t200\nTotal Trek\t5\nTotal',
  );
  expect([first, again, second, total]).toEqual([
    [2, expect.objectContaining({ name: 'Rara' })],
    [3, { '': expect.stringContaining('names the columns again') as string }],
    [4, expect.objectContaining({ name: 'Price' })],
    [5, { '': expect.stringContaining('is a total') as string }],
  ]);
  expect(rowsOf('Name\tPrice\nTotal Trek\t5\nTotal')).toMatchObject([
    [2, { name: 'Total Trek' }],
    [3, { name: 'Total' }],
  ]);
});

it('names the missing name alone, not the slug that is made of it', () => {
  const { rows, columns } = readImport('Price\n120', treks);
  expect(missingIn(rows, columns, treks.fields)).toEqual(['Name']);
});

it('gives the numbers of a column the unit that it is called after', () => {
  const fields = [{ name: 'duration', label: 'Duration', kind: 'text', required: false } as const];
  const read = (head: string, cell: string) => {
    const { rows, columns } = readImportTable(`${head}\n${cell}`, fields);
    return rows.flatMap((row) => columns.map((column) => cellIn(row, column)));
  };
  expect([read('Hours', '6.5'), read('hrs', '1'), read('Days', '१४'), read('Nights', '3-4')].flat()).toEqual([
    '6.5 hours',
    '1 hour',
    '१४ days',
    '3-4 nights',
  ]);
  expect([read('Duration', '6'), read('Hours', '6 to 7 h'), read('Hours', 'long')].flat()).toEqual([
    '6',
    '6 to 7 h',
    'long',
  ]);
});
