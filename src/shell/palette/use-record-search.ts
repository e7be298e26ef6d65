import { useEffect, useRef, useState } from 'react';
import { useWindowEvent } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import type { AskedAction } from './asked-action';
import type { NamedKind } from './asked-kind';
import { knowsAction, searchedSources } from './record-items';
import { type FoundRecord, searchRecords } from './search-records';
import { isSearched } from './search-terms';

/** How long to wait for further keystrokes before a request. */
export const DEBOUNCE_MS = 150;

interface Searched {
  /** The text that was searched for. */
  text: string;
  failed: readonly string[];
  done: boolean;
}

export interface RecordResults {
  /** Every record found since the palette opened, by any search. */
  found: readonly FoundRecord[];
  /** The areas whose search failed. */
  failed: readonly string[];
  searching: boolean;
}

const nothing: Searched = { text: '', failed: [], done: true };

/**
 * Searches records for the typed text, which may include an action or a kind; aborts the requests of the previous text. Restarts
 * when the network is back.
 */
export const useRecordSearch = (
  text: string,
  asked: AskedAction | undefined,
  kind: NamedKind | undefined,
): RecordResults => {
  const client = useQueryClient();
  const [found, setFound] = useState<ReadonlyMap<string, FoundRecord>>(new Map());
  const [searched, setSearched] = useState(nothing);
  const forbidden = useRef(new Set<string>());
  const [reconnects, setReconnects] = useState(0);
  useWindowEvent('online', () => setReconnects((count) => count + 1));

  useEffect(() => {
    if (!isSearched(text)) return;
    const controller = new AbortController();
    const { signal } = controller;
    const change = (next: (before: Searched) => Partial<Searched>) =>
      setSearched((before) => ({ ...before, ...next(before) }));
    const search = async () => {
      setSearched({ text, failed: [], done: false });
      await searchRecords(text, {
        sources: searchedSources(client).filter(({ area }) => !forbidden.current.has(area)),
        part: asked && { name: asked.name, isIn: (area) => knowsAction(area, asked) },
        ofKind: kind && { name: kind.name, isIn: (area) => kind.areas.has(area) },
        signal,
        onFound: (records) => {
          const fresh = records.map((record) => [keyOf(record), record] as const);
          // Newest results first: those of an earlier, shorter text differ.
          setFound((before) => new Map([...fresh, ...before, ...fresh]));
        },
        onFailed: (area, isForbidden) => {
          if (isForbidden) forbidden.current.add(area);
          else change(({ failed }) => ({ failed: [...failed, area] }));
        },
      });
      if (!signal.aborted) change(() => ({ done: true }));
    };
    const timer = setTimeout(() => void search(), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, asked, kind, client, reconnects]);

  const current = searched.text === text;
  return {
    found: [...found.values()],
    failed: current ? searched.failed : [],
    searching: isSearched(text) && !(current && searched.done),
  };
};

const keyOf = ({ area, id }: FoundRecord) => `${area}/${id}`;
