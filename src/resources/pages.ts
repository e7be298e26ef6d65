import { IconFiles } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { area } from './area';
import { newest } from './given-views';
import { findBy } from './records';

export const pageArea = area({
  path: '/pages',
  nouns: { one: 'page', other: 'pages' },
  group: 'Content',
  icon: IconFiles,
  create: '/pages/create',
  open: (id: number) => linkOptions({ to: '/pages/$pageId/edit', params: { pageId: id } }),
  views: [newest],
  records: () => import('@/generated/api/pages/pages').then(({ listPages }) => findBy(listPages, 'title')),
});
