import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';

interface Seen {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** The token of the bearer header. */
  token: string | undefined;
}

export type Respond = (seen: Seen, response: ServerResponse) => void | Promise<void>;

export const json = (response: ServerResponse, status: number, body: unknown, headers = {}): void => {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
};

/** A real HTTP server for one test; `seen` collects its requests. */
export const serve = async (respond: Respond) => {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const token = headers.authorization?.replace('Bearer ', '');
      const entry = { method, url, headers, token, body: Buffer.concat(chunks).toString('latin1') };
      seen.push(entry);
      void respond(entry, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, seen, close: () => server.closeAllConnections() };
};

interface View {
  items: Map<string, string>;
  /** The number of the last write that each key reflects. */
  shows: Map<string, number>;
  events: EventTarget;
}

/**
 * The storage of one browser's tabs. Writes are globally ordered; those of one tab reach the others `delay`
 * milliseconds later, and do not overwrite what they wrote after it.
 */
export class Browser {
  private readonly views: View[] = [];
  private readonly delay: number;
  private writes = 0;

  constructor(delay = 0) {
    this.delay = delay;
  }

  /** A tab's localStorage and the target of its `storage` events. */
  newView() {
    const view: View = { items: new Map(this.views[0]?.items), shows: new Map(), events: new EventTarget() };
    this.views.push(view);
    const write = (key: string, newValue: string | null) => {
      const oldValue = view.items.get(key) ?? null;
      if (oldValue === newValue) return;
      const turn = (this.writes += 1);
      this.show(view, turn, key, newValue);
      for (const other of this.views.filter((v) => v !== view)) {
        setTimeout(() => {
          if (turn > (other.shows.get(key) ?? 0)) this.show(other, turn, key, newValue);
          other.events.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue, newValue }));
        }, this.delay);
      }
    };
    const storage = {
      getItem: (key: string) => view.items.get(key) ?? null,
      setItem: (key: string, value: string) => write(key, value),
      removeItem: (key: string) => write(key, null),
    };
    return { storage, events: view.events };
  }

  private show({ items, shows }: View, turn: number, key: string, value: string | null) {
    shows.set(key, turn);
    if (value === null) items.delete(key);
    else items.set(key, value);
  }
}

/** Loads the modules as a separate tab, with `stored` in its storage. */
export const openTab = async (
  apiUrl: string,
  stored: Record<string, string> = {},
  browser: Pick<Browser, 'newView'> = new Browser(),
) => {
  const { storage, events } = browser.newView();
  for (const [key, value] of Object.entries(stored)) storage.setItem(key, value);
  vi.resetModules();
  vi.stubEnv('VITE_API_BASE_URL', apiUrl);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });
  const { timings } = await import('./client/timings');
  timings.otherTab = 60;
  const { request } = await import('./http');
  const { statusOf } = await import('./client/answer-status');
  const { toFormData } = await import('./client/form-data');
  const session = await import('@/api/session');
  const get = (url: string) => request({ url, method: 'GET' });
  const post = (url: string, data: unknown) => request({ url, method: 'POST', data });
  return { storage, timings, request, statusOf, toFormData, session, get, post };
};

/** The outcomes of several promises as rows: the value, or the error's kind and status. */
export const outcomes = async (promises: Promise<unknown>[]) =>
  (await Promise.allSettled(promises)).map((result) => {
    if (result.status === 'fulfilled') return result.value;
    const { kind, status } = result.reason as { kind: string; status?: number };
    return status === undefined ? kind : `${kind} ${status}`;
  });
