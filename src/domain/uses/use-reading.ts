import { useEffect, useEffectEvent, useState } from 'react';
import type { UsingRecord } from '@/components/dialogs/record-uses-context';
import { notBegun, type Step } from '@/components/run/run-steps';
import { type Go, useRun } from '@/components/run/use-run';
import { type FoundUse, type ReadLists, readUse, summed, unread, usingIn } from '@/resources/read-uses';
import { type RecordTypes, resourceOf } from '@/resources/record-type';
import { type KnownUse, type Row, usesOf } from '@/resources/uses';
import { readIfThere } from './movable';
import { isVendor } from './replacements';

export interface Used {
  path: string;
  records: readonly { id: number; name: string }[];
}

/** The tag under which a use’s silent records are read. */
const sourceOf = ({ within, tag }: KnownUse) => within?.tag ?? tag;

/** The records to read one by one, as steps, since their lists do not say what they use. */
const silentIn = (uses: readonly FoundUse[]) => [
  ...new Map(
    uses.flatMap(({ use, silent }) =>
      silent.map((id) => [`${sourceOf(use)} ${id}`, { tag: sourceOf(use), id }] as const),
    ),
  ),
];

/** A use with what its silent records turned out to say; undefined ones no longer exist. */
const withRead = (
  found: FoundUse,
  records: ReadonlyMap<string, Row | undefined>,
  ids: readonly number[],
): FoundUse => {
  const { use, silent, named, isWhole } = found;
  const more: UsingRecord[] = [];
  const left = silent.filter((id) => {
    const key = `${sourceOf(use)} ${id}`;
    if (!records.has(key)) return true;
    const record = records.get(key);
    if (!record) return false;
    const read = usingIn(use, record, ids);
    more.push(...read.using);
    return !read.isWhole;
  });
  return { ...found, ...summed([...named, ...more], isWhole, left) };
};

/** Packages whose vendor has the id of a user, but perhaps another name, are left alone. */
const withVendor = async (found: FoundUse, { path, records }: Used): Promise<FoundUse> => {
  if (path !== '/users' || found.use.name !== 'vendor_id' || found.count === 0) return found;
  const known = await Promise.all(records.map(isVendor));
  return known.every(Boolean)
    ? found
    : { ...found, fixed: true, note: $localize`Their vendor may be somebody else.` };
};

/** Reads all that uses these records, from the first render on. What could not be read has no count. */
export const useReading = (used: Used, types: RecordTypes) => {
  const run = useRun<Step>({ atOnce: 4 });
  const [uses, setUses] = useState<readonly FoundUse[]>();
  const [reading, setReading] = useState<'lists' | 'records'>('lists');
  const ids = used.records.map(({ id }) => id);

  const readLists = async (go: Go<Step>, all: boolean) => {
    setReading('lists');
    const lists: ReadLists = new Map();
    const found = new Map(usesOf(used.path).map((use) => [use, unread(use, ids)]));
    const steps = [...found.keys()].map((use) => ({
      key: found.get(use)?.key ?? '',
      run: async () => {
        const read = await readUse(use, ids, { whole: all || !use.fixed, lists });
        found.set(use, await withVendor(read, used));
      },
    }));
    await go(notBegun(steps));
    return [...found.values()];
  };
  const readRecords = async (go: Go<Step>, found: readonly FoundUse[]) => {
    setReading('records');
    const records = new Map<string, Row | undefined>();
    const steps = silentIn(found).map(([key, { tag, id }]) => ({
      key,
      run: async () => {
        const resource = resourceOf(types, tag, id);
        if (resource) records.set(key, (await readIfThere(resource, id)) as Row | undefined);
      },
    }));
    await go(notBegun(steps));
    return found.map((use) => withRead(use, records, ids));
  };
  const [deep, setDeep] = useState(false);
  const [whole, setWhole] = useState(false);
  const read = (all = whole) =>
    run.start(async (go) => {
      const found = await readLists(go, all);
      setUses(deep ? await readRecords(go, found) : found);
    }, []);
  const start = useEffectEvent(() => read());
  useEffect(() => start(), []);

  return {
    run,
    reading,
    uses,
    /** The number of records that would have to be read one by one. */
    silent: silentIn(uses ?? []).length,
    /** Reads everything again. */
    read: () => read(),
    /** Reads also the lists of records that cannot be changed to their ends, such as the bookings. */
    readWhole: () => {
      setWhole(true);
      read(true);
    },
    /** Reads the records whose lists do not say what they use. */
    readSilent: () => {
      setDeep(true);
      run.start(async (go) => setUses(await readRecords(go, uses ?? [])), []);
    },
  };
};
