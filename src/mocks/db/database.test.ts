import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { DEFAULT_CONTROLS } from '@/mocks/controls';
import { openDatabase } from './database';
import { memoryPersistence } from './persistence';
import { image, imageUrl } from './seed-images';
import type { TableDefinition } from './table';

const row = z.object({
  id: z.int(),
  name: z.string(),
  images: z.array(z.object({ id: z.int(), url: z.string() })).optional(),
});
type Trek = z.infer<typeof row>;

const treks = (names = ['Langtang', 'Mardi Himal', 'Manaslu']): TableDefinition<Trek> => ({
  name: 'treks',
  row,
  unique: ['name'],
  seed: () => names.map((name) => ({ name })),
});

const durable: TableDefinition<Trek> = { ...treks([]), name: 'sessions', durable: true };

/** A browser tab: a database of its own on shared storage. */
const openTab = (persistence = memoryPersistence(), definition = treks()) => {
  const db = openDatabase(persistence);
  const table = db.table(definition);
  const kept = db.table(durable);
  return {
    db,
    kept,
    names: () => db.run('read', async () => (await table.all()).map(({ name }) => name)),
    write: <T>(task: (target: typeof table) => Promise<T>) => db.run('write', () => task(table)),
  };
};

describe('a table', () => {
  it('numbers its rows from 1 and never gives an id twice', async () => {
    const tab = openTab();
    const added = await tab.write(async (table) => {
      await table.remove(3);
      const first = await table.insert({ name: 'Rara' });
      await table.remove(first.id);
      return table.insert({ name: 'Dolpo' });
    });
    expect(added).toEqual({ id: 5, name: 'Dolpo' });
    expect(await tab.names()).toEqual(['Langtang', 'Mardi Himal', 'Dolpo']);
  });

  it('changes the given fields only, and says when there is no such row', async () => {
    const tab = openTab();
    expect(await tab.write((table) => table.update(2, { name: 'Mardi' }))).toEqual({ id: 2, name: 'Mardi' });
    expect(await tab.write((table) => table.update(9, { name: 'Mardi' }))).toBeUndefined();
    expect(await tab.write((table) => table.remove(9))).toBe(false);
  });

  it('gives every seeded image an id of its own', async () => {
    const shown = row.extend({ image_url: z.string() });
    const seed = () =>
      ['a', 'b'].map((name) => ({ name, images: [image('1'), image('2')], image_url: imageUrl() }));
    const table = openDatabase(memoryPersistence()).table({ name: 'shown', row: shown, seed });
    const rows = await table.all();
    const images = rows.flatMap((found) => found.images ?? []);
    const addresses = [...images.map(({ url }) => url), ...rows.map(({ image_url }) => image_url)];
    expect(new Set(addresses).size).toBe(6);
    expect(images.map(({ id }) => `/files/${id}.png`)).toEqual(images.map(({ url }) => url));
  });
});

describe('two tabs', () => {
  it('see each other', async () => {
    const persistence = memoryPersistence();
    const [one, two] = [openTab(persistence), openTab(persistence)];
    await one.names();
    await two.names();
    await one.write((table) => table.insert({ name: 'Rara' }));
    expect(await two.names()).toContain('Rara');
    await two.write((table) => table.update(4, { name: 'Rara Lake' }));
    await one.write((table) => table.remove(1));
    expect(await two.names()).toEqual(['Mardi Himal', 'Manaslu', 'Rara Lake']);
    expect(await one.names()).toEqual(await two.names());
  });

  it('lose no write when both write at once', async () => {
    const persistence = memoryPersistence();
    const [one, two] = [openTab(persistence), openTab(persistence)];
    const writes = Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? one : two).write((table) => table.insert({ name: `Trek ${index}` })),
    );
    const ids = (await Promise.all(writes)).map((added) => added.id);
    expect(new Set(ids).size).toBe(20);
    expect(await one.names()).toHaveLength(23);
    expect(await two.names()).toHaveLength(23);
  });

  it('share a reset and the controls', async () => {
    const persistence = memoryPersistence();
    const [one, two] = [openTab(persistence), openTab(persistence)];
    await one.write((table) => table.remove(1));
    await two.db.setControls({ latency: 300 });
    await two.db.reset();
    expect(await one.names()).toHaveLength(3);
    expect(await one.db.controls()).toMatchObject({ latency: 300, dataset: 'normal' });
  });
});

