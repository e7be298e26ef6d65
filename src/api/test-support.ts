import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';

export interface Seen {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** The token of the bearer header. */
  token: string | undefined;
}

export type Respond = (seen: Seen, response: ServerResponse) => void | Promise<void>;

export function json(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** A real HTTP server for one test; `seen` collects what reached it. */
export async function serve(respond: Respond) {
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
}

/** What the tabs of one browser store. What one writes reaches the others `delay` milliseconds later, in order. */
export class Browser {
  private readonly views: { items: Map<string, string>; events: EventTarget }[] = [];
  private readonly delay: number;

  constructor(delay = 0) {
    this.delay = delay;
  }

  /** A tab's localStorage and the target of its `storage` events. */
  newView() {
    const view = { items: new Map(this.views[0]?.items), events: new EventTarget() };
    this.views.push(view);
    const { items } = view;
    const change = (key: string, newValue: string | null) => {
      const oldValue = items.get(key) ?? null;
      if (newValue === null) items.delete(key);
      else items.set(key, newValue);
      if (oldValue === newValue) return;
      for (const other of this.views) if (other !== view) this.deliver(other, { key, oldValue, newValue });
    };
    const storage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => change(key, value),
      removeItem: (key: string) => change(key, null),
    };
    return { storage, events: view.events };
  }

  private deliver(
    view: { items: Map<string, string>; events: EventTarget },
    change: { key: string; oldValue: string | null; newValue: string | null },
  ) {
    setTimeout(() => {
      if (change.newValue === null) view.items.delete(change.key);
      else view.items.set(change.key, change.newValue);
      view.events.dispatchEvent(Object.assign(new Event('storage'), change));
    }, this.delay);
  }
}

/** The modules as a tab of their own loads them, with what `stored` holds already there. */
export async function openTab(apiUrl: string, stored: Record<string, string> = {}, browser = new Browser()) {
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
  const { timings } = await import('./timings');
  timings.otherTab = 60;
  const { request, requestWithStatus } = await import('./http');
  const session = await import('@/session/session');
  const get = (url: string) => request({ url, method: 'GET' });
  const post = (url: string, data: unknown) => request({ url, method: 'POST', data });
  return { storage, timings, request, requestWithStatus, session, get, post };
}

/** Rows of the given outcome of several promises: the value, or the error's kind and status. */
export const outcomes = async (promises: Promise<unknown>[]) =>
  (await Promise.allSettled(promises)).map((result) => {
    if (result.status === 'fulfilled') return result.value;
    const { kind, status } = result.reason as { kind: string; status?: number };
    return status === undefined ? kind : `${kind} ${status}`;
  });
