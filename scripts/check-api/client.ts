import { toFormData } from '@/api/form-data';
import { multipart } from '@/api/multipart';
import { readTokenPair } from '@/api/token-answer';
import { createLimit } from '@/lib/limit';

export interface Account {
  email: string;
  password: string;
}

export interface Reply {
  /** 0 where no answer came. */
  status: number;
  /** Undefined where no JSON came. */
  body: unknown;
}

export const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** The check cannot go on; its text says why. */
export class Stopped extends Error {}

const atOnce = 2;
const patience = 30_000;

type Call = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

const jsonOf = (body: object) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Signs in, refreshes once when it must, and sends what it is asked to, two at a time. After a 429 it sends nothing more. */
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
    /** Why nothing more is sent. */
    stopped: () => stopped?.message,
    /** Signs in; the answer, as it came. */
    signIn: async ({ email, password }: Account): Promise<unknown> => {
      const { status, body } = await post('/admin/login', { email, password });
      tokens = isSuccess(status) ? readTokenPair(body) : undefined;
      if (!tokens) throw new Stopped(`Signing in was not answered with tokens (${status}).`);
      return body;
    },
    /** The header with which a call is made by whoever is signed in. */
    bearer,
    /** How a call would be answered: status and headers, of which the former is 0 where no answer came. */
    knock: async (method: 'GET' | 'OPTIONS', path: string, headers: Record<string, string>) => {
      if (stopped) throw stopped;
      const options = { method, headers, redirect: 'manual', signal: AbortSignal.timeout(patience) } as const;
      const response = await fetch(api + path, options).catch(() => undefined);
      await response?.body?.cancel();
      return { status: response?.status ?? 0, headers: response?.headers ?? new Headers() };
    },
    get: (path: string): Promise<Reply> => signedIn(path, { method: 'GET' }),
    /** Makes a call that changes something, with its body as the application would send it. */
    write: (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, isMultipart = false) => {
      if (body === undefined) return signedIn(path, { method });
      if (isMultipart) return signedIn(path, { method, body: multipart(toFormData(body)) });
      return signedIn(path, { method, ...jsonOf(body) });
    },
  };
};

export type Client = ReturnType<typeof createClient>;
