import { toFormData } from '@/api/client/form-data';
import { multipart } from '@/api/client/multipart';
import { refusalWithin } from '@/api/errors/error-response';
import { readTokenPair } from '@/api/session/tokens';
import { createLimit } from '@/lib/numbers/limit';
import { isRecord } from '@/lib/values/is-record';
import { createPace, type PaceOptions, Stopped } from './pace';

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

/** How a body travels. `override` is a form by POST with `_method=PATCH`, for PHP, which parses no other form. */
export type Encoding = 'json' | 'form' | 'override';

const atOnce = 2;
const patience = 30_000;

interface Call extends Omit<RequestInit, 'headers'> {
  headers?: Record<string, string>;
  /** The body before it was encoded. */
  sent?: object;
}

const jsonOf = (sent: object) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(sent),
  sent,
});

const formOf = (sent: object) => ({ body: multipart(toFormData(sent)), sent });

const notTaken =
  'The API did not take the token that it gave at signing in (401). A proxy may drop the Authorization header: Apache, for one, passes it to PHP only with “CGIPassAuth On”. The application would say so to everybody after signing in.';

/** Why there is no token in the response to signing in. */
const noTokens = ({ status, body }: Reply): string => {
  const start = `Signing in was not answered with tokens (${status}).`;
  if (status === 0) return `${start} No answer came.`;
  if (!isRecord(body)) return `${start} The answer is no JSON: is this the address of the API?`;
  const { errors } = body;
  if (isRecord(errors))
    return `${start} It was refused because of ${Object.keys(errors).join(', ')}; Credentials in the contract names what is sent.`;
  if (!isSuccess(status)) return start;
  return `${start} It holds ${Object.keys(body).join(', ')}. The application looks for access_token, accessToken or token, at the top and under data, tokens and token.`;
};

/** Signs in, refreshes the token when needed, and sends requests, two at a time and at the pace that the API takes. */
export const createClient = (api: string, options: PaceOptions = {}) => {
  const queue = createLimit(atOnce);
  const paced = createPace(options);
  let tokens: ReturnType<typeof readTokenPair>;
  let renewal: Promise<void> | undefined;
  let isTaken = false;
  let stopped: Stopped | undefined;
  const storable = new Set<string>();

  const stop = (reason: string) => (stopped ??= new Stopped(reason));

  const request = async (address: string, init: RequestInit): Promise<Response | undefined> => {
    try {
      return await paced(() => {
        if (stopped) throw stopped;
        const limits = { redirect: 'manual', signal: AbortSignal.timeout(patience) } as const;
        return fetch(address, { ...init, ...limits }).catch(() => undefined);
      });
    } catch (error) {
      throw error instanceof Stopped ? stop(error.message) : error;
    }
  };

  const send = async (path: string, { sent, ...init }: Call): Promise<Reply> => {
    const headers = { accept: 'application/json', ...init.headers };
    const response = await request(api + path, { ...init, headers });
    if (
      response?.ok &&
      init.method === 'GET' &&
      !/no-store/i.test(response.headers.get('cache-control') ?? '')
    )
      storable.add(path.replace(/\?.*/, ''));
    const body: unknown = await response?.json().catch(() => undefined);
    const status = response?.status ?? 0;
    // Some APIs refuse with a 200.
    return { status: isSuccess(status) ? (refusalWithin(body, sent) ?? status) : status, body };
  };

  const post = (path: string, body: object) => send(path, { method: 'POST', ...jsonOf(body) });

  const bearer = () => ({ authorization: `Bearer ${tokens?.accessToken ?? ''}` });

  const renew = async () => {
    const { status, body } = await post('/admin/refresh', { refreshToken: tokens?.refreshToken });
    const pair = isSuccess(status) ? readTokenPair(body) : undefined;
    if (!pair) throw stop(isTaken ? `The session could not be refreshed (${status}).` : notTaken);
    tokens = { ...pair, refreshToken: pair.refreshToken ?? tokens?.refreshToken };
  };

  const signedIn = (path: string, init: Call): Promise<Reply> =>
    queue(async () => {
      const call = () => send(path, { ...init, headers: { ...init.headers, ...bearer() } });
      const held = tokens;
      let reply = await call();
      if (reply.status === 401) {
        if (tokens === held) await (renewal ??= renew().finally(() => (renewal = undefined)));
        reply = await call();
        if (reply.status === 401 && !isTaken) throw stop(notTaken);
      }
      isTaken ||= isSuccess(reply.status);
      return reply;
    });

  return {
    /** Why it stopped sending. */
    stopped: () => stopped?.message,
    /** Signs in; returns the raw body. */
    signIn: async ({ email, password }: Account): Promise<unknown> => {
      const reply = await post('/admin/login', { email, password });
      tokens = isSuccess(reply.status) ? readTokenPair(reply.body) : undefined;
      if (!tokens) throw new Stopped(noTokens(reply));
      return reply.body;
    },
    /** The authorization header of the signed-in user. */
    bearer,
    /** The paths whose answers browsers and proxies may store. */
    storable: (): string[] => [...storable],
    /** The headers with which a file of the API comes to a page of an origin; undefined if it does not come. */
    fileHeaders: async (address: string, origin: string) => {
      const response = URL.canParse(address, api)
        ? await request(new URL(address, api).href, { headers: { origin } })
        : undefined;
      await response?.body?.cancel();
      return response?.ok ? response.headers : undefined;
    },
    /** Status and headers of the response to a call; the status is 0 without a response. */
    knock: async (method: 'GET' | 'OPTIONS', path: string, headers: Record<string, string>) => {
      const response = await request(api + path, { method, headers });
      await response?.body?.cancel();
      return { status: response?.status ?? 0, headers: response?.headers ?? new Headers() };
    },
    get: (path: string): Promise<Reply> => signedIn(path, { method: 'GET' }),
    /** Makes a write call. */
    write: (
      method: 'POST' | 'PATCH' | 'DELETE',
      path: string,
      body?: object,
      encoding: Encoding = 'json',
    ): Promise<Reply> => {
      if (body === undefined) return signedIn(path, { method });
      if (encoding === 'json') return signedIn(path, { method, ...jsonOf(body) });
      if (encoding === 'form') return signedIn(path, { method, ...formOf(body) });
      return signedIn(path, { method: 'POST', ...formOf({ _method: method, ...body }) });
    },
  };
};

export type Client = ReturnType<typeof createClient>;
