import { toFormData } from '@/api/form-data';
import { multipart } from '@/api/multipart';
import { readTokenPair } from '@/api/token-answer';
import { createLimit } from '@/lib/limit';

export interface Account {
  email: string;
  password: string;
}

export interface Reply {
  /** 0 if there was no response. */
  status: number;
  /** Undefined if it was no JSON. */
  body: unknown;
}

export const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** The check cannot continue; the message says why. */
export class Stopped extends Error {}

const atOnce = 2;
const patience = 30_000;

type Call = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

const jsonOf = (body: object) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Signs in, refreshes the token once if needed, sends requests, two at a time; after a 429 it sends no more. */
export const createClient = (api: string) => {
  const queue = createLimit(atOnce);
  let tokens: ReturnType<typeof readTokenPair>;
  let renewal: Promise<void> | undefined;
  let stopped: Stopped | undefined;

  const send = async (path: string, init: Call): Promise<Reply> => {
    if (stopped) throw stopped;
    const headers = { accept: 'application/json', ...init.headers };
    const options = { ...init, headers, redirect: 'manual', signal: AbortSignal.timeout(patience) } as const;
    const response = await fetch(api + path, options).catch(() => undefined);
    if (!response) return { status: 0, body: undefined };
    const body: unknown = await response.json().catch(() => undefined);
    if (response.status === 429) {
      stopped = new Stopped('The API asked to slow down (429).');
      throw stopped;
    }
    return { status: response.status, body };
  };

  const post = (path: string, body: object) => send(path, { method: 'POST', ...jsonOf(body) });

  const bearer = () => ({ authorization: `Bearer ${tokens?.accessToken ?? ''}` });

  const renew = async () => {
    const { status, body } = await post('/admin/refresh', { refreshToken: tokens?.refreshToken });
    const pair = isSuccess(status) ? readTokenPair(body) : undefined;
    if (!pair) throw (stopped = new Stopped(`The session could not be refreshed (${status}).`));
    tokens = pair;
  };

  const signedIn = (path: string, init: Call): Promise<Reply> =>
    queue(async () => {
      const call = () => send(path, { ...init, headers: { ...init.headers, ...bearer() } });
      const reply = await call();
      if (reply.status !== 401) return reply;
      await (renewal ??= renew());
      const again = await call();
      if (again.status === 401) throw (stopped = new Stopped('The session ended (401).'));
      return again;
    });

  return {
    /** Why it stopped sending. */
    stopped: () => stopped?.message,
    /** Signs in; returns the raw body. */
    signIn: async ({ email, password }: Account): Promise<unknown> => {
      const { status, body } = await post('/admin/login', { email, password });
      tokens = isSuccess(status) ? readTokenPair(body) : undefined;
      if (!tokens) throw new Stopped(`Signing in was not answered with tokens (${status}).`);
      return body;
    },
    /** The authorization header of the signed-in user. */
    bearer,
    /** Status and headers of the response to a call; the status is 0 without a response. */
    knock: async (method: 'GET' | 'OPTIONS', path: string, headers: Record<string, string>) => {
      if (stopped) throw stopped;
      const options = { method, headers, redirect: 'manual', signal: AbortSignal.timeout(patience) } as const;
      const response = await fetch(api + path, options).catch(() => undefined);
      await response?.body?.cancel();
      return { status: response?.status ?? 0, headers: response?.headers ?? new Headers() };
    },
    get: (path: string): Promise<Reply> => signedIn(path, { method: 'GET' }),
    /** Makes a write call, with the body encoded as by the application. */
    write: (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, isMultipart = false) => {
      if (body === undefined) return signedIn(path, { method });
      if (isMultipart) return signedIn(path, { method, body: multipart(toFormData(body)) });
      return signedIn(path, { method, ...jsonOf(body) });
    },
  };
};

export type Client = ReturnType<typeof createClient>;
