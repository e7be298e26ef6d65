import { getResponse } from 'msw';
import { DEMO_CREDENTIALS } from '@/lib/loading/demo-accounts';
import type { Backend } from './backend';

export const ORIGIN = 'https://api.marketplace.test';

export interface Reply {
  status: number;
  body: unknown;
}

const encode = (body: unknown): string | FormData | null => {
  if (body === undefined) return null;
  return typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body);
};

/** Calls a backend as a browser would, without a network. Text bodies are sent as JSON, unchanged. */
export const testClient = (backend: Backend) => {
  let token: string | undefined;

  const send = async (method: string, path: string, body?: unknown, bearer = token): Promise<Response> => {
    const headers = new Headers(bearer ? { authorization: `Bearer ${bearer}` } : {});
    const payload = encode(body);
    if (typeof payload === 'string') headers.set('content-type', 'application/json');
    const request = new Request(ORIGIN + path, { method, headers, body: payload });
    const response = await getResponse(backend.handlers, request);
    if (!response) throw new Error(`Nobody answers ${method} ${path}`);
    return response;
  };

  const call = async (method: string, path: string, body?: unknown, bearer?: string): Promise<Reply> => {
    const response = await send(method, path, body, bearer);
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  };

  return {
    send,
    call,
    /** Calls and returns the `data` of the response. */
    data: async <T>(method: string, path: string, body?: unknown): Promise<T> =>
      ((await call(method, path, body)).body as { data: T }).data,
    use: (accessToken: string | undefined) => {
      token = accessToken;
    },
    signIn: async (credentials: object = DEMO_CREDENTIALS) => {
      const reply = await call('POST', '/admin/login', credentials);
      const { data } = reply.body as { data: { access_token: string; refresh_token: string } };
      token = data.access_token;
      return data;
    },
  };
};
