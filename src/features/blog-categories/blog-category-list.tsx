import { linkOptions } from '@tanstack/react-router';
import type { Column, RowActions } from '@/components/data-table/column';
import { statusBody } from '@/components/data-table/status-body';
import type { Filter } from '@/components/list-page/filter';
import { keepRows } from '@/components/list-page/keep-rows';
import { ListScreen } from '@/components/list-page/list-screen';
import { useListSearch } from '@/components/list-page/use-list-search';
import {
  deleteBlogCategory,
  listBlogCategories,
  updateBlogCategory,
  useListBlogCategories,
} from '@/generated/api/blog-categories/blog-categories';
import type { BlogCategory, ListBlogCategoriesParams } from '@/generated/model';
import { blogCategorySearch } from './blog-category-search';

const filters: Filter<ListBlogCategoriesParams>[] = [
  { kind: 'numeric', name: 'id', label: 'ID' },
  { kind: 'text', name: 'name', label: 'Name' },
  { kind: 'text', name: 'display_name', label: 'Display name' },
];

const columns: Column<BlogCategory>[] = [
  { key: 'name', header: 'Name', value: ({ name }) => name },
  { key: 'display_name', header: 'Display name', value: ({ display_name }) => display_name },
  { key: 'slug', header: 'Slug', value: ({ slug }) => slug },
  { key: 'id', header: 'ID', value: ({ id }) => id, size: 90 },
];

const actions: RowActions<BlogCategory> = {
  noun: 'category',
  name: ({ name, display_name }) => display_name ?? name,
  edit: ({ id }) => linkOptions({ to: '/categories/$categoryId/edit', params: { categoryId: String(id) } }),
  remove: ({ id }) => deleteBlogCategory(id),
  status: {
    of: ({ status }) => status,
    set: ({ id, name, slug }, status) => updateBlogCategory(id, statusBody({ name, slug }, status)),
  },
};

export const BlogCategoryList = () => {
  const list = useListSearch(blogCategorySearch);
  const categories = useListBlogCategories(list.params, { query: keepRows });
  return (
    <ListScreen
      title="Categories"
      createTo="/categories/create"
      list={list}
      query={categories}
      fetchPage={listBlogCategories}
      filters={filters}
      columns={columns}
      actions={actions}
    />
  );
};
