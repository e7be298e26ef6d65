import type { ApiError } from '@/api/errors/api-error';
import type { Call } from './call';
import { abortable } from './lifetime';
import { isRefusedForNow, pacing } from './pacing';
import { sleep, timings } from './timings';

/** A run whose calls are sent at the pace that the server takes. */
export interface PacedRun {
  /** Ends the wait: the call that waits rejects with its refusal. */
  stop: () => void;
  /** Call it when the run is over. */
  end: () => void;
}

interface Runner {
  stopped: boolean;
  onPause: (until: number | undefined) => void;
}

const runs = new Set<Runner>();
let halt = new AbortController();
/** The time between two calls that the server took, in milliseconds; 0 until it has refused one. */
let spacing = 0;
/** When the next call may be sent, and until when the last refusal holds all of them (`Date.now()`). */
let next = 0;
let pausedUntil = 0;
/** The calls that the server took since the last refusal, and since when. */
let taken = 0;
let since = 0;

const waitFor = (error: unknown, attempt: number): number | undefined => {
  const backoff = timings.refused[attempt];
  if (!isRefusedForNow(error) || backoff === undefined) return undefined;
  const asked = error.retryAfterMs ?? 0;
  if (asked > timings.longestRefusal) return undefined;
  // A server whose first answer was too short is not believed again.
  return attempt === 0 && asked > 0 ? asked : Math.max(asked, backoff);
};

const show = (until: number | undefined) => runs.forEach(({ onPause }) => onPause(until));

/** Waits until then; returns false if the runs were stopped meanwhile. */
const waitUntil = async (time: () => number, signal: AbortSignal): Promise<boolean> => {
  const { signal: halted } = halt;
  const stopped = AbortSignal.any([halted, signal]);
  while (Date.now() < time() && !halted.aborted) {
    await abortable(sleep(time() - Date.now()), stopped).catch(() => undefined);
    signal.throwIfAborted();
  }
  return !halted.aborted;
};

/** Waits for a turn; one that lies in a pause is taken anew, so that what waited does not leave in one moment. */
const waitForTurn = async (signal: AbortSignal): Promise<void> => {
  let turn: number;
  do {
    turn = next = Math.max(next + spacing, Date.now());
    await waitUntil(() => Math.max(turn, pausedUntil), signal);
  } while (turn < pausedUntil && !halt.signal.aborted);
};

const pause = async (ms: number, refusal: ApiError, signal: AbortSignal) => {
  const until = Date.now() + ms;
  spacing = Math.max(spacing, timings.narrowestSpacing);
  if (until > pausedUntil) {
    pausedUntil = until;
    next = until - spacing;
  }
  show(pausedUntil);
  const goesOn = await waitUntil(() => pausedUntil, signal);
  show(undefined);
  if (!goesOn) throw refusal;
};

/** The server takes calls again: as many as before the refusal, in the time from then to now. */
const learn = () => {
  if (taken > 0) spacing = Math.min(timings.widestSpacing, Math.max(spacing, (Date.now() - since) / taken));
  taken = 0;
  since = Date.now();
};

const paced = async <T>(call: Call, send: () => Promise<T>): Promise<T> => {
  for (let attempt = 0; ; attempt += 1) {
    await waitForTurn(call.signal);
    try {
      const answer = await send();
      if (attempt > 0) learn();
      taken += 1;
      if (call.write) pacing.written += 1;
      return answer;
    } catch (error) {
      const ms = waitFor(error, attempt);
      if (ms === undefined) throw error;
      await pause(ms, error as ApiError, call.signal);
    }
  }
};

/**
 * Begins a run: until it ends, a call that the server refuses for now (429 or 503) is repeated after
 * the time that the server asks for or, as it may hide its headers from other origins, after 5, 10, 20 and 40 seconds;
 * later calls keep the distance that the server took. `onPause` gets the time at which it goes on, and then undefined.
 */
export const pacedRun = (onPause: Runner['onPause']): PacedRun => {
  const run: Runner = { stopped: false, onPause };
  // A run that was stopped may not have ended yet; this one is not stopped with it.
  if (runs.size === 0 || halt.signal.aborted) halt = new AbortController();
  if (runs.size === 0) {
    pausedUntil = 0;
    taken = 0;
    since = Date.now();
    // What was learnt a while ago may have been about another load.
    if (since - next > timings.paceForgotten) spacing = 0;
    next = Math.min(next, since + spacing);
  }
  runs.add(run);
  pacing.send = paced;
  return {
    stop: () => {
      run.stopped = true;
      if ([...runs].every(({ stopped }) => stopped)) halt.abort();
    },
    end: () => {
      runs.delete(run);
      if (runs.size === 0) pacing.send = (_call, send) => send();
    },
  };
};
