import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { BlogList } from '@/features/content/blogs/blog-list';
import { blogSearch } from '@/features/content/blogs/blog-search';
import { getListBlogsQueryOptions } from '@/generated/api/blogs/blogs';

export const Route = createFileRoute('/_shell/blogs/')({
  validateSearch: blogSearch.validate,
  loader: listLoader(blogSearch, getListBlogsQueryOptions),
  component: BlogList,
});
