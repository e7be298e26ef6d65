import { IconArticle } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { area } from './area';
import { inactive, newest } from './given-views';
import { findBy } from './records';

export const blogArea = area({
  path: '/blogs',
  nouns: { one: $localize`blog`, other: $localize`blogs` },
  group: 'Content',
  icon: IconArticle,
  images: true,
  create: '/blogs/create',
  used: true,
  open: (id: number) => linkOptions({ to: '/blogs/$blogId/edit', params: { blogId: id } }),
  views: [inactive, newest],
  records: () => import('@/generated/api/blogs/blogs').then(({ listBlogs }) => findBy(listBlogs, 'title')),
});
