import { blogCategoryArea } from '@/areas/blog-categories';
import { resourceActions } from '@/components/data-table/active-status';
import type { Column, ListActions } from '@/components/data-table/column';
import { ListScreen } from '@/components/list-page/list-screen';
import { getListBlogCategoriesQueryOptions } from '@/generated/api/blog-categories/blog-categories';
import type { BlogCategory } from '@/generated/model';
import { firstNonBlank } from '@/lib/record-name';
import { blogCategorySearch } from './blog-category-search';
import { blogCategories } from './blog-category-values';

const columns: Column<BlogCategory>[] = [
  { key: 'name', header: 'Name' },
  { key: 'display_name', header: 'Display name' },
  { key: 'slug', header: 'Slug' },
];

const actions: ListActions<BlogCategory> = {
  name: ({ name, display_name }) => firstNonBlank(display_name, name) ?? '',
  ...resourceActions(blogCategories),
  editing: () => import('./blog-category-editing').then((module) => module.blogCategoryEditing),
};

export const BlogCategoryList = () => (
  <ListScreen
    area={blogCategoryArea}
    search={blogCategorySearch}
    page={getListBlogCategoriesQueryOptions}
    columns={columns}
    actions={actions}
  />
);
