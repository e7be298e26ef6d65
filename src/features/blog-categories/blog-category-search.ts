import type { ListBlogCategoriesParams } from '@/generated/model';
import { listSearch } from '@/lib/list-search';

export const blogCategorySearch = listSearch<ListBlogCategoriesParams>({
  filters: ['id', 'name', 'display_name'],
});
