import { HttpResponse } from 'msw';
import { toFormData } from '@/api/client/form-data';
import type { Operation } from '@/generated/operations';
import { isRecord } from '@/lib/values/is-record';
import { decodedBody, hasForm, withBody } from '@/mocks/http/body';

type Fields = Record<string, unknown>;

/**
 * The deviations of another backend: how it changes requests before an operation, and responses after it. Each part may
 * throw a refusal.
 */
export interface Dialect {
  query?: (query: URLSearchParams, operation: Operation) => URLSearchParams;
  /** `fields` is the decoded body; a form has texts and files. */
  body?: (fields: Fields, operation: Operation) => Fields;
  /** `body` is the decoded response body, of a success or a failure. */
  answer?: (body: unknown, operation: Operation, status: number) => unknown;
  /** What a deletion does to rows that refer to the deleted one; by default it is refused. */
  inUse?: 'deleted' | 'emptied';
  /** A new image of a record that has one is added to those that are there. */
  addsImages?: boolean;
  /** Headers of these responses. */
  headers?: Record<string, string>;
}

const withHeardQuery = ({ query }: Dialect, operation: Operation, request: Request): string => {
  const url = new URL(request.url);
  if (query) url.search = query(url.searchParams, operation).toString();
  return url.href;
};

const heard = async (dialect: Dialect, operation: Operation, request: Request): Promise<Request> => {
  const { headers, method } = request;
  const url = withHeardQuery(dialect, operation, request);
  if (method === 'GET' || method === 'DELETE') return withBody({ url, headers, method }, null);
  const sent = await decodedBody(request);
  const fields = isRecord(sent) && dialect.body ? dialect.body(sent, operation) : sent;
  const body = hasForm(request) ? toFormData(fields as object) : JSON.stringify(fields);
  return withBody({ url, headers, method }, body);
};

const answered = async (dialect: Dialect, operation: Operation, response: Response): Promise<Response> => {
  const isJson = response.headers.get('content-type')?.includes('json');
  if (!dialect.answer || !isJson) return response;
  const body = dialect.answer(await response.json(), operation, response.status);
  return HttpResponse.json(body as object, { status: response.status, headers: dialect.headers });
};

/** The response in this dialect; `answer` is that of the backend behind it. */
export const spoken = async (
  dialect: Dialect,
  operation: Operation,
  request: Request,
  answer: (request: Request) => Promise<Response | undefined>,
): Promise<Response | undefined> => {
  const response = await heard(dialect, operation, request)
    .then(answer)
    .catch((thrown: unknown) => {
      if (thrown instanceof Response) return thrown;
      throw thrown;
    });
  return response && answered(dialect, operation, response);
};
