import { IconPhoto } from '@tabler/icons-react';
import { area } from './area';
import { newest } from './given-views';

export const imageArea = area({
  path: '/images',
  nouns: { one: $localize`image`, other: $localize`images` },
  icon: IconPhoto,
  views: [
    { name: $localize`No alt text`, search: { with: 'no-alt-text' } },
    { name: $localize`Twins`, search: { with: 'twins' } },
    newest,
  ],
});
