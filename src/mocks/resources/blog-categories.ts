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
import { BLOGS_IN_CATEGORY } from '@/mocks/seed/in-use';

const asOption = ({ id, name, display_name }: BlogCategory): BlogCategoryOption => ({
  id,
  name,
  display_name: display_name ?? null,
});

export const blogCategoryHandlers: Resource = (context) => {
  const { page, create, read, update, remove } = crud(context, blogCategories);
  const { options } = crud(context, blogCategories, { present: asOption });
  return [
    getListBlogCategoriesMockHandler(page(ListBlogCategoriesQueryParams)),
    getListBlogCategoryOptionsMockHandler(options()),
    getCreateBlogCategoryMockHandler(create(CreateBlogCategoryBody)),
    getGetBlogCategoryMockHandler(read()),
    getUpdateBlogCategoryMockHandler(update(UpdateBlogCategoryBody)),
    getDeleteBlogCategoryMockHandler(
      remove(({ id, name }) => refuseInUse(name, BLOGS_IN_CATEGORY[id], 'blogs')),
    ),
  ];
};
