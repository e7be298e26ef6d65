import {
  getCreateBlogCategoryMockHandler,
  getDeleteBlogCategoryMockHandler,
  getGetBlogCategoryMockHandler,
  getListBlogCategoriesMockHandler,
  getListBlogCategoryOptionsMockHandler,
  getUpdateBlogCategoryMockHandler,
} from '@/generated/api/blog-categories/blog-categories.msw';
import type { BlogCategory, BlogCategoryOption } from '@/generated/model';
import {
  CreateBlogCategoryBody,
  ListBlogCategoriesQueryParams,
  UpdateBlogCategoryBody,
} from '@/generated/zod/blog-categories/blog-categories';
import type { Resource } from '@/mocks/context';
import { crud } from '@/mocks/http/crud';
import { refuseInUse } from '@/mocks/http/in-use';
import { blogCategories } from '@/mocks/seed/blog-categories';
import { blogs } from '@/mocks/seed/blogs';

const asOption = ({ id, name, display_name }: BlogCategory): BlogCategoryOption => ({
  id,
  name,
  display_name: display_name ?? null,
});

export const blogCategoryHandlers: Resource = (context) => {
  const { page, create, read, update, remove } = crud(context, blogCategories);
  const { options } = crud(context, blogCategories, { present: asOption });

  const written = context.db.table(blogs);
  const blogsIn = async (id: number) =>
    (await written.all()).filter(({ blog_category_id }) => blog_category_id === id).length;

  return [
    getListBlogCategoriesMockHandler(page(ListBlogCategoriesQueryParams)),
    getListBlogCategoryOptionsMockHandler(options()),
    getCreateBlogCategoryMockHandler(create(CreateBlogCategoryBody)),
    getGetBlogCategoryMockHandler(read()),
    getUpdateBlogCategoryMockHandler(update(UpdateBlogCategoryBody)),
    getDeleteBlogCategoryMockHandler(
      remove(async ({ id, name }) => refuseInUse(name, await blogsIn(id), 'blogs')),
    ),
  ];
};
