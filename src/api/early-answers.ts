import { changeStored } from '@/lib/local-setting';
import { apiBaseUrl } from './config';

/** A read on its way. */
export interface SentRead {
  response: Promise<Response>;
  /** Aborted when the answer would come too late for whoever asks now. */
  signal: AbortSignal;
  /** Ends the request. */
  stop: () => void;
}

declare global {
  /** What the first screen of the last visit to this address read, asked for again with the stored token. */
  var earlyAnswers: { token: string; byUrl: Map<string, SentRead> } | undefined;
}

/** Fewer than browsers send to a host at a time over HTTP/1.1: an API that hangs there must not hold up the scripts. */
const MOST_READS = 4;
const MOST_ADDRESSES = 20;

/** What the first screen of this visit has read, until it shows it. */
let reads: Set<string> | undefined;

const address = () => location.pathname + location.search;

/** Remembers what the first screen of this visit reads, for the next visit to its address. Call it once, at the start. */
export const rememberFirstReads = (): void => {
  const start = address();
  const first = (reads = new Set<string>());
  const remember = () => {
    reads = undefined;
    globalThis.earlyAnswers?.byUrl.forEach(({ stop }) => stop());
    globalThis.earlyAnswers = undefined;
    const isHere = address() === start && first.size > 0;
    const own = isHere ? [[start, [...first].slice(0, MOST_READS)] as const] : [];
    changeStored('first-reads', (stored) => {
      // What another API was asked for is not asked of it with the token of this one.
      const others = Object.entries(stored ?? {}).filter(
        ([other, urls]) => !(isHere && other === start) && String(urls).startsWith(`${apiBaseUrl()}/`),
      );
      return Object.fromEntries([...own, ...others].slice(0, MOST_ADDRESSES));
    });
  };
  addEventListener('screen-read', remember, { once: true });
};

/** The read that src/start.ts sent beside the scripts with this token, if there is one; each is taken once. */
export const takeEarly = (url: string, token: string | undefined): SentRead | undefined => {
  reads?.add(url);
  const sent = globalThis.earlyAnswers;
  const early = sent?.token === token ? sent?.byUrl.get(url) : undefined;
  if (!early || early.signal.aborted) return undefined;
  sent?.byUrl.delete(url);
  return early;
};
