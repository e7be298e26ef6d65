/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createBlog, getBlog, updateBlog, deleteBlog, listBlogs } from '../api/blogs/blogs';

export const blogFields = {"title":{"kind":"text","required":true},"slug":{"kind":"text","required":true},"short_description":{"kind":"text","longest":1000,"holds":"lines"},"description":{"kind":"text","longest":1000000,"holds":"rich text"},"blog_category_id":{"kind":"record","to":"blog-categories","label":"Category"},"status":{"kind":"switch","default":true},"image":{"kind":"other"},"alt":{"kind":"other"},"packages":{"kind":"records","to":"packages"},"homestays":{"kind":"records","to":"homestays"},"hotels":{"kind":"records","to":"hotels"},"meta_page_title":{"kind":"text"},"meta_keywords":{"kind":"text"},"meta_description":{"kind":"text","longest":500},"position":{"kind":"number","whole":true},"no_follow":{"kind":"switch"},"no_index":{"kind":"switch"}} as const;

export const blogContract = { name: 'blogs', fields: blogFields, schema: () => import('../zod/blogs/blogs').then((module) => module.CreateBlogBody), create: createBlog, read: getBlog, update: updateBlog, remove: deleteBlog, list: listBlogs };
