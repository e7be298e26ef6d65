import * as z from 'zod';
import { isRecord } from '@/lib/values/is-record';
import type { Backend } from './backend';
import type { Controls } from './controls';
import { DIALECT_NAMES } from './dialects/names';
import { decodedBody } from './http/body';

const controls = z
  .object({
    latency: z.number().min(0),
    failureRate: z.number().min(0).max(1),
    dataset: z.enum(['normal', 'empty', 'large']),
    dialect: z.enum(DIALECT_NAMES),
  })
  .partial();

const fault = z
  .object({ count: z.int().min(1), status: z.int(), path: z.string(), method: z.string() })
  .partial();

/** A request that may have changed data, as `GET /__mock/requests` lists it. */
interface Write {
  method: string;
  path: string;
  query: Record<string, string>;
  /** The decoded fields; a file is `{ file: size }`. */
  body: unknown;
  status: number;
}

const withoutFiles = (value: unknown): unknown => {
  if (value instanceof Blob) return { file: value.size };
  if (Array.isArray(value)) return value.map(withoutFiles);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutFiles(inner)]));
};

const writeOf = async (request: Request, status: number): Promise<Write> => {
  const { pathname, searchParams } = new URL(request.url);
  return {
    method: request.method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    body: withoutFiles(await decodedBody(request)),
    status,
  };
};

/**
 * Lets external tests control a server: `POST /__mock/reset` (data, controls and faults), `/__mock/expire` (access
 * tokens), `/__mock/end-sessions`, `/__mock/controls` (any of the controls, as JSON) and `/__mock/fail` (`count`,
 * `status`, `path`, `method`, as JSON).
 *
 * And inspect it: `GET /__mock/database` gives every table with its rows, except sessions; since the start or the last
 * reset, `GET /__mock/log` lists the calls, such as `POST /admin/refresh 200`, and `GET /__mock/requests` the writes with
 * their bodies.
 */
export const createRemoteControl = (backend: Backend, initial: Controls) => {
  let log: string[] = [];
  let writes: Write[] = [];
  const commands: Record<string, (body: unknown) => Promise<void> | void> = {
    reset: async () => {
      log = [];
      writes = [];
      await backend.setControls(initial);
      await backend.reset();
    },
    expire: backend.expireAccess,
    'end-sessions': backend.endSessions,
    controls: (body) => backend.setControls(controls.parse(body)),
    fail: (body) => backend.failNext(fault.parse(body)),
  };
  const views: Record<string, () => unknown> = {
    log: () => log,
    requests: () => writes,
    database: backend.db.contents,
  };

  return {
    /** The response to a command; undefined for every other request. */
    answer: async (request: Request): Promise<Response | undefined> => {
      const name = /^\/__mock\/([a-z-]+)$/.exec(new URL(request.url).pathname)?.[1];
      if (name === undefined) return undefined;
      if (views[name]) return Response.json(await views[name]());
      const command = commands[name];
      await command?.(await decodedBody(request));
      return new Response(null, { status: command ? 204 : 404 });
    },
    /** Logs a request, whose body must be unreadable, and its response. */
    record: async (request: Request, { status }: Response) => {
      log.push(`${request.method} ${new URL(request.url).pathname} ${status}`);
      if (request.method !== 'GET') writes.push(await writeOf(request, status));
    },
  };
};
