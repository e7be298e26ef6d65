import { changeStored } from '@/lib/storage/local-setting';
import { apiBaseUrl } from './config';

export interface PrefetchedRead {
  response: Promise<Response>;
  /** Aborts when the response would be too late for its caller. */
  signal: AbortSignal;
  /** Aborts the request. */
  stop: () => void;
}

declare global {
  /** The reads of this URL's first screen at the last visit, repeated with the stored token. */
  var earlyAnswers: { token: string; byUrl: Map<string, PrefetchedRead> } | undefined;
}

/** Below the browsers' limit per host over HTTP/1.1, so that a hanging API does not block the scripts. */
const MOST_READS = 4;
const MOST_ADDRESSES = 20;

/** The URLs read by the first screen of this visit, until it has rendered. */
let reads: Set<string> | undefined;

const address = () => location.pathname + location.search;

/** The stored paths of this API, by the address of the screen that reads them. */
const pathsOf = (stored: unknown): Record<string, string[]> => {
  const { api, paths } = (stored ?? {}) as { api?: string; paths?: Record<string, string[]> };
  return api === apiBaseUrl() ? (paths ?? {}) : {};
};

/** Stores what the first screen of this visit reads, for the next visit to its URL. Call it once, when the API is known. */
export const rememberFirstReads = (): void => {
  const start = address();
  const first = (reads = new Set<string>());
  const remember = () => {
    reads = undefined;
    globalThis.earlyAnswers?.byUrl.forEach(({ stop }) => stop());
    globalThis.earlyAnswers = undefined;
    if (address() !== start || first.size === 0) return;
    const own = [...first].slice(0, MOST_READS).map((url) => url.slice(apiBaseUrl().length));
    changeStored('first-reads', (stored) => {
      const others = Object.entries(pathsOf(stored)).filter(([other]) => other !== start);
      const kept = others.slice(0, MOST_ADDRESSES - 1);
      return { api: apiBaseUrl(), paths: { [start]: own, ...Object.fromEntries(kept) } };
    });
  };
  // At once: no token of another API may be sent to the one before it.
  changeStored('first-reads', (stored) => ({ api: apiBaseUrl(), paths: pathsOf(stored) }));
  addEventListener('screen-read', remember, { once: true });
};

/** Takes the read that src/start.ts sent in advance with this token, if there is one; each is used once. */
export const takePrefetched = (url: string, token: string | undefined): PrefetchedRead | undefined => {
  reads?.add(url);
  const sent = globalThis.earlyAnswers;
  const early = sent?.token === token ? sent?.byUrl.get(url) : undefined;
  if (!early || early.signal.aborted) return undefined;
  sent?.byUrl.delete(url);
  return early;
};
