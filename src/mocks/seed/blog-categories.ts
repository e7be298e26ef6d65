import type { BlogCategory } from '@/generated/model';
import { GetBlogCategoryResponse } from '@/generated/zod/blog-categories/blog-categories';
import type { TableDefinition } from '@/mocks/db/table';
import { data } from './blog-categories.yaml';

export const blogCategoryTable: TableDefinition<BlogCategory> = {
  name: 'blog-categories',
  row: GetBlogCategoryResponse.shape.data,
  unique: ['name', 'slug'],
  seed: () => data as Omit<BlogCategory, 'id'>[],
};
