import type { ZodType } from 'zod';
import { refusal } from './answers';
import { coerce } from './coerce';
import { decodeForm } from './decode-form';
import { fieldErrors } from './sentences';

/** Whether the body is a form instead of JSON. */
export const hasForm = (request: Request): boolean =>
  /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(
    request.headers.get('content-type') ?? '',
  );

/** The request's form; empty if malformed, as in PHP. */
export const readForm = (request: Request): Promise<FormData> =>
  request.formData().catch(() => new FormData());

/** The fields of a JSON or form body; none if malformed. A form's values are texts and files. */
export const decodedBody = async (request: Request): Promise<unknown> => {
  if (hasForm(request)) return decodeForm(await readForm(request));
  const text = await request.text();
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return {};
  }
};

const rawBody = async (request: Request, schema: ZodType): Promise<unknown> => {
  const fields = await decodedBody(request);
  return hasForm(request) ? coerce(schema, fields) : fields;
};

/** The same request with another body. */
export const withBody = (
  { url, headers, method }: Pick<Request, 'url' | 'headers' | 'method'>,
  body: FormData | string | null,
): Request => {
  const kept = new Headers(headers);
  kept.delete('content-length');
  if (body instanceof FormData) kept.delete('content-type');
  return new Request(url, { method, headers: kept, body });
};

/** Throws a 422 with every parameter that the contract excludes; unknown and empty ones are ignored. */
export const refuseQuery = (search: URLSearchParams, schema: ZodType): void => {
  const query = Object.fromEntries(search);
  const { error } = schema.safeParse(coerce(schema, query));
  if (error) throw refusal(fieldErrors(error.issues, query));
};

const isSent = (raw: unknown, key: string): boolean => typeof raw === 'object' && raw !== null && key in raw;

/** Parses and validates the body, JSON or form; throws a 422 with every invalid field. */
export const readBody = async <Input>(request: Request, schema: ZodType<Input>): Promise<Input> => {
  const raw = await rawBody(request, schema);
  const result = schema.safeParse(raw);
  if (!result.success) throw refusal(fieldErrors(result.error.issues, raw));
  return result.data;
};

/** Like `readBody`, but without the schema's defaults: a change keeps missing fields. */
export const readChanges = async <Input extends object>(
  request: Request,
  schema: ZodType<Input>,
): Promise<Input> => {
  const copy = request.clone();
  const input = await readBody(request, schema);
  const raw = await rawBody(copy, schema);
  return Object.fromEntries(Object.entries(input).filter(([key]) => isSent(raw, key))) as Input;
};
