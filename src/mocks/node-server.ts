import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { getResponse } from 'msw';
import { type BackendOptions, createBackend } from './backend';
import { DEFAULT_CONTROLS } from './controls';
import { createRemoteControl } from './remote-control';

interface ServerOptions extends BackendOptions {
  /** 0 picks a free one. */
  port?: number;
  /** `0.0.0.0` allows other devices. */
  host?: string;
  /** The only allowed origin; all origins if undefined. */
  origin?: string | undefined;
}

/**
 * The CORS headers that docs/deploying.md requires of a backend. With `origin`, only its pages may call, with only the
 * headers they need; otherwise every preflight is granted.
 */
const allowed = ({ headers }: Request, origin: string | undefined): Record<string, string> => {
  const shared = {
    'access-control-expose-headers': 'Retry-After',
    'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
    'access-control-max-age': '600',
  };
  if (origin === undefined) {
    const asked = headers.get('access-control-request-headers') ?? '*';
    return { ...shared, 'access-control-allow-origin': '*', 'access-control-allow-headers': asked };
  }
  if (headers.get('origin') !== origin) return { vary: 'Origin' };
  const granted = { 'access-control-allow-headers': 'Authorization, Content-Type' };
  return { ...shared, ...granted, 'access-control-allow-origin': origin, vary: 'Origin' };
};

/** A call that is not in the contract. Journeys look for the header, as a record may be missing on purpose. */
const unknown = ({ method, url }: Request) =>
  Response.json(
    { message: `The contract has no ${method} ${url}.` },
    { status: 404, headers: { 'x-not-in-contract': '1' } },
  );

/** Serves the offline backend over HTTP. */
export const startServer = async ({
  port = 0,
  host = '127.0.0.1',
  origin,
  ...options
}: ServerOptions = {}) => {
  const backend = createBackend(options);
  const control = createRemoteControl(backend, { ...DEFAULT_CONTROLS, ...options.controls });

  const answer = async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
    const controlled = await control.answer(request);
    if (controlled) return controlled;
    const kept = request.clone();
    const response = (await getResponse(backend.handlers, request)) ?? unknown(request);
    await control.record(kept, response);
    return response;
  };

  const listener = getRequestListener(
    async (request, { outgoing }) => {
      const response = await answer(request);
      if (response.type === 'error') {
        outgoing.destroy();
        return new Response(null, { status: 204 });
      }
      const headers = new Headers(response.headers);
      if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
      for (const [name, value] of Object.entries(allowed(request, origin))) headers.set(name, value);
      return new Response(response.body, { status: response.status, headers });
    },
    { overrideGlobalObjects: false },
  );

  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  // No timeout: a client could send on an idle connection just as it is closed.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;

  return {
    backend,
    url: `http://${host === '0.0.0.0' ? 'localhost' : host}:${address.port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
