import { editing } from '@/components/edit-many/editing';
import { CreateBlogCategoryBody } from '@/generated/zod/blog-categories/blog-categories';
import { blogCategories } from './blog-category-values';

export const blogCategoryEditing = editing({
  resource: blogCategories,
  schema: CreateBlogCategoryBody,
  fields: [
    { name: 'name', label: 'Name', kind: 'text' },
    { name: 'display_name', label: 'Display name', kind: 'text' },
    { name: 'status', label: 'Active', kind: 'switch' },
  ],
});
