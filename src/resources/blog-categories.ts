import { IconCategory } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { area } from './area';
import { newest } from './given-views';
import { amongFew } from './records';

export const blogCategoryArea = area({
  path: '/categories',
  nouns: { one: $localize`category`, other: $localize`categories` },
  group: 'Setup',
  icon: IconCategory,
  create: '/categories/create',
  used: true,
  open: (id: number) => linkOptions({ to: '/categories/$categoryId/edit', params: { categoryId: id } }),
  views: [newest],
  records: amongFew('display_name', () =>
    import('@/generated/api/blog-categories/blog-categories').then(
      ({ getListBlogCategoriesQueryKey, listBlogCategories }) => ({
        queryKey: getListBlogCategoriesQueryKey(),
        list: listBlogCategories,
      }),
    ),
  ),
});
