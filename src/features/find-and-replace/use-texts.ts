import { useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from '@/api/writes/resource';
import { isUnfinished } from '@/components/run/run-steps';
import { useReadRun } from '@/components/run/use-read-run';
import type { RecordTypes } from '@/resources/record-type';
import { forgetWholeLists } from '@/resources/whole-list';
import { readTexts, textPaths } from './read-texts';
import { type TextRecord, withValues } from './text-record';

const nothing: ReadonlyMap<string, TextRecord> = new Map();

/** Reads the texts of types, and knows what was changed since. */
export const useTexts = (types: RecordTypes) => {
  const client = useQueryClient();
  const run = useReadRun<TextRecord>();
  const [changed, setChanged] = useState(nothing);
  const records = useMemo(
    () => new Map(run.found.map((record) => [record.key, changed.get(record.key) ?? record])),
    [run.found, changed],
  );
  return {
    run,
    records,
    /** Reads the types at these paths that were not read yet; all again with `anew`. */
    start: (paths: readonly string[] | undefined, anew = false) => {
      if (anew) {
        forgetWholeLists(client);
        setChanged(nothing);
      }
      const kept = anew ? [] : run.results.filter((result) => !isUnfinished(result));
      const wanted = textPaths(types).filter(
        (path) => (!paths || paths.includes(path)) && !kept.some(({ step }) => step.key === path),
      );
      run.read(() => wanted.map((path) => readTexts(client, types, path)), undefined, kept);
    },
    /** Notes what a record holds since. */
    note: (key: string, values: FieldValues) =>
      setChanged((before) => {
        const record = before.get(key) ?? records.get(key);
        return record ? new Map(before).set(key, withValues(record, values)) : before;
      }),
  };
};

export type TextsRead = ReturnType<typeof useTexts>;
