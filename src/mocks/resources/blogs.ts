import {
  getCreateBlogMockHandler,
  getDeleteBlogMockHandler,
  getGetBlogMockHandler,
  getListBlogsMockHandler,
  getUpdateBlogMockHandler,
} from '@/generated/api/blogs/blogs.msw';
import type { Blog, BlogFields } from '@/generated/model';
import { CreateBlogBody, ListBlogsQueryParams, UpdateBlogBody } from '@/generated/zod/blogs/blogs';
import type { Resource } from '@/mocks/context';
import { crud } from '@/mocks/http/crud';
import { withMetaTag } from '@/mocks/http/meta-tag';
import { referenced, referencedAll, referencesTo } from '@/mocks/http/reference';
import { blogCategories } from '@/mocks/seed/blog-categories';
import { blogs, type StoredBlog } from '@/mocks/seed/blogs';
import { homestays } from '@/mocks/seed/homestays';
import { hotels } from '@/mocks/seed/hotels';
import { packages } from '@/mocks/seed/packages';

export const blogHandlers: Resource = (context) => {
  const { db, files } = context;
  const categories = db.table(blogCategories);
  const treks = db.table(packages);
  const villages = db.table(homestays);
  const houses = db.table(hotels);

  const present = async (row: StoredBlog): Promise<Blog> => {
    const category = row.blog_category_id && (await categories.get(row.blog_category_id));
    return {
      ...row,
      blog_category: category ? { id: category.id, name: category.name } : null,
      packages: await referencesTo(treks, row.packages),
      homestays: await referencesTo(villages, row.homestays),
      hotels: await referencesTo(houses, row.hotels),
    };
  };

  const refuseUnknown = async (input: BlogFields) => {
    await referenced(categories, 'blog_category_id', input.blog_category_id);
    await referencedAll(treks, 'packages', input.packages);
    await referencedAll(villages, 'homestays', input.homestays);
    await referencedAll(houses, 'hotels', input.hotels);
  };

  const write = async (input: BlogFields, stored?: StoredBlog) => {
    await refuseUnknown(input);
    const { image, ...rest } = withMetaTag(input, stored?.meta_tag ?? undefined);
    return {
      ...rest,
      packages: input.packages ?? stored?.packages ?? [],
      homestays: input.homestays ?? stored?.homestays ?? [],
      hotels: input.hotels ?? stored?.hotels ?? [],
      image_url: image ? (await files.add(blogs.name, 'image', image)).url : stored?.image_url,
    };
  };

  const { page, create, read, update, remove } = crud(context, blogs, { present });
  return [
    getListBlogsMockHandler(page(ListBlogsQueryParams)),
    getCreateBlogMockHandler(create(CreateBlogBody, write)),
    getGetBlogMockHandler(read()),
    getUpdateBlogMockHandler(update(UpdateBlogBody, write)),
    getDeleteBlogMockHandler(remove()),
  ];
};
