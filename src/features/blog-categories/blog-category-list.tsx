import { resourceActions } from '@/components/data-table/active-status';
import { ListScreen, type ListScreenProps } from '@/components/list-page/list-screen';
import { getListBlogCategoriesQueryOptions } from '@/generated/api/blog-categories/blog-categories';
import type { BlogCategory, ListBlogCategoriesParams } from '@/generated/model';
import { listBlogCategoriesSearch } from '@/generated/searches';
import { firstNonBlank } from '@/lib/records/record-name';
import { blogCategoryArea } from '@/resources/blog-categories';
import { sheet } from '@/resources/sheet';
import { blogCategoryResource } from './blog-category-values';

const list: ListScreenProps<BlogCategory, ListBlogCategoriesParams> = {
  area: blogCategoryArea,
  search: listBlogCategoriesSearch,
  page: getListBlogCategoriesQueryOptions,
  columns: [{ key: 'name' }, { key: 'display_name' }, { key: 'slug' }],
  actions: {
    name: ({ name, display_name }) => firstNonBlank(display_name, name) ?? '',
    ...resourceActions(blogCategoryResource),
    editing: sheet(blogCategoryResource),
  },
};

export const BlogCategoryList = () => <ListScreen {...list} />;
