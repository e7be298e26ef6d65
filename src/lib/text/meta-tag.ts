/** A record as search engines show it. */
export interface MetaTag {
  title?: string | null;
  keywords?: string | null;
  description?: string | null;
}

/** The form values of a record's `meta_tag`, under the names by which it is written. */
export const metaValues = (tag: MetaTag | null | undefined) => ({
  meta_page_title: tag?.title ?? '',
  meta_keywords: tag?.keywords ?? '',
  meta_description: tag?.description ?? '',
});
