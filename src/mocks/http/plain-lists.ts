import * as z from 'zod';
import { toFormData } from '@/api/client/form-data';
import { bareSchema, fieldsOf, type Schema } from '@/mocks/dialects/schema';
import { hasForm, readForm, withBody } from './body';

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
