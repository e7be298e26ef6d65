import * as z from 'zod';
import type { Backend } from './backend';
import { DEFAULT_CONTROLS } from './controls';

const controls = z
  .object({
    latency: z.number().min(0),
    failureRate: z.number().min(0).max(1),
    dataset: z.enum(['normal', 'empty', 'large']),
  })
  .partial();

const fault = z.object({ count: z.int().min(1), status: z.int(), path: z.string() }).partial();

const bodyOf = async (request: Request): Promise<unknown> => {
  const text = await request.text();
  return text === '' ? {} : JSON.parse(text);
};

/**
 * Lets tests from outside steer a server: `POST /__mock/reset` (data, controls and faults), `/__mock/expire` (access tokens), `/__mock/end-sessions`,
 * `/__mock/controls` (any of the controls, as JSON) and `/__mock/fail` (`count`, `status`, `path`, as JSON).
 * `GET /__mock/log` lists the calls since the start or the last reset, such as `POST /admin/refresh 200`.
 */
export const createRemoteControl = (backend: Backend) => {
  let log: string[] = [];
  const commands: Record<string, (body: unknown) => Promise<void> | void> = {
    reset: async () => {
      log = [];
      await backend.setControls(DEFAULT_CONTROLS);
      await backend.reset();
    },
    expire: backend.expireAccess,
    'end-sessions': backend.endSessions,
    controls: (body) => backend.setControls(controls.parse(body)),
    fail: (body) => backend.failNext(fault.parse(body)),
  };

  return {
    /** The answer to a command; undefined for every other request. */
    answer: async (request: Request): Promise<Response | undefined> => {
      const name = /^\/__mock\/([a-z-]+)$/.exec(new URL(request.url).pathname)?.[1];
      if (name === undefined) return undefined;
      if (name === 'log') return Response.json(log);
      const command = commands[name];
      await command?.(await bodyOf(request));
      return new Response(null, { status: command ? 204 : 404 });
    },
    record: (request: Request, response: Response) => {
      log.push(`${request.method} ${new URL(request.url).pathname} ${response.status}`);
    },
  };
};
