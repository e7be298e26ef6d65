import { HttpHandler } from 'msw';
import { toFormData } from '@/api/client/form-data';
import type { Backend } from '@/mocks/backend';
import { testClient } from '@/mocks/test-client';
import { BODIES, IDS } from './requests';
import { sampleOf } from './sample';
import { type Operation, OPERATIONS } from './walk';

export const dataOf = (body: unknown): unknown => (body as { data?: unknown } | undefined)?.data;

/** `GET /v1/admin/features/{featureId}` for each handler of the backend. */
export const servedBy = (backend: Backend): Set<string> => {
  const lines = backend.operations.flatMap((handler) => {
    if (!(handler instanceof HttpHandler) || typeof handler.info.path !== 'string') return [];
    const path = handler.info.path.replace('*', '').replaceAll(/:(\w+)/g, '{$1}');
    return [`${handler.info.method} ${path}`];
  });
  return new Set(lines);
};

/** Sorts creates, then reads, changes and deletions; parents are created before, and deleted after, their children. */
export const rank = ({ method, path, tag, successStatus }: Operation): number => {
  const depth = path.split('/').length;
  if (tag === 'auth') return 0;
  if (successStatus === 201) return 100 + depth;
  if (method === 'GET') return 200;
  return method === 'DELETE' ? 500 - depth : 300;
};

/** Makes a valid request for each operation, with ids from earlier responses. */
export const createWalker = (backend: Backend) => {
  const client = testClient(backend);
  const ids = new Map<string, number>();

  const idFor = async (operation: Operation, parameter: string): Promise<number> => {
    const special = IDS[operation.operationId];
    if (special) return special(client);
    const collection = operation.path.slice(0, operation.path.indexOf(`/{${parameter}}`));
    const known = ids.get(collection) ?? ids.get(parameter);
    if (known !== undefined) return known;
    const [first] = await client.data<{ id: number }[]>('GET', `${collection}/datatable`);
    return first?.id ?? 0;
  };

  return {
    call: client.call,
    use: client.use,
    path: async (operation: Operation): Promise<string> => {
      let { path } = operation;
      for (const [placeholder, name = ''] of operation.path.matchAll(/\{(\w+)\}/g)) {
        path = path.replace(placeholder, String(await idFor(operation, name)));
      }
      return path;
    },
    body: async ({ operationId, bodySchema }: Operation): Promise<object | undefined> => {
      const special = BODIES[operationId];
      if (special) return special(client);
      return bodySchema && (sampleOf(bodySchema, operationId) as object);
    },
    encode: ({ bodyType }: Operation, body: object | undefined) => {
      if (!bodyType) return undefined;
      return body && bodyType === 'multipart/form-data' ? toFormData(body) : body;
    },
    /** Stores the id of a created record for its operations, and for nested ones with another parameter name. */
    remember: ({ path }: Operation, record: unknown) => {
      const { id } = record as { id: number };
      const own = OPERATIONS.find((other) => other.path.startsWith(`${path}/{`) && other.path.endsWith('}'));
      const name = /\{(\w+)\}$/.exec(own?.path ?? '')?.[1];
      ids.set(path, id);
      if (name) ids.set(name, id);
    },
  };
};
