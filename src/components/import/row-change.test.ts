import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { resource } from '@/api/writes/resource';
import { importing } from '@/components/edit-many/importing';
import { listQuery } from '@/components/pickers/picker-queries';
import type { PickerSource } from '@/components/pickers/picker-source';
import { type ImportRow, readImport } from './import-rows';
import { cellIn } from './import-table';
import type { KnownRecord } from './known-records';
import { nameKey, type Naming } from './names';
import { recordsFile } from './records-file';
import { settledTexts } from './row-change';
import { isReason, leftFile, REASON } from './rows-left';
import { withCells } from './rows-text';
import { wrongTexts } from './wrong-texts';

interface Camp {
  id: number;
  name: string;
  slug: string;
  price: number | '';
  active: boolean;
  notes: string;
  region_id: number | null;
}

const regions: PickerSource = {
  queryKey: ['regions'],
  filter: 'client',
  load: () => Promise.resolve({ options: [] }),
};

const { id: _, ...empty }: Camp = {
  id: 0,
  name: '',
  slug: '',
  price: '',
  active: true,
  notes: '',
  region_id: null,
};

const camps = importing({
  resource: resource<Camp, typeof empty, typeof empty>({
    name: 'camps',
    read: () => Promise.reject(new Error('not read here')),
    update: () => Promise.reject(new Error('not written here')),
    create: () => Promise.reject(new Error('not created here')),
    fields: {
      name: { kind: 'text' },
      slug: { kind: 'text' },
      price: { kind: 'number' },
      active: { kind: 'switch' },
      notes: { kind: 'text', holds: 'lines' },
      region_id: { kind: 'record', to: 'regions' },
    },
    toValues: (camp) => ({ ...empty, ...camp }),
    toBody: (values) => values,
  }),
  schema: z.object({
    name: z.string().min(1),
    slug: z.string().min(1),
    price: z.number().or(z.literal('')),
    active: z.boolean(),
    notes: z.string(),
    region_id: z.number().nullish(),
  }),
  fields: [{ name: 'price', label: 'Price', kind: 'number', unit: 'NPR' }],
  sources: { regions },
});
if (!camps) throw new Error('It creates nothing.');

const stored: Camp = {
  id: 7,
  name: 'Base camp',
  slug: 'base',
  price: 900,
  active: true,
  notes: 'High.\nCold.',
  region_id: 3,
};
const columnsOf: Readonly<Record<string, (camp: Camp) => string>> = {
  active: ({ active }) => (active ? 'Active' : 'Inactive'),
  notes: ({ notes }) => notes.slice(0, 4),
  region_id: ({ region_id }) => (region_id === 3 ? 'Ghandruk' : 'Other'),
};
const known = (camp: Camp): KnownRecord => ({
  id: camp.id,
  name: camp.name,
  row: camp,
  exported: ({ name }) => columnsOf[name]?.(camp),
});

const names = new Map<string, Naming>([
  [nameKey('region_id', 'Pokhara'), { id: 4, meant: [] }],
  [nameKey('region_id', 'Pokara'), { problem: 'Not found.', meant: [{ value: 4, label: 'Pokhara' }] }],
  [
    nameKey('region_id', 'Rara'),
    {
      problem: 'Several.',
      several: true,
      meant: [
        { value: 3, label: 'Rara' },
        { value: 5, label: 'Rara' },
      ],
    },
  ],
]);

interface Meanwhile {
  now?: Partial<Camp>;
  chosen?: number[];
}

const read = (text: string, { now = {}, chosen = [] }: Meanwhile = {}) =>
  readImport(text, camps, {
    known: { records: [known({ ...stored, ...now })], whole: true },
    base: new Map([[7, known(stored)]]),
    names,
    chosen: new Set(chosen),
  });

const HEAD = 'ID\tName\tPrice\tActive\tNotes\tRegion\tSlug';
const rowOf = (cells: string, meanwhile?: Meanwhile): ImportRow => {
  const [row] = read(`${HEAD}\n${cells}`, meanwhile).rows;
  if (!row) throw new Error('There is no row.');
  return row;
};

