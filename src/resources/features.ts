import { IconSparkles } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { area } from './area';
import { newest } from './given-views';
import { amongFew } from './records';

export const featureArea = area({
  path: '/features',
  nouns: { one: $localize`feature`, other: $localize`features` },
  group: 'Setup',
  icon: IconSparkles,
  create: '/features/create',
  used: true,
  open: (id: number) => linkOptions({ to: '/features/$featureId/edit', params: { featureId: id } }),
  views: [newest],
  records: amongFew('title', () =>
    import('@/generated/api/features/features').then(({ getListFeaturesQueryKey, listFeatures }) => ({
      queryKey: getListFeaturesQueryKey(),
      list: listFeatures,
    })),
  ),
});
