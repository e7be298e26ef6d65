import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors/api-error';
import { withUnreadable } from '@/api/tolerant/unreadable';
import type { FormResource } from '@/api/writes/resource';
import { sameValues } from '@/lib/values/same-values';
import { recordType } from '@/resources/record-type';
import { moveIn } from './movable';

interface Hotel {
  id: number;
  name: string;
  region: { id: number } | null;
  amenities: number[];
  further?: number[];
}
type Values = Pick<Hotel, 'name' | 'amenities'> & { region_id: number | null };

const yak: Hotel = { id: 1, name: 'Yak', region: { id: 2 }, amenities: [1, 2, 3] };

let stored: Hotel | undefined;
/** What becomes of the next write. */
let fate: 'kept' | 'lost answer' | 'failed' | 'refused';
const sent = vi.fn<(fields: Partial<Values>) => void>();

const gone = () => new ApiError('http', 'This record does not exist.', { status: 404 });

const hotels: FormResource<Hotel, Values> = {
  toValues: (hotel) => ({
    name: hotel?.name ?? '',
    region_id: hotel?.region?.id ?? null,
    amenities: hotel?.amenities ?? [],
  }),
  bodyOf: (values) => values,
  read: () => (stored ? Promise.resolve({ ...stored }) : Promise.reject(gone())),
  saveChanges: (_id, values, before) => {
    const changed = (Object.keys(values) as (keyof Values)[]).filter(
      (name) => !sameValues(values[name], before[name]),
    );
    const fields = Object.fromEntries(changed.map((name) => [name, values[name]])) as Partial<Values>;
    if (changed.length === 0 || !stored) return undefined;
    sent(fields);
    const now = fate;
    fate = 'kept';
    if (now === 'failed')
      return Promise.reject(new ApiError('http', 'Down.', { status: 500, ambiguous: true }));
    if (now === 'refused') return Promise.reject(new ApiError('http', 'Taken.', { status: 422 }));
    const { region_id: region, ...others } = fields;
    stored = {
      ...stored,
      ...others,
      ...(region !== undefined && { region: region === null ? null : { id: region } }),
    };
    if (now === 'lost answer') return Promise.reject(new ApiError('network', 'Lost.', { ambiguous: true }));
    return Promise.resolve({ data: stored });
  },
};

const from = [2];
const uses = (record: object) => {
  const { region, amenities, further = [] } = record as Hotel;
  return [region?.id, ...amenities, ...further].includes(2);
};
const resource = recordType(hotels).of(0);
const moving = (name: keyof Values) => moveIn(resource, 1, { name, from, isIn: uses }, 9);

beforeEach(() => {
  stored = yak;
  fate = 'kept';
  sent.mockClear();
});

describe('a reference', () => {
  it.each([
    ['region_id', { region_id: 9 }, { region: { id: 9 } }, { region: { id: 2 } }],
    ['amenities', { amenities: [1, 9, 3] }, { amenities: [1, 9, 3] }, { amenities: [1, 2, 3] }],
  ] as const)('in %s is replaced alone, and restored', async (name, fields, after, before) => {
    const move = moving(name);
    expect(await move.run()).toBeUndefined();
    expect(sent.mock.calls).toEqual([[fields]]);
    expect(stored).toMatchObject(after);
    await move.undo()?.();
    expect(stored).toMatchObject(before);
  });

  it.each(['failed', 'lost answer'] as const)('of which the write was %s is replaced once', async (what) => {
    fate = what;
    const move = moving('amenities');
    // An answer that was lost is looked up.
    if (what === 'failed') await expect(move.run()).rejects.toThrow();
    expect(await move.run()).toBeUndefined();
    expect(stored?.amenities).toEqual([1, 9, 3]);
    expect(sent).toHaveBeenCalledTimes(what === 'failed' ? 2 : 1);
    await move.undo()?.();
    expect(stored?.amenities).toEqual([1, 2, 3]);
  });

  it('that was refused has nothing to restore', async () => {
    fate = 'refused';
    const move = moving('region_id');
    await expect(move.run()).rejects.toThrow('Taken.');
    expect(move.undo()).toBeUndefined();
  });

  it('that somebody else has changed is left alone', async () => {
    stored = { id: 1, name: 'Yak', region: { id: 5 }, amenities: [1] };
    expect(await moving('region_id').run()).toMatchObject({ why: 'no longer using it' });
    expect(await moving('amenities').run()).toMatchObject({ why: 'no longer using it' });
    expect(sent).not.toHaveBeenCalled();
  });

  it('that somebody else has changed since is not restored', async () => {
    const move = moving('region_id');
    await move.run();
    stored = { ...yak, region: { id: 5 } };
    await expect(move.undo()?.()).rejects.toThrow('Somebody else changed this meanwhile');
    expect(stored.region).toEqual({ id: 5 });
  });

  it('that the form does not hold is not replaced', async () => {
    stored = { id: 1, name: 'Yak', region: { id: 5 }, amenities: [1], further: [2] };
    await expect(moving('region_id').run()).rejects.toThrow('This cannot be changed here.');
    expect(sent).not.toHaveBeenCalled();
  });

  it('that could not be read is not replaced', async () => {
    stored = withUnreadable(yak, [{ path: 'amenities', field: 'amenities', value: 'all' }]);
    await expect(moving('amenities').run()).rejects.toThrow('What it uses could not be read.');
    expect(sent).not.toHaveBeenCalled();
  });

  it('in a record that was deleted is gone', async () => {
    stored = undefined;
    expect(await moving('region_id').run()).toMatchObject({ why: 'deleted meanwhile' });
  });
});
