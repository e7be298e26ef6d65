import { type Operation, OPERATIONS } from '@/generated/operations';

const placeholders = ({ path }: Operation) => path.split('{').length;

/** `/homestays/room-type` before `/homestays/{homestayId}`. */
const patterns = OPERATIONS.toSorted((a, b) => placeholders(a) - placeholders(b)).map(
  (operation) => [new RegExp(`${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`), operation] as const,
);

/** The operation of a request, under any base path. */
export const operationOf = ({ method, url }: Request): Operation | undefined => {
  const { pathname } = new URL(url);
  return patterns.find(([pattern, operation]) => operation.method === method && pattern.test(pathname))?.[1];
};

/** The operation that creates the records of this one. */
export const createOf = ({ path }: Operation): Operation | undefined => {
  const collection = path.replace(/\/(datatable|\{\w+\})$/, '');
  return OPERATIONS.find((other) => other.method === 'POST' && other.path === collection);
};

/** A change of a record: a PATCH, or the POST that some records use instead. */
export const isUpdate = ({ method, path }: Operation): boolean =>
  (method === 'PATCH' || method === 'POST') && path.endsWith('}');
