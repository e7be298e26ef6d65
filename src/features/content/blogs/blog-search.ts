import type { Blog, ListBlogsParams } from '@/generated/model';
import { listSearch } from '@/lib/lists/list-search';

export const blogSearch = listSearch<ListBlogsParams, Blog>({
  filters: {
    title: { kind: 'text', label: 'Title' },
    blog_category_id: { kind: 'record', label: 'Category' },
    status: { kind: 'status', label: 'Status' },
  },
  sort: ['title', 'slug', 'position', 'id', 'status'],
});
