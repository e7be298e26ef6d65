/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createBlog, getBlog, updateBlog, deleteBlog } from '../api/blogs/blogs';

export const blogCalls = { name: 'blogs', create: createBlog, read: getBlog, update: updateBlog, remove: deleteBlog };

export const blogFields = {"title":{"kind":"text","longest":255,"required":true},"slug":{"kind":"text","longest":255,"required":true},"short_description":{"kind":"text","longest":1000},"description":{"kind":"text","longest":1000000},"blog_category_id":{"kind":"record","to":"blog-categories"},"status":{"kind":"switch","default":true},"image":{"kind":"other"},"alt":{"kind":"text","longest":255},"packages":{"kind":"records","to":"packages"},"homestays":{"kind":"records","to":"homestays"},"hotels":{"kind":"records","to":"hotels"},"meta_page_title":{"kind":"text","longest":255},"meta_keywords":{"kind":"text","longest":255},"meta_description":{"kind":"text","longest":500},"position":{"kind":"number","whole":true},"no_follow":{"kind":"switch"},"no_index":{"kind":"switch"}} as const;

export type BlogFields = typeof blogFields;
