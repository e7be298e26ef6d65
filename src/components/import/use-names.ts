import { useEffect, useRef, useState } from 'react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { reasonOf } from '@/api/errors/api-error';
import { namedId, NotNamed } from '@/components/pickers/named-id';
import { createLimit } from '@/lib/numbers/limit';
import { type NamedCell, nameKey, type Naming, type Namings } from './names';

/** The time between two renders of what was found, in milliseconds. */
const RENDER_EVERY = 100;

const AT_ONCE = 4;

const namingOf = async (client: QueryClient, { field, text }: NamedCell): Promise<Naming> => {
  try {
    return { id: await namedId(client, field.source, text), meant: [] };
  } catch (error) {
    if (error instanceof NotNamed) {
      const { meant, several } = error;
      return { problem: reasonOf(error), meant, several };
    }
    return { problem: reasonOf(error), meant: [], failed: true };
  }
};

/** Looks up the records that texts name, each once; `ask` is called with those that are not known yet. */
export const useNames = () => {
  const client = useQueryClient();
  const [names, setNames] = useState<Namings>(new Map());
  const found = useRef(new Map<string, Naming>());
  const asked = useRef(new Set<string>());
  const timer = useRef<number>(undefined);
  const limit = useRef(createLimit(AT_ONCE));
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const show = () => {
    timer.current = undefined;
    setNames(new Map(found.current));
  };
  const ask = (cells: readonly NamedCell[]) => {
    for (const cell of cells) {
      const key = nameKey(cell.field.name, cell.text);
      if (asked.current.has(key)) continue;
      asked.current.add(key);
      void limit.current(async () => {
        found.current.set(key, await namingOf(client, cell));
        timer.current ??= window.setTimeout(show, RENDER_EVERY);
      });
    }
  };
  return {
    names,
    ask,
    /** Whether some could not be looked up. */
    failed: [...names.values()].some((naming) => naming.failed),
    /** Looks those up again, when they are asked for. */
    retry: () => {
      for (const [key, { failed }] of found.current) {
        if (!failed) continue;
        found.current.delete(key);
        asked.current.delete(key);
      }
      show();
    },
  };
};
