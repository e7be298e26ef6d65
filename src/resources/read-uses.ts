import { isPresent } from '@/api/tolerant/unreadable';
import type { RecordUse, UsingRecord } from '@/components/dialogs/record-uses-context';
import { readPages, uniqueRows } from '@/lib/lists/all-pages';
import { maxPerPage } from '@/lib/lists/list-search';
import { hasNext, type ListPageOf } from '@/lib/lists/paging';
import { personName, referenceName, unnamedReference } from '@/lib/records/record-name';
import { isRecord } from '@/lib/values/is-record';
import { habitOf } from './habits';
import { areaOf, fieldsRead, type KnownUse, type Row, usesOf } from './uses';

const idsIn = (value: unknown): number[] => {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  const id = isRecord(value) ? value.id : value;
  return typeof id === 'number' ? [id] : [];
};

/** Whether a record, as it was read, says what it uses in this way. */
export const says = (row: Row, { name, field, isAbout }: KnownUse) =>
  field in row &&
  row[field] !== undefined &&
  [name, field].every((key) => isPresent(row, key)) &&
  (!isAbout || isAbout(row) !== undefined);

/** Whether a record, as it was read, uses one of these. */
export const isUsedBy = (use: KnownUse, row: Row, ids: readonly number[]): boolean =>
  idsIn(row[use.field]).some((id) => ids.includes(id)) && (!use.isAbout || use.isAbout(row) === true);

/** The records in a row that use one of these, and whether the row says so of all of them. */
export const usingIn = (use: KnownUse, row: Row, ids: readonly number[]) => {
  const rows = use.within ? use.within.rows(row) : [row];
  const area = areaOf(use);
  const using = (rows ?? [])
    .filter((one) => isUsedBy(use, one, ids))
    .map((one): UsingRecord => {
      const name = use.nameOf?.(one) ?? referenceName(one as never) ?? personName(one as never);
      return {
        id: one.id,
        name: name ?? unnamedReference(one.id),
        link: use.open?.(one) ?? area?.open?.(one.id),
        refersTo: Array.isArray(one[use.field]) ? idsIn(one[use.field]) : idsIn(one[use.field])[0],
        ...(use.within && { parent: row.id }),
      };
    });
  return { using, isWhole: rows?.every((one) => says(one, use)) ?? false };
};

/** Each record is asked for by itself up to this number; for more, the beginning of the list is looked through. */
const MOST_CALLS = 10;

/** The pages that were read already, for several uses in one list. */
export type ReadLists = Map<string, Promise<ListPageOf<{ id: number }>>>;

/** Uses whose filter is known to work: it has found rows, and no others. */
const filters = new Set<string>();

/** The key of a use among all. */
export const keyOf = ({ tag, name }: Pick<KnownUse, 'tag' | 'name'>) => `${tag} ${name}`;

interface ReadOptions {
  /** Reads to the end of the list. */
  whole?: boolean;
  lists?: ReadLists;
}

/** The rows of a use, and whether they are all; a backend may ignore the filter, or mean something else by it. */
const rowsOf = async (
  use: KnownUse,
  ids: readonly number[],
  { whole = false, lists = new Map() as ReadLists }: ReadOptions,
) => {
  const { list, filter, single, within, tag } = use;
  if (!list || (single && ids.length > MOST_CALLS)) return undefined;
  const page = (params: object) => {
    const at = within?.tag ?? tag;
    const key = JSON.stringify([at, params]);
    const read = lists.get(key) ?? list(params, fieldsRead(at));
    lists.set(key, read);
    read.catch(() => lists.delete(key));
    return read;
  };
  const read = async (params: object) => {
    if (whole) {
      const all = await readPages((number) => page({ ...params, page: number, per_page: maxPerPage }));
      return { data: all.rows, isWhole: !all.incomplete && all.unreadable === 0 };
    }
    const first = await page({ ...params, per_page: maxPerPage });
    return { ...first, isWhole: !hasNext(first, 1, maxPerPage) && !first.meta?.unreadable };
  };
  const readAll = async (asked: readonly object[]) => {
    const answers = await Promise.all(asked.map(read));
    return { rows: uniqueRows(answers), isWhole: answers.every(({ isWhole }) => isWhole) };
  };
  if (filter === undefined || ids.length > MOST_CALLS) return readAll([{}]);
  const filtered = await readAll(ids.map((id) => ({ [filter]: id })));
  if (filtered.rows.length > 0 && filtered.rows.every((row) => isUsedBy(use, row, ids)))
    filters.add(keyOf(use));
  return whole && filtered.rows.length === 0 && !filters.has(keyOf(use)) ? readAll([{}]) : filtered;
};

