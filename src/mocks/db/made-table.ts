import { numberImages } from './seed-images';
import {
  defined,
  type Row,
  seedRows,
  type StoredTable,
  type TableDefinition,
  type TableSource,
} from './table';

interface Contents<R extends Row> {
  /** The rows that were written, changed or made so far. */
  rows: Map<number, R>;
  changed: Set<number>;
  removed: Set<number>;
  /** The ids below are those of the seed and of the rule. */
  end: number;
  next: number;
  /** Every row in order, until something changes. */
  listed: R[] | undefined;
}

/**
 * A table most of whose rows are made by a rule: each when it is first asked for, and only what was changed is stored. The
 * dataset `empty` has none of them, `large` no more than the others.
 */
export const openMadeTable = <R extends Row>(
  definition: TableDefinition<R>,
  source: TableSource,
): StoredTable<R> => {
  const first = definition.firstId ?? 1;

  const open = async (): Promise<Contents<R>> => {
    const stored = await source.load();
    const written = (stored?.rows ?? []) as R[];
    const dataset = source.dataset() === 'empty' ? 'empty' : 'normal';
    const seed = seedRows(definition, source.number, dataset) as R[];
    const made = dataset === 'empty' ? 0 : Math.min(definition.more?.count ?? 0, source.most ?? Infinity);
    const end = first + seed.length + made;
    return {
      rows: new Map([...seed, ...written].map((row) => [row.id, row])),
      changed: new Set(written.map(({ id }) => id)),
      removed: new Set(stored?.removed),
      end,
      next: stored?.next ?? end,
      listed: undefined,
    };
  };

  let opened: ReturnType<typeof open> | undefined;
  const contents = () => (opened ??= open());

  const rowIn = ({ rows, removed, end }: Contents<R>, id: number): R | undefined => {
    if (removed.has(id)) return undefined;
    const known = rows.get(id);
    if (known || !(id >= first && id < end)) return known;
    const made = numberImages({ id, ...definition.more?.row(id) } as R, source.number);
    rows.set(id, made);
    return made;
  };

  const store = (current: Contents<R>, row: R): R => {
    const checked = definition.row.parse(row);
    current.rows.set(row.id, checked);
    current.changed.add(row.id);
    current.listed = undefined;
    source.changed();
    return checked;
  };

  const list = (current: Contents<R>): R[] =>
    Array.from({ length: current.next - first }, (_, index) => rowIn(current, first + index)).filter(
      (row) => row !== undefined,
    );

  return {
    definition,
    all: async () => {
      const current = await contents();
      current.listed ??= list(current);
      return [...current.listed];
    },
    get: async (id) => rowIn(await contents(), id),
    insert: async (values) => {
      const current = await contents();
      const row = store(current, { ...values, id: current.next } as R);
      current.next += 1;
      return row;
    },
    update: async (id, changes) => {
      const current = await contents();
      const row = rowIn(current, id);
      return row && store(current, { ...row, ...defined(changes) });
    },
    remove: async (id) => {
      const current = await contents();
      if (!rowIn(current, id)) return false;
      current.rows.delete(id);
      current.changed.delete(id);
      current.removed.add(id);
      current.listed = undefined;
      source.changed();
      return true;
    },
    snapshot: async () => {
      const { rows, next, changed, removed } = await contents();
      const kept = [...changed].map((id) => structuredClone(rows.get(id)));
      return { next, rows: kept, removed: [...removed] };
    },
    forget: () => {
      opened = undefined;
    },
  };
};
