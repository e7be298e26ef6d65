import { expect, it } from 'vitest';
import { toFormData } from '@/api/client/form-data';
import { decodeForm } from './decode-form';

const form = (...entries: [string, string | Blob][]) => {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
};

it('reads brackets as nesting and empty brackets as the next place', () => {
  const decoded = decodeForm(
    form(
      ['name', 'Ghandruk'],
      ['alt[]', 'a'],
      ['alt[]', ''],
      ['rooms[0][name]', 'Twin'],
      ['rooms[0][beds]', '2'],
      ['rooms[1][name]', 'Attic'],
      ['meta_tag[title]', 'शीर्षक'],
    ),
  );
  expect(decoded).toEqual({
    name: 'Ghandruk',
    alt: ['a', ''],
    rooms: [{ name: 'Twin', beds: '2' }, { name: 'Attic' }],
    meta_tag: { title: 'शीर्षक' },
  });
});

it('puts numbered rows in order, closes gaps, and nests as deep as the names do', () => {
  expect(decodeForm(form(['rows[10]', 'last'], ['rows[2]', 'first']))).toEqual({ rows: ['first', 'last'] });
  expect(decodeForm(form(['a[b][0][c][]', 'x'], ['a[b][0][c][]', 'y']))).toEqual({
    a: { b: [{ c: ['x', 'y'] }] },
  });
});

it('keeps the last of a repeated name, as PHP does', () => {
  expect(decodeForm(form(['status', '0'], ['status', '1']))).toEqual({ status: '1' });
});

it('keeps files and drops untouched file inputs', () => {
  const file = new File(['x'], 'x.png', { type: 'image/png' });
  const decoded = decodeForm(form(['images[]', file], ['image', new File([], '')]));
  expect(decoded).toEqual({ images: [expect.any(File)] });
});

it('never reaches into prototypes', () => {
  expect(decodeForm(form(['__proto__[polluted]', '1'], ['a[constructor]', '1']))).toEqual({});
  expect('polluted' in {}).toBe(false);
});

it('undoes what the client encodes, but for the types, which the schema knows', () => {
  const body = {
    title: 'ञ',
    status: true,
    alt: ['x', ''],
    rooms: [{ name: 'A', status: false }],
    note: null,
  };
  expect(decodeForm(toFormData(body))).toEqual({
    title: 'ञ',
    status: '1',
    alt: ['x', ''],
    rooms: [{ name: 'A', status: '0' }],
    note: '',
  });
});