/** A use of records of a list as it was read. */
export interface FoundUse extends RecordUse {
  use: KnownUse;
  /** The list was read to its end. */
  isWhole: boolean;
  /** The records whose row does not say whether they, or what is within them, use one: each has to be read. */
  silent: readonly number[];
}

/** Reads which records use one of these in this way. Rejects if they cannot be read. */
export const readUse = async (
  use: KnownUse,
  ids: readonly number[],
  options: ReadOptions = {},
): Promise<FoundUse> => {
  const read = await rowsOf(use, ids, options);
  if (!read) return unread(use, ids);
  const looked = read.rows.map((row) => ({ row, ...usingIn(use, row, ids) }));
  const found = looked.flatMap(({ using }) => using);
  const silent = looked.filter(({ isWhole }) => !isWhole).map(({ row }) => row.id);
  const sum = use.fixed
    ? summed(found, read.isWhole && silent.length === 0, [])
    : summed(found, read.isWhole, silent);
  return { ...unread(use, ids), ...sum };
};

/** The count of records that were found, and whether there may be more. */
export const summed = (named: readonly UsingRecord[], isWhole: boolean, silent: readonly number[]) => {
  const more = !isWhole || silent.length > 0;
  return { count: more && named.length === 0 ? undefined : named.length, more, named, silent, isWhole };
};

/** A use of which nothing is known. */
export const unread = (use: KnownUse, [id, ...others]: readonly number[]): FoundUse => {
  const area = areaOf(use);
  const plainly = use.tag.replaceAll('-', ' ');
  const linkOf = () => {
    if (id === undefined || others.length > 0) return undefined;
    if (use.link) return use.link(id);
    const { filter } = use;
    return area && filter !== undefined ? { to: area.path, search: { [filter]: id } as never } : undefined;
  };
  return {
    use,
    key: keyOf(use),
    nouns: use.nouns ?? area?.nouns ?? { one: plainly, other: plainly },
    count: undefined,
    link: linkOf(),
    named: [],
    isWhole: false,
    silent: [],
    fixed: use.fixed,
    ...(use.single && { part: true as const }),
  };
};

/** What the last question read. */
let lastRead: { path: string; at: number; lists: ReadLists } | undefined;

/** How long a deletion relies on what the question before it read, in milliseconds. */
const FRESH_MS = 60_000;

/**
 * What names these records of the list at `path`: the references of the contract, and those to records of several kinds.
 * Undefined if nothing can name them. What cannot be known has no count. `asked` uses lists that were read just before.
 */
export const usesAt = async (
  path: string,
  ids: readonly number[],
  asked = false,
): Promise<FoundUse[] | undefined> => {
  const uses = usesOf(path);
  if (uses.length === 0) return undefined;
  const isFresh = asked && lastRead?.path === path && Date.now() - lastRead.at < FRESH_MS;
  const read = isFresh && lastRead ? lastRead : { path, at: Date.now(), lists: new Map() as ReadLists };
  lastRead = read;
  const all = uses.map((use) => readUse(use, ids, { lists: read.lists }).catch(() => unread(use, ids)));
  const found = await Promise.all(all);
  return found.map((one) => ({ ...one, habit: habitOf(path, one.key) }));
};
