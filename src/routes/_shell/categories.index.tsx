import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { BlogCategoryList } from '@/features/blog-categories/blog-category-list';
import { blogCategorySearch } from '@/features/blog-categories/blog-category-search';
import { getListBlogCategoriesQueryOptions } from '@/generated/api/blog-categories/blog-categories';

export const Route = createFileRoute('/_shell/categories/')({
  validateSearch: blogCategorySearch.validate,
  loader: listLoader(blogCategorySearch, getListBlogCategoriesQueryOptions),
  component: BlogCategoryList,
});
