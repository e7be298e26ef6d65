import { createFileRoute } from '@tanstack/react-router';
import { BlogCategoryList } from '@/features/blog-categories/blog-category-list';
import { blogCategorySearch } from '@/features/blog-categories/blog-category-search';

export const Route = createFileRoute('/_shell/categories/')({
  validateSearch: blogCategorySearch.validate,
  component: BlogCategoryList,
});
