import type { PlainDate } from '@/lib/dates/dates';
import { type Controls, DEFAULT_CONTROLS } from '@/mocks/controls';
import { type Persistence, serialQueue } from './persistence';
import { seedVersion } from './seed-rows';
import {
  openTable,
  type Row,
  type Snapshot,
  type StoredTable,
  type Table,
  type TableDefinition,
} from './table';

interface State {
  /** The version of the seed under the stored rows. */
  version: string;
  /** Incremented by a reset. */
  epoch: number;
  /** The number of writes per changed table; missing tables are as seeded. */
  revisions: Record<string, number>;
  controls: Controls;
  /** The date to which the seed's dates were shifted. */
  today?: PlainDate | undefined;
}

export interface DatabaseOptions {
  /** The initial settings; stored ones take precedence. */
  controls?: Partial<Controls>;
  /** The most generated rows of a table, by its name. */
  most?: Readonly<Record<string, number>>;
  /** The date to which the seed's dates are shifted until the first change: entered dates stay. */
  today?: PlainDate | undefined;
}

export interface Database {
  /** Opens a table, once per definition. */
  table: <R extends Row>(definition: TableDefinition<R>) => Table<R>;
  /** The table with this number, from 1 in the order of opening. */
  tableAt: (number: number) => Table<Row> | undefined;
  tableNamed: (name: string) => Table<Row> | undefined;
  /** Runs a task on current data; writes are exclusive among backends that share the persistence. */
  run: <T>(kind: 'read' | 'write', task: () => Promise<T>) => Promise<T>;
  controls: () => Promise<Controls>;
  /** The dialect, within an operation. */
  dialect: () => Controls['dialect'];
  setControls: (changes: Partial<Controls>) => Promise<void>;
  /** Restores the seed, but keeps sessions. */
  reset: () => Promise<void>;
  /** The rows of every table that a reset restores, by the table's name. */
  contents: () => Promise<Record<string, Row[]>>;
  readFile: (id: number) => Promise<ArrayBuffer | undefined>;
  writeFile: (id: number, bytes: ArrayBuffer) => Promise<void>;
  removeFile: (id: number) => Promise<void>;
}

const STATE = 'state';
const tableKey = (name: string) => `table:${name}`;
const fileKey = (id: number) => `file:${id}`;

/**
 * Tables on a persistence that other tabs write too. The stored state is read before every task, so a write in one tab
 * is seen by the next read in another; a write holds the persistence's lock from that read until it is stored.
 */
export const openDatabase = (
  persistence: Persistence,
  { controls: initial = {}, most = {}, today }: DatabaseOptions = {},
): Database => {
  const tables = new Map<string, StoredTable<Row>>();
  const dirty = new Set<string>();
  const inTurn = serialQueue();
  let version: string | undefined;
  let state: State | undefined;

  const seedsVersion = () =>
    (version ??= [...tables.values()].map((table, index) => seedVersion(table.definition, index + 1)).join());

  const sync = async () => {
    const stored = await persistence.read<State>(STATE);
    const previous = state;
    const controls = { ...DEFAULT_CONTROLS, ...(stored?.controls ?? initial) };
    if (stored?.version === seedsVersion()) {
      const isChanged = Object.keys(stored.revisions).some((name) => !tables.get(name)?.definition.durable);
      state = { ...stored, controls, today: isChanged ? stored.today : today };
    } else {
      const epoch = (stored?.epoch ?? 0) + 1;
      state = { version: seedsVersion(), epoch, revisions: {}, controls, today };
    }
    const { epoch, revisions } = state;
    const isSame = previous?.epoch === epoch && previous.today === state.today;
    for (const [name, table] of tables)
      if (!isSame || previous.revisions[name] !== revisions[name]) table.forget();
    return state;
  };

  const store = async (current: State) => {
    const written: [string, unknown][] = [];
    for (const name of dirty) {
      current.revisions[name] = (current.revisions[name] ?? 0) + 1;
      written.push([tableKey(name), await tables.get(name)?.snapshot()]);
    }
    dirty.clear();
    await persistence.write([...written, [STATE, current]]);
  };

  const write = <T>(task: (current: State) => Promise<T>): Promise<T> =>
    inTurn(() =>
      persistence.exclusive(async () => {
        const current = await sync();
        const result = await task(current);
        await store(current);
        return result;
      }),
    );

  const clear = async (current: State) => {
    const keys = await persistence.keys();
    await persistence.remove(keys.filter((key) => key.startsWith('file:')));
    const durable = Object.entries(current.revisions).filter(
      ([name]) => tables.get(name)?.definition.durable,
    );
    current.epoch += 1;
    current.today = today;
    current.revisions = Object.fromEntries(durable);
    for (const table of tables.values()) table.forget();
    dirty.clear();
  };

  return {
    table: <R extends Row>(definition: TableDefinition<R>) => {
      const { name } = definition;
      const known = tables.get(name);
      if (known) return known as unknown as Table<R>;
      const opened = openTable(definition, {
        number: tables.size + 1,
        load: async () =>
          state && name in state.revisions ? persistence.read<Snapshot>(tableKey(name)) : undefined,
        dataset: () => state?.controls.dataset ?? 'normal',
        today: () => (state ? state.today : today),
        most: most[name],
        changed: () => dirty.add(name),
      });
      tables.set(name, opened as unknown as StoredTable<Row>);
      return opened;
    },
    tableAt: (number) => [...tables.values()][number - 1],
    tableNamed: (name) => tables.get(name),
    run: (kind, task) => (kind === 'write' ? write(task) : inTurn(() => sync().then(task))),
    dialect: () => state?.controls.dialect ?? 'normal',
    controls: () => inTurn(async () => (await sync()).controls),
    setControls: (changes) =>
      write(async (current) => {
        const before = current.controls.dataset;
        current.controls = { ...current.controls, ...changes };
        if (current.controls.dataset !== before) await clear(current);
      }),
    reset: () => write(clear),
    contents: () =>
      inTurn(async () => {
        await sync();
        const kept = [...tables].filter(([, { definition }]) => !definition.durable);
        const rows = kept.map(async ([name, table]) => [name, await table.all()] as const);
        return Object.fromEntries(await Promise.all(rows));
      }),
    readFile: (id) => persistence.read<ArrayBuffer>(fileKey(id)),
    writeFile: (id, bytes) => persistence.write([[fileKey(id), bytes]]),
    removeFile: (id) => persistence.remove([fileKey(id)]),
  };
};
