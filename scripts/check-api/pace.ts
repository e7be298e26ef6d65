import { readRetryAfter } from '@/api/errors/api-error';

/** Time, which tests replace. */
export interface Clock {
  /** In milliseconds. */
  now: () => number;
  wait: (ms: number) => Promise<void>;
}

/** The check cannot continue; the message says why. */
export class Stopped extends Error {}

const realClock: Clock = {
  now: Date.now,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** How long to wait after the first, second … refusal of one call, if the API does not say. */
const waits = [5_000, 10_000, 20_000, 40_000];
const longestWait = 300_000;
const widestSpacing = 5_000;
/** Calls between two lines of progress. */
const lap = 60;

const inSeconds = (ms: number): string => `${Math.ceil(ms / 1_000)} s`;

export interface PaceOptions {
  clock?: Clock;
  /** Takes lines of progress. */
  say?: (line: string) => void;
}

/**
 * Sends calls as fast as the API takes them. One that is refused for now (429, or 503 with Retry-After) is repeated
 * after a pause; from then on calls keep the distance at which they were taken. Rejects with `Stopped` if the API asks
 * for more than five minutes, or refuses the fifth time.
 */
export const createPace = ({ clock = realClock, say = () => undefined }: PaceOptions) => {
  const { now, wait } = clock;
  let spacing = 0;
  let next = 0;
  let pausedUntil = 0;
  let taken = 0;
  let takenInAll = 0;
  let since = now();

  const waitUntil = async (time: () => number) => {
    while (now() < time()) await wait(time() - now());
  };

  const pause = (ms: number, status: number) => {
    const until = now() + ms;
    // Calls under way at the same time are refused together.
    if (until > pausedUntil + 1_000)
      say(`The API asked to slow down (${status}) after ${takenInAll} calls: going on in ${inSeconds(ms)}.`);
    pausedUntil = Math.max(pausedUntil, until);
  };

  const learn = () => {
    // Rounded up to a tenth of a second.
    const seen = taken > 0 ? Math.min(widestSpacing, Math.ceil((now() - since) / taken / 100) * 100) : 0;
    if (seen > spacing) {
      spacing = seen;
      say(`Going on with a call every ${(spacing / 1_000).toFixed(1)} s.`);
    }
    taken = 0;
    since = now();
  };

  return async (send: () => Promise<Response | undefined>): Promise<Response | undefined> => {
    for (let attempt = 0; ; attempt += 1) {
      const turn = (next = Math.max(next + spacing, now()));
      await waitUntil(() => Math.max(turn, pausedUntil));
      const response = await send();
      const asked = readRetryAfter(response?.headers.get('retry-after'));
      const isRefused = response?.status === 429 || (response?.status === 503 && asked !== undefined);
      if (!isRefused) {
        if (attempt > 0) learn();
        taken += 1;
        takenInAll += 1;
        if (spacing > 0 && takenInAll % lap === 0) say(`${takenInAll} calls so far.`);
        return response;
      }
      await response.body?.cancel();
      const backoff = waits[attempt];
      if (backoff === undefined)
        throw new Stopped(
          `The API still asked to slow down (${response.status}) when a call was sent again.`,
        );
      // A server whose first time was too short is not believed again.
      const ms = attempt === 0 ? (asked ?? backoff) : Math.max(asked ?? 0, backoff);
      if (ms > longestWait)
        throw new Stopped(
          `The API asked to wait for ${inSeconds(ms)} (${response.status}). Check again then.`,
        );
      pause(ms, response.status);
    }
  };
};
