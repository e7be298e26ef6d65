import { resource } from '@/api/resource';
import {
  createBlogCategory,
  deleteBlogCategory,
  getBlogCategory,
  updateBlogCategory,
} from '@/generated/api/blog-categories/blog-categories';
import type { BlogCategory } from '@/generated/model';

export const blogCategories = resource({
  name: 'blog-categories',
  read: getBlogCategory,
  create: createBlogCategory,
  update: updateBlogCategory,
  remove: deleteBlogCategory,
  toValues: (category?: BlogCategory) => ({
    name: category?.name ?? '',
    slug: category?.slug ?? '',
    display_name: category?.display_name ?? '',
    status: category?.status ?? true,
  }),
  toBody: (values) => values,
});
