import {
  delay,
  getResponse,
  http,
  HttpHandler,
  HttpResponse,
  matchRequestUrl,
  type RequestHandler,
} from 'msw';
import type { Operation } from '@/generated/operations';
import { spoken } from '@/mocks/dialects/dialect';
import { DIALECTS } from '@/mocks/dialects/dialects';
import { isUpdate, operationOf } from '@/mocks/dialects/operations';
import { forbidden, unauthorized } from '@/mocks/http/answers';
import { hasForm, inBrackets, readForm, refuseQuery, withBody } from '@/mocks/http/body';
import { permissionTable } from '@/mocks/seed/permissions';
import { roleTable } from '@/mocks/seed/roles';
import { userTable } from '@/mocks/seed/users';
import type { Context } from './context';
import { failsAt } from './controls';
import type { Faults } from './faults';

/** The resources whose writes require a permission; all others are open to every signed-in user. */
const GUARDED = new Set(['roles', 'users']);

const verb = (operation: Operation): string => {
  if (operation.method === 'DELETE') return 'delete';
  return isUpdate(operation) ? 'update' : 'create';
};

/** Whether the user's role allows this. Users without a role, or with a deleted one, may do everything. */
const isAllowed = async (
  { db, sessions }: Context,
  request: Request,
  operation: Operation,
): Promise<boolean> => {
  if (operation.method === 'GET' || !GUARDED.has(operation.tag)) return true;
  const userId = await sessions.userId(request);
  const user = userId === undefined ? undefined : await db.table(userTable).get(userId);
  const role = user?.role_id ? await db.table(roleTable).get(user.role_id) : undefined;
  if (!role) return true;
  const wanted = `${operation.tag}.${verb(operation)}`;
  const held = (await db.table(permissionTable).all()).filter(({ id }) => role.permissions.includes(id));
  return held.some(({ name }) => name === wanted);
};

/** The first segments after the API's base path. */
const ROOT = /\/(?:v1\/admin|admin|geo|files)\//;

/** Paths without a token: sign-in, refresh, and images, which `<img>` requests without one. */
const OPEN = /\/(?:admin\/(?:login|refresh)|files\/[^/]+\.\w+)$/;

interface GateOptions {
  context: Context;
  operations: RequestHandler[];
  faults: Faults;
  /** Whether the request's bearer token is valid. */
  isSignedIn: (request: Request) => Promise<boolean>;
}

/** PHP parses forms only of POST requests, so a change may be a POST with a method override. */
const withOverriddenMethod = async (request: Request): Promise<Request> => {
  if (request.method !== 'POST' || !hasForm(request)) return request;
  const form = await readForm(request.clone());
  const method = form.get('_method');
  if (typeof method !== 'string') return request;
  form.delete('_method');
  return withBody({ url: request.url, headers: request.headers, method: method.toUpperCase() }, form);
};

/** Stored URLs are relative to the API; responses have absolute ones, as `<img>` needs them. */
const withWholeAddresses = async (response: Response, base: string): Promise<Response> => {
  if (!response.headers.get('content-type')?.includes('json')) return response;
  const text = (await response.text()).replace(/"(\/files\/\d+\.\w+)"/g, `"${base}$1"`);
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new HttpResponse(text, { status: response.status, headers });
};

const patterns = new Map<string, RegExp>();

/**
 * The pattern of an operation's paths, which servers match exactly, and MSW in any case and with a slash at the end.
 * Cached, as MSW would build all of them for each request: most of its time.
 */
const patternOf = (path: string | RegExp): RegExp => {
  if (path instanceof RegExp) return path;
  const pattern = patterns.get(path) ?? new RegExp(`${path.slice(1).replaceAll(/:\w+/g, '[^/]+')}$`);
  patterns.set(path, pattern);
  return pattern;
};

/**
 * The handler in front of the operations: latency, failures, sign-in, roles, method override, dialect, and a consistent
 * view of the data per request. It only matches the operations' paths, so that unhandled calls remain visible.
 */
export const gate = ({ context, operations, faults, isSignedIn }: GateOptions): RequestHandler => {
  const addressed = operations.flatMap((handler) => {
    if (!(handler instanceof HttpHandler) || typeof handler.info.path === 'function') return [];
    return [{ handler, path: handler.info.path, pattern: patternOf(handler.info.path) }];
  });
  const at = ({ pathname }: URL) => addressed.filter(({ pattern }) => pattern.test(pathname));
  const isKnown = (url: URL) => at(url).some(({ path }) => matchRequestUrl(url, path).matches);
  let counted = 0;

  return http.all(
    ({ request }) => isKnown(new URL(request.url)),
    async ({ request: original }) => {
      const { origin, pathname } = new URL(original.url);
      const base = origin + pathname.slice(0, Math.max(0, pathname.search(ROOT)));
      const isOpen = OPEN.test(pathname);
      const controls = await context.db.controls();
      if (controls.latency > 0) await delay(controls.latency);

      const fault = faults.take(pathname, original.method);
      if (fault) return fault;
      if (!isOpen && failsAt((counted += 1), controls.failureRate)) {
        return HttpResponse.json({ message: 'The server is not available at the moment.' }, { status: 503 });
      }

      const request = await withOverriddenMethod(original);
      const kind = request.method === 'GET' ? 'read' : 'write';
      return context.db.run(kind, async () => {
        if (!isOpen && !(await isSignedIn(request))) return unauthorized();
        const operation = operationOf(request);
        if (operation && !(await isAllowed(context, request, operation))) return forbidden();
        if (operation?.query) refuseQuery(new URL(request.url).searchParams, operation.query);
        const answer = (heard: Request) => {
          const handlers = at(new URL(heard.url)).map(({ handler }) => handler);
          return getResponse(handlers, heard);
        };
        const { dialect } = controls;
        const named = dialect === 'laravel' ? request : await inBrackets(request, operation?.body);
        const response =
          operation && dialect !== 'normal'
            ? await spoken(DIALECTS[dialect], operation, named, answer)
            : await answer(named);
        if (response) return withWholeAddresses(response, base);
        return HttpResponse.json({ message: `${original.method} is not allowed here.` }, { status: 405 });
      });
    },
  );
};
