import { IconFiles } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { area } from './area';
import { newest } from './given-views';
import { amongFew } from './records';

export const pageArea = area({
  path: '/pages',
  nouns: { one: $localize`page`, other: $localize`pages` },
  group: 'Content',
  icon: IconFiles,
  images: true,
  create: '/pages/create',
  used: true,
  open: (id: number) => linkOptions({ to: '/pages/$pageId/edit', params: { pageId: id } }),
  views: [newest],
  records: amongFew('title', () =>
    import('@/generated/api/pages/pages').then(({ getListPagesQueryKey, listPages }) => ({
      queryKey: getListPagesQueryKey(),
      list: listPages,
    })),
  ),
});
