import { createFileRoute } from '@tanstack/react-router';
import { listLoader } from '@/app/loaders';
import { BlogList } from '@/features/content/blogs/blog-list';
import { getListBlogsQueryOptions } from '@/generated/api/blogs/blogs';
import { listBlogsSearch } from '@/generated/searches';

export const Route = createFileRoute('/_shell/blogs/')({
  validateSearch: listBlogsSearch.validate,
  loader: listLoader(listBlogsSearch, getListBlogsQueryOptions),
  component: BlogList,
});
