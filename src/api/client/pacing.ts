import { ApiError } from '@/api/errors/api-error';
import type { Call } from './call';

/** Sends a call, perhaps later or again. */
type Sender = <T>(call: Call, send: () => Promise<T>) => Promise<T>;

interface Pacing {
  send: Sender;
  /** How many writes the server took in runs: whether a step was refused before it changed anything. */
  written: number;
}

/** How calls are sent: at once, and during a run at the pace that the server takes (pace.ts, loaded with the first run). */
export const pacing: Pacing = { send: (_call, send) => send(), written: 0 };

/** Whether the server refused the call for now, without looking at it. */
export const isRefusedForNow = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 429 || error.status === 503);
