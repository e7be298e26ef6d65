import type { BlogCategory, BlogCategoryInput } from '@/generated/model';

/** What the form holds for a record, and what is sent for it. */
export const toBlogCategoryValues = (category?: BlogCategory) =>
  ({
    name: category?.name ?? '',
    slug: category?.slug ?? '',
    display_name: category?.display_name ?? '',
    status: category?.status ?? true,
  }) satisfies BlogCategoryInput;
