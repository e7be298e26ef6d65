import type { BlogCategory, ListBlogCategoriesParams } from '@/generated/model';
import { listSearch } from '@/lib/lists/list-search';

export const blogCategorySearch = listSearch<ListBlogCategoriesParams, BlogCategory>({
  filters: {
    name: { kind: 'text', label: 'Name' },
    display_name: { kind: 'text', label: 'Display name' },
  },
  sort: ['name', 'display_name', 'slug', 'id', 'status'],
});
