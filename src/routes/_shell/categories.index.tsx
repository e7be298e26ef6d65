import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { BlogCategoryList } from '@/features/blog-categories/blog-category-list';
import { getListBlogCategoriesQueryOptions } from '@/generated/api/blog-categories/blog-categories';
import { listBlogCategoriesSearch } from '@/generated/searches';

export const Route = createFileRoute('/_shell/categories/')({
  validateSearch: listBlogCategoriesSearch.validate,
  loader: listLoader(listBlogCategoriesSearch, getListBlogCategoriesQueryOptions),
  component: BlogCategoryList,
});