describe('a row with the ID of a record', () => {
  it.each<[what: string, cells: string, state: ImportRow['state'], planned: object, meanwhile?: Meanwhile]>([
    ['as the export writes it', '7\tBase camp\t900\tActive\tHigh\tGhandruk\tbase', 'same', { values: {} }],
    [
      'in other spellings',
      '7\t Base  camp \tNPR 900\tyes\t"High.\nCold."\tRara\tbase',
      'same',
      { values: {}, problems: {} },
    ],
    ['without its last cells', '7\tBase camp', 'same', { values: {} }],
    [
      'with another price',
      '7\tBase camp\t९५०\tActive\tHigh\tGhandruk\tbase',
      'changes',
      { values: { price: 950 }, before: { price: 900 }, theirs: {} },
    ],
    [
      'with another name, which leaves its slug',
      '7\tHigh camp\t900\tActive\tHigh\tGhandruk\tbase',
      'changes',
      { values: { name: 'High camp' } },
    ],
    [
      'with emptied cells',
      '7\tBase camp\t\tActive\t\t\tbase',
      'changes',
      { values: { price: '', notes: '', region_id: null }, before: { price: 900, region_id: 3 } },
    ],
    [
      'without what it must have',
      '7\t\t0\t\tHigh\tPokara\tbase',
      'blocked',
      {
        problems: {
          name: 'This field is required.',
          price: 'A price must be more than 0.',
          active: 'Write yes or no.',
          region_id: 'Not found.',
        },
      },
    ],
    [
      'with another reference',
      '7\tBase camp\t900\tActive\tHigh\tPokhara\tbase',
      'changes',
      { values: { region_id: 4 } },
    ],
    [
      'with a name that is not looked up yet',
      '7\tBase camp\t900\tActive\tHigh\tMustang\tbase',
      'waits',
      { values: {} },
    ],
    [
      'edited where somebody else has edited, too',
      '7\tBase camp\t950\tActive\tHigh\tGhandruk\tbase',
      'conflict',
      { values: { price: 950 }, before: { price: 900 }, theirs: { price: 1000 } },
      { now: { price: 1000 } },
    ],
    [
      'that somebody else has edited elsewhere',
      '7\tBase camp\t950\tActive\tHigh\tGhandruk\tbase',
      'changes',
      { values: { price: 950 }, theirs: {} },
      { now: { active: false } },
    ],
    [
      'unedited where somebody else has edited',
      '7\tBase camp\t900\tActive\tHigh\tGhandruk\tbase',
      'same',
      { values: {} },
      { now: { price: 1000 } },
    ],
    [
      'edited to what somebody else has written',
      '7\tBase camp\t1000\tActive\tHigh\tGhandruk\tbase',
      'same',
      { values: {} },
      { now: { price: 1000 } },
    ],
  ])('%s', (_what, cells, state, planned, meanwhile) => {
    expect(rowOf(cells, meanwhile)).toMatchObject({ state, ...planned });
  });

  it('is not followed by another that changes the same record', () => {
    const { rows } = read('ID\tPrice\n7\t900\n7\t950\n7\t960');
    expect(rows.map(({ state, problems }) => [state, problems])).toEqual([
      ['same', {}],
      ['changes', {}],
      ['blocked', { '': 'Row 3 changes the same record.' }],
    ]);
  });

  it('of a conflict holds afterwards what was chosen, and nobody’s other change is undone', () => {
    const row = rowOf('7\tBase camp\t950\tActive\tHigh\tGhandruk\tbase', {
      now: { price: 1000, active: false },
    });
    const { columns } = read(HEAD);
    const versions = { base: known(stored), now: known({ ...stored, price: 1000, active: false }) };
    const settled = (kept: 'ours' | 'theirs') => settledTexts(row, columns, camps, versions, kept);
    expect([...settled('ours')].filter(([index]) => index === 2 || index === 3)).toEqual([[3, 'Inactive']]);
    expect([...settled('theirs')].filter(([index]) => index === 2 || index === 3)).toEqual([
      [2, '1000'],
      [3, 'Inactive'],
    ]);
  });
});

it('a row without an ID that repeats a record is left out until it is to change it, with the cells that it has', () => {
  const row = '\tBase camp\t950\t\t\t\tbase';
  expect(rowOf(row)).toMatchObject({ state: 'repeats', record: { id: 7 } });
  expect(rowOf(row, { chosen: [7] })).toMatchObject({ state: 'changes', values: { price: 950 } });
});

