/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createBlogCategory, getBlogCategory, updateBlogCategory, deleteBlogCategory, listBlogCategories } from '../api/blog-categories/blog-categories';

export const blogCategoryFields = {"name":{"kind":"text","required":true},"slug":{"kind":"text","required":true},"display_name":{"kind":"text"},"status":{"kind":"switch","default":true}} as const;

export const blogCategoryContract = { name: 'blog-categories', fields: blogCategoryFields, schema: () => import('../zod/blog-categories/blog-categories').then((module) => module.CreateBlogCategoryBody), create: createBlogCategory, read: getBlogCategory, update: updateBlogCategory, remove: deleteBlogCategory, list: listBlogCategories };
