import type { Call } from './client';

/** Sends a call, perhaps later or again. */
type Sender = <T>(call: Call, send: () => Promise<T>) => Promise<T>;

/** How calls are sent: at once, and during a run at the pace that the server takes (pace.ts). */
export const pacing: { send: Sender } = { send: (_call, send) => send() };
