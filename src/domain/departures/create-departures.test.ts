import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/errors/api-error';
import { undoSteps } from '@/components/run/operation';
import { notBegun, runSteps, type Step, type StepResult } from '@/components/run/run-steps';
import type { Departure } from '@/generated/model';
import { type CreateDeparture, createDepartures, type DepartureKey } from './create-departures';
import type { Offer } from './departures';

const places: DepartureKey[] = [
  { packageId: 1, date: '2027-03-06' },
  { packageId: 1, date: '2027-03-13' },
  { packageId: 2, date: '2027-03-06' },
];

type Row = Departure & { package_id: number };

/** A server; `unreadable` cannot be listed, the nth create call is refused or cut off after saving. */
const server = ({ unreadable = 0, refused = 0, cut = 0, silent = false, parent = false } = {}) => {
  let rows: Row[] = [{ id: 9, package_id: 1, departure_date: '2027-03-13', status: 1 }];
  const lists: number[] = [];
  let calls = 0;
  return {
    rows: () => rows.map(({ package_id, departure_date }) => `${package_id} ${departure_date}`),
    lists,
    list: (packageId: number) => {
      lists.push(packageId);
      if (packageId === unreadable)
        return Promise.reject(new ApiError('http', 'Out of order.', { status: 500 }));
      return Promise.resolve(rows.filter(({ package_id }) => package_id === packageId));
    },
    create: ({ packageId, date }: DepartureKey) => {
      calls += 1;
      if (calls === refused) return Promise.reject(new ApiError('http', 'Refused.', { status: 422 }));
      const id = 100 + calls;
      rows = [...rows, { id, package_id: packageId, departure_date: date, status: 1 }];
      if (calls === cut) return Promise.reject(new ApiError('network', 'Cut off.', { ambiguous: true }));
      if (silent) return Promise.resolve({ message: 'Saved.' });
      return Promise.resolve({ data: { id: parent ? packageId : id } });
    },
    remove: (packageId: number, id: number) => {
      rows = rows.filter((row) => row.package_id !== packageId || row.id !== id);
      return Promise.resolve();
    },
  };
};

const run = <S extends Step>(results: readonly StepResult<S>[], which: 'waiting' | 'failed' = 'waiting') =>
  runSteps(results, { which, isStopped: () => false, onResults: () => undefined });

const states = (results: readonly StepResult<CreateDeparture>[]) => results.map(({ state }) => state);

const creationOf = (api: ReturnType<typeof server>, of = places) =>
  createDepartures(of, {} as Offer, String, api);

describe('departures of several packages', () => {
  it('are created but for those that are there, and each package is read once', async () => {
    const api = server();
    const results = await run(notBegun(creationOf(api).operations));
    expect(states(results)).toEqual(['done', 'skipped', 'done']);
    expect(api.lists).toEqual([1, 2]);
  });

  it('fail for a package that cannot be read, and are created for the others', async () => {
    const api = server({ unreadable: 1 });
    const results = await run(notBegun(creationOf(api).operations));
    expect(states(results)).toEqual(['failed', 'failed', 'done']);
    expect(results[0]?.reason).toBe('Out of order.');
  });

  it('are not doubled by trying again, even where the answer was lost', async () => {
    const api = server({ refused: 1, cut: 2 });
    const { operations, begin } = creationOf(api);
    const first = await run(notBegun(operations));
    expect(states(first)).toEqual(['failed', 'skipped', 'failed']);
    await begin();
    const second = await run(first, 'failed');
    expect(states(second)).toEqual(['done', 'skipped', 'skipped']);
    expect(api.rows()).toEqual(['1 2027-03-13', '2 2027-03-06', '1 2027-03-06']);
  });

  it.each([{}, { silent: true }, { parent: true }])(
    'are taken back, and nothing else is; answers: %s',
    async (answers) => {
      const api = server(answers);
      const results = await run(notBegun(creationOf(api).operations));
      expect(undoSteps(results)).toHaveLength(2);
      await run(notBegun(undoSteps(results)));
      expect(api.rows()).toEqual(['1 2027-03-13']);
    },
  );

  it('are left where nobody can tell them from those of somebody else', async () => {
    const api = server({ silent: true });
    const results = await run(notBegun(creationOf(api).operations));
    await api.create({ packageId: 2, date: '2027-03-06' });
    const undone = await run(notBegun(undoSteps(results)));
    expect(undone.map(({ state }) => state)).toEqual(['failed', 'done']);
    expect(api.rows()).toEqual(['1 2027-03-13', '2 2027-03-06', '2 2027-03-06']);
  });

  it('are not begun while the only package cannot be read', async () => {
    const { begin } = creationOf(server({ unreadable: 1 }), places.slice(0, 2));
    await expect(begin()).rejects.toThrow('Out of order.');
  });
});
