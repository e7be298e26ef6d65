import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createBackend } from '@/mocks/backend';
import { openDatabase } from './database';
import { memoryPersistence } from './persistence';
import type { TableDefinition } from './table';

interface Yak {
  id: number;
  name: string;
}

let made = 0;
const yaks: TableDefinition<Yak> = {
  name: 'yaks',
  row: z.object({ id: z.int(), name: z.string() }),
  seed: () => [{ name: 'Nak' }],
  more: {
    count: 20_000,
    row: (id) => {
      made += 1;
      return { name: `Yak ${id}` };
    },
  },
};

const open = (most: Record<string, number> = {}, persistence = memoryPersistence()) => {
  const db = openDatabase(persistence, { most });
  return { db, table: db.table(yaks), persistence };
};

describe('a table whose rows are made', () => {
  it('makes a row when it is asked for, and no other', async () => {
    const { db, table } = open();
    made = 0;
    expect(await db.run('read', () => table.get(20_001))).toEqual({ id: 20_001, name: 'Yak 20001' });
    expect(await db.run('read', () => table.get(1))).toEqual({ id: 1, name: 'Nak' });
    expect(await db.run('read', () => table.get(20_002))).toBeUndefined();
    expect(made).toBe(1);
  });

  it('has as many as the rule makes, or fewer where a test asks for fewer', async () => {
    const [all, few] = [open(), open({ yaks: 5 })];
    expect(await all.db.run('read', () => all.table.all())).toHaveLength(20_001);
    expect((await few.db.run('read', () => few.table.all())).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await few.db.run('read', () => few.table.get(7))).toBeUndefined();
  });

  it('stores only what was changed, removed or added, for another tab to read', async () => {
    const { db, table, persistence } = open({ yaks: 5 });
    await db.run('write', async () => {
      await table.update(3, { name: 'Dzo' });
      await table.remove(4);
      await table.insert({ name: 'Calf' });
    });
    const stored = await persistence.read<{ rows: unknown[]; removed: number[] }>('table:yaks');
    expect(stored).toMatchObject({
      rows: [
        { id: 3, name: 'Dzo' },
        { id: 7, name: 'Calf' },
      ],
      removed: [4],
    });
    const other = open({ yaks: 5 }, persistence);
    const rows = await other.db.run('read', () => other.table.all());
    expect(rows.map(({ name }) => name)).toEqual(['Nak', 'Yak 2', 'Dzo', 'Yak 5', 'Yak 6', 'Calf']);
    await db.reset();
    expect(await db.run('read', () => table.get(4))).toEqual({ id: 4, name: 'Yak 4' });
  });

  it('is empty in the empty dataset', async () => {
    const db = openDatabase(memoryPersistence(), { controls: { dataset: 'empty' } });
    expect(await db.run('read', () => db.table(yaks).all())).toEqual([]);
  });
});

describe('the days of a table', () => {
  const row = z.object({ id: z.int(), starts: z.string().nullable(), made_at: z.string() });
  const walks: TableDefinition<z.infer<typeof row>> = {
    name: 'walks',
    row,
    dates: { fields: ['starts', 'made_at'], today: '2026-11-21' },
    seed: () => [{ starts: null, made_at: '2026-11-20T10:15:00+05:45' }],
    more: { count: 1, row: () => ({ starts: '2026-11-28', made_at: '2026-11-01T08:00:00Z' }) },
  };
  const openOn = (today?: string, persistence = memoryPersistence()) => {
    const db = openDatabase(persistence, { today });
    const table = db.table(walks);
    return {
      db,
      persistence,
      table,
      starts: async () => (await db.run('read', () => table.get(2)))?.starts,
    };
  };

  it('are moved to today, as many days from it as they were', async () => {
    const { db, table } = openOn('2028-02-29');
    expect(await db.run('read', table.all)).toEqual([
      { id: 1, starts: null, made_at: '2028-02-28T10:15:00+05:45' },
      { id: 2, starts: '2028-03-07', made_at: '2028-02-09T08:00:00Z' },
    ]);
    expect(await openOn().starts()).toBe('2026-11-28');
  });

  it('stay where they were once something was changed, until a reset', async () => {
    const first = openOn('2027-01-01');
    await first.db.setControls({ latency: 1 });
    const { persistence } = first;
    expect(await openOn('2027-02-01', persistence).starts()).toBe('2027-02-08');
    await first.db.run('write', () => first.table.update(1, { made_at: '2027-01-02' }));
    const later = openOn('2027-03-01', persistence);
    expect(await later.starts()).toBe('2027-01-08');
    await later.db.reset();
    expect(await later.starts()).toBe('2027-03-08');
  });
});

it('the backend keeps to the limits of a test', async () => {
  const { db } = createBackend({ authenticate: false, most: { bookings: 10 } });
  expect(await db.run('read', () => db.tableNamed('bookings')?.all() ?? Promise.resolve([]))).toHaveLength(
    10,
  );
});
