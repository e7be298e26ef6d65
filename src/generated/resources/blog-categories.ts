/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createBlogCategory, getBlogCategory, updateBlogCategory, deleteBlogCategory } from '../api/blog-categories/blog-categories';

export const blogCategoryCalls = { name: 'blog-categories', create: createBlogCategory, read: getBlogCategory, update: updateBlogCategory, remove: deleteBlogCategory };

export const blogCategoryFields = {"name":{"kind":"text","longest":255,"required":true},"slug":{"kind":"text","longest":255,"required":true},"display_name":{"kind":"text","longest":255},"status":{"kind":"switch","default":true}} as const;

export type BlogCategoryFields = typeof blogCategoryFields;
