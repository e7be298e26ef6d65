import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from '@/api/writes/resource';
import { inState, notBegun, type Step } from '@/components/run/run-steps';
import { type Go, useRun } from '@/components/run/use-run';
import { areaAt } from '@/resources/index';
import { allRows, type RecordTypes } from '@/resources/record-type';
import { forgetWholeLists } from '@/resources/whole-list';
import { type ReadKind, readKind, readRecord } from './read-kind';
import { type TextRecord, withValues } from './text-record';

interface ReadStep extends Step {
  name: string;
}

/** Something that was not read, and why. */
export interface Unread {
  name: string;
  reason: string;
}

interface Texts {
  /** The paths of the types that were read. */
  read: readonly string[];
  records: ReadonlyMap<string, TextRecord>;
  unread: readonly Unread[];
}

const nothing: Texts = { read: [], records: new Map(), unread: [] };

const AT_ONCE = 4;

const stopped = $localize`It was not read, as you stopped.`;

/** The paths of the types with texts for travellers. */
export const textPaths = (types: RecordTypes): string[] =>
  Object.keys(types).filter((path) => !types[path]?.isPrivate && types[path]?.of(0).list);

/** Reads the texts of types: their lists, then one by one the records whose texts a list leaves out. */
export const useTexts = (types: RecordTypes) => {
  const client = useQueryClient();
  const run = useRun<ReadStep>({ atOnce: AT_ONCE });
  const [texts, setTexts] = useState(nothing);
  const [reading, setReading] = useState<'lists' | 'records'>('lists');

  const runAll = async (go: Go<ReadStep>, steps: readonly ReadStep[]): Promise<Unread[]> => {
    const results = await go(notBegun(steps));
    return [...inState(results, 'failed'), ...inState(results, 'waiting')].map(({ step, reason }) => ({
      name: step.name,
      reason: reason ?? stopped,
    }));
  };

  const readAll = async (go: Go<ReadStep>, wanted: readonly string[], before: Texts) => {
    setReading('lists');
    const lists: [path: string, ReadKind][] = [];
    const records = new Map(before.records);
    const add = (read: readonly TextRecord[]) => read.forEach((record) => records.set(record.key, record));
    const listSteps = wanted.map((path) => ({
      key: path,
      name: areaAt(path)?.label ?? path,
      run: async () => {
        const list = await readKind({ types, path }, await client.query(allRows(types, path)));
        lists.push([path, list]);
        add(list.records);
      },
    }));
    const unread = await runAll(go, listSteps);
    const lacking = lists.flatMap(([path, { lacks }]) =>
      lacks === undefined ? [] : [{ name: areaAt(path)?.label ?? path, reason: lacks }],
    );
    const read = [...before.read, ...lists.map(([path]) => path)];
    const found = (more: readonly Unread[]): Texts => ({
      read,
      records: new Map(records),
      unread: [...before.unread, ...unread, ...lacking, ...more],
    });
    setTexts(found([]));
    const recordSteps = lists.flatMap(([path, { silent }]) =>
      silent.map((id) => ({
        key: `${path}/${id}`,
        name: `${areaAt(path)?.nouns.one ?? $localize`record`} ${id}`,
        run: async () => add(await readRecord({ types, path }, id)),
      })),
    );
    if (recordSteps.length === 0) return;
    setReading('records');
    setTexts(found(await runAll(go, recordSteps)));
  };

  return {
    run,
    reading,
    ...texts,
    /** Reads the types at these paths that were not read yet; all again with `anew`. */
    start: (paths: readonly string[] | undefined, anew = false) => {
      const before = anew ? nothing : texts;
      if (anew) forgetWholeLists(client);
      run.start(async (go) => {
        const wanted = textPaths(types).filter(
          (path) => (paths === undefined || paths.includes(path)) && !before.read.includes(path),
        );
        if (anew) setTexts(nothing);
        if (wanted.length > 0) await readAll(go, wanted, { ...before, unread: [] });
      }, []);
    },
    /** Notes what a record holds since. */
    note: (key: string, changed: FieldValues) =>
      setTexts((before) => {
        const record = before.records.get(key);
        if (!record) return before;
        return { ...before, records: new Map(before.records).set(key, withValues(record, changed)) };
      }),
  };
};

export type TextsRead = ReturnType<typeof useTexts>;
