import type { MetaTag } from '@/generated/model';

/** The meta tag as bodies have it. */
export interface MetaInput {
  meta_page_title?: string | undefined;
  meta_keywords?: string | undefined;
  meta_description?: string | undefined;
}

/** A part that the body leaves out stays; an emptied one becomes null. */
const part = (written: string | undefined, stored: string | null | undefined) =>
  (written ?? stored ?? '') || null;

/** The body with its three meta fields as the `meta_tag` that the record shows. */
export const withMetaTag = <Input extends MetaInput>(
  { meta_page_title, meta_keywords, meta_description, ...rest }: Input,
  stored: MetaTag | undefined,
) => ({
  ...rest,
  meta_tag: {
    title: part(meta_page_title, stored?.title),
    keywords: part(meta_keywords, stored?.keywords),
    description: part(meta_description, stored?.description),
  },
});
