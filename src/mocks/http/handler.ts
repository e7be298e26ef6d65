import { http, HttpResponse, type RequestHandler } from 'msw';
import { type Operation, OPERATIONS } from '@/generated/operations';

/** What msw passes to a resolver. */
export interface Info {
  request: Request;
  params: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** The response body for a request; undefined if the contract has none. May throw a refusal. */
export type Answer<T = unknown> = (info: Info) => T | Promise<T>;

type Method = 'get' | 'post' | 'patch' | 'delete';

/** The handlers of operations, with the paths and statuses of the contract, by `operationId`. */
export const handlersOf = (
  answers: Readonly<Record<string, Answer>>,
  operations: readonly Operation[] = OPERATIONS,
): RequestHandler[] =>
  Object.entries(answers).map(([operationId, answer]) => {
    const operation = operations.find((each) => each.operationId === operationId);
    if (!operation) throw new Error(`The contract has no operation ${operationId}.`);
    const { method, path, status } = operation;
    const address = `*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    return http[method.toLowerCase() as Method](address, async (info) => {
      const body = await answer(info);
      return body === undefined
        ? new HttpResponse(null, { status })
        : HttpResponse.json(body as object, { status });
    });
  });

/** The record's own id: the last path parameter. */
export const idParam = ({ params }: Info): number => {
  const own = Object.keys(params).filter((key) => !/^\d+$/.test(key));
  return Number(params[own.at(-1) ?? '']);
};
