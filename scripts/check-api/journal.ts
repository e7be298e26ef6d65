import { closeSync, existsSync, fsyncSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';

/** A record of the check, from before its creation until it is deleted. */
export interface Entry {
  api: string;
  /** The path where such records are created. */
  collection: string;
  field: string;
  /** The names it gets, which no other record has. */
  names: string[];
  /** Unknown until the API returns it. */
  id?: number | undefined;
}

type Line = { creating: Entry } | { created: string; id: number } | { deleted: string };

/** Records of several kinds may have the same name. */
const keyOf = ({ collection, names }: Entry): string => `${collection} ${names[0] ?? ''}`;

/** The remaining entries of a file; ignores a line truncated by the end of the process. */
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
 * Stores in a file which records of a check are not deleted yet. Each line is written before its call is made, so that
 * the file is sufficient for cleaning up. It is removed when nothing is left.
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