it('says at once that there are too many rows, and reads none of them', () => {
  const lines = (count: number, row: string) => `${HEAD}\n${`${row}\n`.repeat(count)}`;
  const start = performance.now();
  expect(read(lines(50_000, '7\tA'))).toMatchObject({
    rows: [],
    problem: 'There are 50,000 rows. Import at most 5,000 at a time.',
  });
  expect(read(lines(2_001, '\tA')).problem).toMatch(/^There are 2,001 rows without an ID/);
  expect(performance.now() - start).toBeLessThan(1_000);
});

it.each([
  ['0123', '123'],
  ['014412345', '14412345'],
  ['3.10', '3.1'],
  ['1,200', '1200'],
  ['1E5', '100000'],
  ['12345678901234567890', '1.23456789012346E+019'],
  ['true', 'TRUE'],
  ['5-6', '6-May'],
  ['10/12', '12-Oct'],
])('%s is unedited where a spreadsheet has made %s of it, and edited by hand', (name, saved) => {
  const [before, after] = [known({ ...stored, name }), known({ ...stored, name: saved })];
  const stateOf = (record: KnownRecord, cell: string) =>
    readImport(`ID\tName\n7\t${cell}`, camps, { known: { records: [record], whole: true } }).rows[0]?.state;
  expect(stateOf(before, saved)).toBe('same');
  expect(stateOf(before, `${saved}7`)).not.toBe('same');
  // Nobody but a person writes it so.
  expect(stateOf(after, name)).toBe('changes');
});

it('a file of all records names what they refer to as an import reads it', async () => {
  const client = new QueryClient();
  client.setQueryData(listQuery(regions, '').queryKey, { options: [{ value: 3, label: 'Ghandruk valley' }] });
  const textOf = (source: PickerSource) =>
    recordsFile(
      { ...camps, fields: camps.fields.map((field) => ({ ...field, source })) as never },
      [known(stored)],
      client,
    );
  expect(await textOf(regions)).toContain('Ghandruk,');
  expect(await textOf({ ...regions, renames: true })).toContain('Ghandruk valley');
});

describe('a file that was exported in Nepali', () => {
  const head = 'ID\tनाम\tसक्रिय\tक्षेत्र\tस्लग';

  it.each([
    ['Base camp\tसक्रिय', 'same', {}],
    ['Base camp\tनिष्क्रिय', 'changes', { active: false }],
    ['आधार शिविर\tसक्रिय', 'changes', { name: 'आधार शिविर' }],
  ])('is read as one in English: %s', (cells, state, values) => {
    const { rows, others } = read(`${head}\n7\t${cells}\tGhandruk\tbase`);
    expect(rows).toMatchObject([{ state, values }]);
    expect(others).toEqual([]);
  });

  it('has its choices and the column of reasons in its language', () => {
    const options = [{ value: 'pending', label: 'Pending' }];
    const field = { name: 'state', label: 'State', kind: 'choice', options, required: false } as const;
    expect(cellIn({ number: 2, cells: [' विचाराधीन'] }, { index: 0, field })).toBe('Pending');
    expect(isReason('किन आयात भएन')).toBe(true);
  });
});

describe('rows that cannot be imported', () => {
  const text = `${HEAD}\n7\tBase camp\t900\tmaybe\tHigh\tPokara\tbase\n\tNew camp\t=1\tyes\t\tPokara\tnew`;

  it('have a wrong name mended in all of them at once', () => {
    const { rows, columns } = read(text);
    const [wrong] = wrongTexts(rows, columns, names);
    expect(wrong).toMatchObject({ text: 'Pokara', rows: [2, 3], meant: ['Pokhara'] });
    const mended = withCells(
      text,
      undefined,
      new Map(wrong?.rows.map((number) => [number, new Map([[wrong.column.index, 'Pokhara']])])),
    );
    expect(read(mended.text).rows.map(({ problems }) => problems.region_id)).toEqual([undefined, undefined]);
    expect(mended.numbers).toEqual([2, 3]);
  });

  it('come as a file with the reasons, which an import leaves out', () => {
    const { rows, columns, head } = read(text);
    const file = leftFile(head, rows, columns, new Map());
    expect(file).toContain(
      `Slug,${REASON}\r\n7,Base camp,900,maybe,High,Pokara,base,Active: Write yes or no. Region: Not found.`,
    );
    const again = read(file.slice(1));
    expect(again.others).toEqual([REASON]);
    expect(leftFile(again.head, again.rows, again.columns, new Map())).toBe(file);
  });
});
