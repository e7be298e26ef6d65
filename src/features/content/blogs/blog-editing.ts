import { editing } from '@/components/edit-many/editing';
import { richTexts } from '@/components/edit-many/text-fields';
import { CreateBlogBody } from '@/generated/zod/blogs/blogs';
import { blogCategories } from '@/resources/pickers';
import { blogs } from './blog-values';

export const blogEditing = editing({
  resource: blogs,
  schema: CreateBlogBody,
  fields: [
    { name: 'title', label: 'Title', kind: 'text' },
    { name: 'blog_category_id', label: 'Category', kind: 'record', source: blogCategories },
    { name: 'position', label: 'Position', kind: 'number' },
    { name: 'no_index', label: 'No index', kind: 'switch' },
    { name: 'no_follow', label: 'No follow', kind: 'switch' },
    { name: 'status', label: 'Active', kind: 'switch' },
  ],
  imported: [
    { name: 'short_description', label: 'Short description', kind: 'text', holds: 'lines' },
    ...richTexts('description'),
  ],
});
