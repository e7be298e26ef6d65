import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { reasonOf } from '@/api/errors/api-error';
import type { Importing } from '@/components/edit-many/importing';
import { useLatest } from '@/components/hooks/use-latest';
import { useTicks } from '@/components/hooks/use-ticks';
import { namedId, NotNamed } from '@/components/pickers/named-id';
import { createLimit } from '@/lib/numbers/limit';
import { useColumnChoices } from './column-choices';
import { type ImportRow, readImport } from './import-rows';
import { rowKey } from './import-table';
import { countsOf, type Nouns } from './import-words';
import { type KnownRecords, useKnownRecords } from './known-records';
import { type MissingNames, missingNames } from './missing-names';
import { type NamedCell, nameKey, type Naming, type Namings } from './names';
import { settledTexts } from './row-change';
import type { Decisions } from './row-head';
import { type CellTexts, nextColumn, withCells } from './rows-text';
import { useImportText } from './use-import-text';
import { type WrongText, wrongTexts } from './wrong-texts';

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
const useNames = () => {
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

/** What a person does in the preview. */
export interface Actions extends Decisions {
  mend: (row: ImportRow, index: number, text: string) => void;
}

const none: ReadonlySet<number> = new Set();

/** The rows of an import as they are read, with what a person decides and mends in their preview. */
export const useImportRows = (nouns: Nouns, importing: Importing, records: KnownRecords) => {
  const text = useImportText(nouns.other);
  const { choices, choose: assign } = useColumnChoices(nouns);
  const { content } = text;
  const deferred = useDeferredValue(content);
  const existing = useKnownRecords(records, content.text !== '');
  const { known, base, reading } = existing;
  const names = useNames();
  const [chosen, setChosen] = useState(none);
  const [held, setHeld] = useState(none);
  const { unticked: left, tick, tickAll } = useTicks<string>();
  const options = useMemo(
    () => ({ known, base, reading, choices, names: names.names, chosen, left }),
    [known, base, reading, choices, names.names, chosen, left],
  );
  const read = useMemo(
    () => readImport(deferred.text, importing, { ...options, origin: deferred.origin }),
    [deferred, importing, options],
  );
  const summary = useMemo(
    () => ({
      counts: countsOf(read.rows),
      wrong: wrongTexts(read.rows, read.columns, names.names),
      unnamed: missingNames(read.rows, read.columns, importing.fields),
      repeated: read.rows.filter(({ state }) => state === 'repeats'),
    }),
    [read, names.names, importing.fields],
  );
  const ask = useEffectEvent(names.ask);
  useEffect(() => ask(read.unnamed), [read]);

  const write = (texts: CellTexts, added?: string) => {
    const { text: latest, origin } = text.latest();
    text.take(withCells(latest, origin, texts, added));
  };
  const mend = ({ row }: ImportRow, index: number, typed: string) => {
    setHeld(new Set([...held, row.number]));
    write(new Map([[row.number, new Map([[index, typed]])]]));
  };
  const choose = (ids: readonly number[], change: boolean) =>
    setChosen(new Set(change ? [...chosen, ...ids] : [...chosen].filter((id) => !ids.includes(id))));
  const settle = (row: ImportRow, kept: 'ours' | 'theirs') => {
    const now = row.record;
    if (!now) return;
    const versions = { base: base.get(now.id) ?? now, now };
    write(new Map([[row.row.number, settledTexts(row, read.columns, importing, versions, kept)]]));
    existing.adopt(now);
  };
  const leave = ({ row }: ImportRow, out: boolean) => tick([rowKey(row)], !out);
  // The same functions in each render, so that a keystroke does not render the preview.
  const latest = useLatest({ mend, choose, settle, leave });
  const [actions] = useState((): Actions => ({
    mend: (...given) => latest.current.mend(...given),
    choose: importing.changing && ((...given) => latest.current.choose(...given)),
    settle: (...given) => latest.current.settle(...given),
    leave: (...given) => latest.current.leave(...given),
  }));

  return {
    text,
    existing,
    names,
    read,
    /** Whether `read` is of a text yet. */
    isRead: deferred.text !== '',
    chosen,
    held,
    actions,
    counts: summary.counts,
    repeated: summary.repeated,
    /** Takes a column by its key for a field. */
    assign,
    /** Reads what was typed last, which the preview may be behind. */
    readLatest: () =>
      deferred === text.latest()
        ? read
        : readImport(text.latest().text, importing, { ...options, origin: text.latest().origin }),
    /** Forgets what was decided about the rows before. */
    restart: () => {
      setChosen(none);
      setHeld(none);
      tickAll();
      existing.restart();
    },
    /** What can be mended in several rows at once. */
    mends: {
      wrong: summary.wrong,
      unnamed: summary.unnamed,
      onReplace: ({ column, rows }: WrongText, typed: string) =>
        write(new Map(rows.map((number) => [number, new Map([[column.index, typed]])]))),
      onTakeNames: ({ field, column, names: taken }: MissingNames) => {
        const index = column ?? nextColumn(text.latest().text);
        const texts = [...taken].map(([number, name]) => [number, new Map([[index, name]])] as const);
        write(new Map(texts), column === undefined ? field.label : undefined);
      },
    },
  };
};
