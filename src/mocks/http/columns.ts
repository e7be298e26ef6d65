import type { MetaTag } from '@/generated/model';
import { fieldsOf, type Schema } from '@/mocks/dialects/schema';
import type { Names } from './resource';

/** The meta tag in request bodies. */
interface MetaInput {
  meta_page_title?: string | undefined;
  meta_keywords?: string | undefined;
  meta_description?: string | undefined;
}

/** A missing part stays; an empty one becomes null. */
const part = (written: string | undefined, stored: string | null | undefined) =>
  (written ?? stored ?? '') || null;

/** The three meta fields of a body as the record's `meta_tag`. */
const metaTagOf = (
  { meta_page_title, meta_keywords, meta_description }: MetaInput,
  stored: MetaTag | undefined,
): MetaTag => ({
  title: part(meta_page_title, stored?.title),
  keywords: part(meta_keywords, stored?.keywords),
  description: part(meta_description, stored?.description),
});

/** A body's fields with the names of the row: ids as they are, other fields as in the record. */
export const columnsOf = <R extends object>(
  input: object,
  body: Schema,
  { references, renamed }: Names,
  stored: R | undefined,
): Partial<R> => {
  const fields = Object.entries(input).map(([key, value]) => [
    key in references ? key : (renamed[key] ?? key),
    value as unknown,
  ]);
  const { meta_tag } = (stored ?? {}) as { meta_tag?: MetaTag };
  const meta = 'meta_page_title' in fieldsOf(body) && { meta_tag: metaTagOf(input, meta_tag) };
  return { ...Object.fromEntries(fields), ...meta } as Partial<R>;
};
