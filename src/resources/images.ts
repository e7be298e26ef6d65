import { IconPhoto } from '@tabler/icons-react';
import { area } from './area';

export const imageArea = area({
  path: '/images',
  nouns: { one: 'image', other: 'images' },
  icon: IconPhoto,
  views: [
    { name: 'No alt text', search: { with: 'no-alt-text' } },
    { name: 'Twins', search: { with: 'twins' } },
  ],
});