describe('storage', () => {
  it('outlives the tab', async () => {
    const persistence = memoryPersistence();
    await openTab(persistence).write((table) => table.insert({ name: 'Rara' }));
    expect(await openTab(persistence).names()).toHaveLength(4);
  });

  it('starts afresh when the seed has changed', async () => {
    const persistence = memoryPersistence();
    await openTab(persistence).write((table) => table.insert({ name: 'Rara' }));
    const changed = openTab(persistence, treks(['Everest']));
    expect(await changed.names()).toEqual(['Everest']);
    await changed.write((table) => table.insert({ name: 'Lobuche' }));
    expect(await openTab(persistence, treks(['Everest'])).names()).toEqual(['Everest', 'Lobuche']);
  });

  it('keeps the controls, also those of a time that knew fewer', async () => {
    const persistence = memoryPersistence();
    const tab = openTab(persistence);
    await tab.db.setControls({ dialect: 'strict', latency: 300 });
    expect(await openTab(persistence).db.controls()).toMatchObject({ dialect: 'strict', latency: 300 });
    const state = await persistence.read<{ controls: object }>('state');
    await persistence.write([['state', { ...state, controls: { latency: 300 } }]]);
    expect(await openTab(persistence).db.controls()).toEqual({ ...DEFAULT_CONTROLS, latency: 300 });
  });

  it('is untouched by reading', async () => {
    const persistence = memoryPersistence();
    await openTab(persistence).names();
    expect(await persistence.keys()).toEqual([]);
  });

  it('loses files and rows in a reset, and keeps durable tables', async () => {
    const persistence = memoryPersistence();
    const tab = openTab(persistence);
    await tab.write((table) => table.insert({ name: 'Rara' }));
    await tab.db.run('write', async () => {
      await tab.kept.insert({ name: 'signed in' });
      await tab.db.writeFile(7, new ArrayBuffer(3));
    });
    expect((await tab.db.readFile(7))?.byteLength).toBe(3);
    await tab.db.reset();
    expect(await tab.names()).toHaveLength(3);
    expect(await tab.db.readFile(7)).toBeUndefined();
    expect(await openTab(persistence).names()).toHaveLength(3);
    expect(await tab.db.run('read', () => tab.kept.all())).toHaveLength(1);
  });
});

describe('datasets', () => {
  it('empty keeps what a table must not lose', async () => {
    const tab = openTab(memoryPersistence(), { ...treks(), keep: 1 });
    await tab.db.setControls({ dataset: 'empty' });
    expect(await tab.names()).toEqual(['Langtang']);
  });

  it('other than the one in place start afresh; a dialect does not', async () => {
    const tab = openTab();
    await tab.write((table) => table.remove(1));
    await tab.db.setControls({ dialect: 'bare' });
    expect(await tab.names()).toHaveLength(2);
    await tab.db.setControls({ dataset: 'empty' });
    await tab.db.setControls({ dataset: 'normal' });
    expect(await tab.names()).toHaveLength(3);
  });

  it('large has ten thousand rows with unique names, and can be changed and left again', async () => {
    const tab = openTab();
    await tab.db.setControls({ dataset: 'large' });
    const names = await tab.names();
    expect(names).toHaveLength(10_000);
    expect(new Set(names).size).toBe(10_000);
    expect(names[3]).toBe('Langtang 2');
    expect((await tab.write((table) => table.insert({ name: 'Rara' }))).id).toBe(10_001);
    expect(await tab.names()).toHaveLength(10_001);
    await tab.db.setControls({ dataset: 'normal' });
    expect(await tab.names()).toHaveLength(3);
  });

  it('large leaves option lists as they are', async () => {
    const tab = openTab(memoryPersistence(), { ...treks(), keep: 3 });
    await tab.db.setControls({ dataset: 'large' });
    expect(await tab.names()).toHaveLength(3);
  });
});
