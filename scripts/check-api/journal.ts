import { closeSync, existsSync, fsyncSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';

/** A record of the check's own, from before it is created until it is deleted. */
export interface Entry {
  api: string;
  /** Where records of its kind are created. */
  collection: string;
  /** The field that holds its name. */
  field: string;
  /** The names that it is given, of which nobody else's record has one. */
  names: string[];
  /** Unknown until the API says it. */
  id?: number | undefined;
}

type Line = { creating: Entry } | { created: string; id: number } | { deleted: string };

/** Records of several kinds may have one name. */
const keyOf = ({ collection, names }: Entry): string => `${collection} ${names[0] ?? ''}`;

/** What a file says is left; a line that was cut off by the end of the process counts for nothing. */
const entriesIn = (file: string): Map<string, Entry> => {
  const entries = new Map<string, Entry>();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  for (const text of lines) {
    let line: Line;
    try {
      line = JSON.parse(text) as Line;
    } catch {
      continue;
    }
    if ('creating' in line) entries.set(keyOf(line.creating), line.creating);
    else if ('deleted' in line) entries.delete(line.deleted);
    else {
      const entry = entries.get(line.created);
      if (entry) entry.id = line.id;
    }
  }
  return entries;
};

/**
 * Keeps in a file which records of its own a check has not deleted yet. Each line is on the disk before the call that it
 * announces is made, so that cleaning up needs nothing but the file. It is removed when nothing is left.
 */
export const openJournal = (file: string) => {
  const entries = entriesIn(file);
  const write = (line: Line) => {
    const handle = openSync(file, 'a');
    writeSync(handle, `${JSON.stringify(line)}\n`);
    fsyncSync(handle);
    closeSync(handle);
  };
  return {
    file,
    left: (): Entry[] => [...entries.values()],
    creating: (entry: Entry) => {
      write({ creating: entry });
      entries.set(keyOf(entry), entry);
    },
    created: (entry: Entry, id: number) => {
      write({ created: keyOf(entry), id });
      entry.id = id;
    },
    deleted: (entry: Entry) => {
      write({ deleted: keyOf(entry) });
      entries.delete(keyOf(entry));
      if (entries.size === 0) rmSync(file);
    },
  };
};

export type Journal = ReturnType<typeof openJournal>;
