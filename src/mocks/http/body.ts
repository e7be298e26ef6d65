import type { ZodType } from 'zod';
import * as z from 'zod';
import { toFormData } from '@/api/client/form-data';
import { bareSchema, fieldsOf, type Schema } from '@/mocks/dialects/schema';
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

/** The value of a part: an object is one JSON text, as a text or a file of its own. */
const valueOf = async (part: FormDataEntryValue): Promise<unknown> => {
  const isJson = typeof part !== 'string' && part.type.startsWith('application/json');
  const text = isJson ? await part.text() : part;
  if (typeof text !== 'string' || !/^\s*\{/.test(text)) return part;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return part;
  }
};

/**
 * A request with a form in PHP's names, from one by OpenAPI's rules, which generated clients follow: a list is a part
 * for each entry (`alt=a`, `alt=b`), an object is JSON. PHP itself would keep the last entry alone.
 */
export const inBrackets = async (request: Request, schema: Schema | undefined): Promise<Request> => {
  const nested = Object.entries(fieldsOf(schema)).filter(([, field]) => {
    const bare = bareSchema(field);
    return bare instanceof z.ZodArray || bare instanceof z.ZodObject;
  });
  if (nested.length === 0 || !hasForm(request)) return request;
  const form = await readForm(request.clone());
  let isPlain = false;
  for (const [name, field] of nested) {
    const parts = form.getAll(name);
    if (parts.length === 0 || (parts.length === 1 && parts[0] === '')) continue;
    isPlain = true;
    form.delete(name);
    const values = await Promise.all(parts.map(valueOf));
    const value = bareSchema(field) instanceof z.ZodArray ? values : values.at(-1);
    for (const [key, part] of toFormData({ [name]: value })) form.append(key, part);
  }
  if (!isPlain) return request;
  return withBody({ url: request.url, headers: request.headers, method: request.method }, form);
};
