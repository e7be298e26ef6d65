import type { Call } from '@/api/client/call';
import { dispatch, type Send } from '@/api/client/client';
import { abortable } from '@/api/client/lifetime';
import { pacing } from '@/api/client/pacing';
import { writeWatcher } from '@/api/client/written';
import type { Answer } from '@/api/errors/answer';
import { ApiError, mayBeSaved, sessionEnded } from '@/api/errors/api-error';
import { currentToken, loseSession, noteTaken, renewToken, tokenRefused } from '@/api/session/refresh';
import { readOwner } from '@/api/session/tokens';
import { loadChunk } from '@/lib/loading/chunk';
import { noteFault } from '@/lib/loading/faults';

/** A step on the way of a call to the API: it looks at the call and its answer, waits, or sends it otherwise or again. */
type Step = (call: Call, next: Send) => Promise<Answer>;

/** A 401 from these is about the credentials sent, not about the session. */
export const isWithoutSession = (path: string): boolean => ['/admin/login', '/admin/refresh'].includes(path);

/** Reports a failed write as a fault, and each write to the watcher, before it is sent and afterwards. */
const watched: Step = async (call, next) => {
  if (!call.write) return next(call);
  const { method, url: path, data: body } = call;
  const watcher = writeWatcher();
  const last = method === 'DELETE' ? await watcher?.beforeDeletion(path) : undefined;
  const sent = { method, path, body, last, answer: undefined, unsure: true };
  const settle = await watcher?.sending(sent);
  try {
    const answer = await next(call);
    settle?.({ ...sent, answer: answer.data, unsure: false });
    return answer;
  } catch (error) {
    noteFault({ kind: 'write', error, call });
    // Of what the end of the session interrupts, nothing is known either.
    settle?.(mayBeSaved(error) || error === call.signal.reason ? sent : undefined);
    throw error;
  }
};

/** A form may travel in other ways, too; the code for that is loaded with forms. */
const inSomeWay: Step = async (call, next) => {
  if (!(call.data instanceof FormData)) return next(call);
  const { sendInWays, waysOf } = await loadChunk(() => import('./client/update-way'));
  return sendInWays(call, call.ways ?? waysOf(call), next);
};

/** During a run, sends at the pace that the server takes. */
const atPace: Step = (call, next) => pacing.send(call, () => next(call));

const isUnauthorized = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Notes whether the API took the token. */
const noted: Step = async (call, next) => {
  try {
    const answer = await next(call);
    noteTaken(call.token);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) noteTaken(call.token);
    throw error;
  }
};

/**
 * Sends with the session's token; after a 401, refreshes the token and retries once. A user's call is never sent in
 * another user's session: a call that starts signed out stays so, even if somebody signs in meanwhile.
 */
const inSession: Step = async (call, next) => {
  if (isWithoutSession(call.url)) return next(call);
  const { owner, isSignedIn } = call.session ?? {};
  const forOwner = async (token: Promise<string | undefined>) => {
    const held = await abortable(token, call.signal);
    // The session's owner is unknown until the profile has been read.
    const another = owner !== undefined && readOwner() !== owner;
    if (held === undefined || another) throw sessionEnded();
    return held;
  };
  const token = isSignedIn ? await forOwner(currentToken()) : undefined;
  try {
    return await noted({ ...call, token }, next);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
  }
  if (token === undefined) throw loseSession(token, sessionEnded());
  const renewed = await forOwner(renewToken(token));
  try {
    return await noted({ ...call, token: renewed }, next);
  } catch (error) {
    throw isUnauthorized(error) ? loseSession(renewed, tokenRefused(renewed)) : error;
  }
};

/** What happens to each call on its way to the API, from the outside in. */
const steps: readonly Step[] = [watched, inSomeWay, atPace, inSession];

/** Sends a call through all steps. */
export const send: Send = steps.reduceRight<Send>((next, step) => (call) => step(call, next), dispatch);
