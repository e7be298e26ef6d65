import { expect, it } from 'vitest';
import { packageActivityResource } from './package-activity-values';

it('adds new images to all that are stored, each with its text', () => {
  const images = [
    { id: 8, url: '/files/8.png', alt: 'Raft' },
    { id: 9, url: '/files/9.png', alt: null },
  ];
  const values = packageActivityResource.toValues({ id: 2, name: 'Rafting', status: true, images });
  expect(values.images).toMatchObject([{ id: 8 }, { id: 9 }]);
  const file = new File(['x'], 'x.png');
  const ours = { ...values, images: [...values.images, { file, alt: 'Rapid' }] };
  expect(packageActivityResource.bodyOf(ours, values)).toMatchObject({
    images: [file],
    alt: ['Raft', '', 'Rapid'],
  });
});
