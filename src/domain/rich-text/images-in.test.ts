import { expect, it } from 'vitest';
import { imagesIn } from './images-in';

it('finds the images of a record under whatever name, each once', () => {
  expect(
    imagesIn({
      images: [{ id: 1, url: '/1.png', alt: 'Yak' }, { id: 2, url: '/2.png', alt: null }, { file: 'new' }],
      hero_image: { url: '/3.png' },
      image_url: '/1.png',
      alt: 'Yak',
      owner: { full_name: 'Maya' },
      amenities: [1, 2],
    }),
  ).toEqual([
    { url: '/1.png', alt: 'Yak' },
    { url: '/2.png', alt: '' },
    { url: '/3.png', alt: '' },
  ]);
});

it('finds none where there is none', () => {
  expect(imagesIn({ title: 'Tea', images: [], image_url: null, image: { url: '' } })).toEqual([]);
});
