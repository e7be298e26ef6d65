import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cancelRequests } from '@/api/client/lifetime';
import { ApiError, sessionEnded } from '@/api/errors/api-error';
import { type UnreadableValue, withUnreadable } from '@/api/tolerant/unreadable';
import { changeStored } from '@/lib/storage/local-setting';
import { resource } from './resource';

interface Trek {
  id: number;
  title: string;
  price: number | null;
  region?: { id: number };
  notes: string;
}

const trek: Trek = { id: 7, title: 'Mardi Himal', price: 90_000, region: { id: 3 }, notes: 'Steep.' };

const toValues = (record?: Trek) => ({
  title: record?.title ?? '',
  price: record?.price ?? null,
  region_id: record?.region?.id ?? null,
  notes: record?.notes ?? '',
  image: '',
});

type Values = ReturnType<typeof toValues>;

/** A resource whose backend answers updates by throwing each of `answers` in turn, and then accepts them. */
const treks = ({
  record = trek,
  answers = [],
}: { record?: Trek; answers?: (ApiError | undefined)[] } = {}) => {
  const read = vi.fn(() => Promise.resolve({ data: record }));
  const update = vi.fn((_id: number, _fields: object) => {
    const refusal = answers.shift();
    return refusal ? Promise.reject(refusal) : Promise.resolve({ data: record });
  });
  const kind = resource({
    name: 'treks',
    read,
    update,
    toValues,
    toBody: ({ image, ...values }: Values) => ({ ...values, image: image, alt: [image] }),
  });
  return { ...kind, read, sent: () => update.mock.calls.map(([, fields]) => fields) };
};

const refused = (...names: string[]) =>
  new ApiError('http', 'The given data was invalid.', {
    status: 422,
    fieldErrors: Object.fromEntries(names.map((name) => [name, ['The field is required.']])),
  });

beforeEach(() => changeStored('whole-records', () => null));

const stored = toValues(trek);
const retitled = { ...stored, title: 'Mardi Himal Trek' };
const completed = { title: 'Mardi Himal Trek', price: 90_000, region_id: 3, notes: 'Steep.' };

describe('saveChanges', () => {
  it('sends the fields that differ, and no others', async () => {
    const { saveChanges, sent, read } = treks();
    await saveChanges(7, { ...retitled, price: null }, stored, { record: trek });
    expect(sent()).toEqual([{ title: 'Mardi Himal Trek', price: null }]);
    expect(read).toHaveBeenCalledOnce();
  });

  it('sends nothing when nothing differs', () => {
    const { saveChanges, sent } = treks();
    expect(saveChanges(7, { ...stored }, stored)).toBeUndefined();
    expect(sent()).toEqual([]);
  });

  it('sends the fields in `alsoSend` whether they differ or not', async () => {
    const { saveChanges, sent } = treks();
    await saveChanges(7, stored, stored, { alsoSend: new Set(['price']) });
    expect(sent()).toEqual([{ price: 90_000 }]);
  });
});

it('creates a record without what is left empty, lists and rows included', async () => {
  const create = vi.fn(() => Promise.resolve());
  const body = { price: 0, on: false, photo: new Blob(), rows: [{ alt: '' }, { alt: 'Ridge' }] };
  const kind = resource({
    name: 'treks',
    read: () => Promise.resolve({ data: trek }),
    create,
    update: () => Promise.resolve(),
    toValues,
    toBody: () => ({
      ...body,
      text: '',
      region_id: null,
      tags: [],
      permissions: [],
      alt: [''],
      cost: { from: '', to: null },
    }),
    evenEmpty: ['permissions'],
  });
  await kind.create?.(toValues());
  expect(create).toHaveBeenCalledWith({ ...body, permissions: [] }, undefined);
});

describe('a backend that wants whole records', () => {
  it('gets the body completed from the record as it is now, without files', async () => {
    const { saveChanges, sent } = treks({ answers: [refused('notes', 'title')] });
    await saveChanges(7, retitled, stored);
    expect(sent()).toEqual([{ title: 'Mardi Himal Trek' }, completed]);
  });

  it('is understood when it calls a relation by the name under which it is read', async () => {
    const { saveChanges, sent } = treks({ answers: [refused('region')] });
    await saveChanges(7, retitled, stored);
    expect(sent()).toHaveLength(2);
  });

  it('is not sent what could not be read', async () => {
    const unreadable: UnreadableValue[] = [
      { path: 'price', field: 'price', value: '1,85,000' },
      { path: 'region', field: 'region_id', value: 'Annapurna' },
    ];
    const { region: _region, ...rest } = trek;
    const record = withUnreadable({ ...rest, price: null }, unreadable);
    const { saveChanges, sent } = treks({ record, answers: [refused('notes')] });
    await saveChanges(7, retitled, stored);
    expect(sent()[1]).toEqual({ title: 'Mardi Himal Trek', notes: 'Steep.' });
  });

  it('is remembered, once it took a whole record', async () => {
    const { saveChanges, update, sent } = treks({ answers: [refused('notes')] });
    await saveChanges(7, retitled, stored);
    await update(7, { price: 1 });
    expect(sent().slice(2)).toEqual([{ ...completed, title: 'Mardi Himal', price: 1 }]);
  });

  it('refuses the second try with its own words, and nothing is remembered', async () => {
    const second = refused('title');
    const { saveChanges, update, sent } = treks({ answers: [refused('notes'), second] });
    await expect(saveChanges(7, retitled, stored)).rejects.toBe(second);
    await update(7, { price: 1 });
    expect(sent().slice(2)).toEqual([{ price: 1 }]);
  });
});

describe('a refusal that asks for nothing more', () => {
  it.each([
    ['the sent fields', refused('title')],
    ['a part of one', refused('title.en')],
    ['no field', refused('')],
    ['a field that nobody knows', refused('title', 'weather')],
    ['something else', new ApiError('http', 'Forbidden.', { status: 403, fieldErrors: { notes: ['No.'] } })],
  ])('is thrown as it is when it is about %s', async (_, refusal) => {
    const { saveChanges, sent } = treks({ answers: [refusal] });
    await expect(saveChanges(7, retitled, stored)).rejects.toBe(refusal);
    expect(sent()).toEqual([{ title: 'Mardi Himal Trek' }]);
  });
});

it('sends nothing in the next session of what began in the one before', async () => {
  const { read, sent, update } = treks();
  const begun = update(7, { title: 'Mardi Himal Trek' });
  cancelRequests(sessionEnded());
  await expect(begun).rejects.toMatchObject({ kind: 'session' });
  expect(read).not.toHaveBeenCalled();
  expect(sent()).toEqual([]);
});
