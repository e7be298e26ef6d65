import { describe, expect, it } from 'vitest';
import { galleryBody, type GalleryItem, galleryPaths, imageBody } from './gallery';

const file = (name: string) => new File(['x'], name);
const lake = { id: 7, url: '/files/7.png', alt: 'Phewa lake' };
const lodge = { id: 9, url: '/files/9.png', alt: '', featured: true };
const stored: GalleryItem[] = [lake, lodge];
const ridge = { file: file('ridge.png'), alt: 'Ridge' };
const hut = { file: file('hut.png'), alt: '' };

describe('the body of a gallery', () => {
  it('is empty while nothing has changed', () => {
    expect(galleryBody(stored, stored)).toEqual({});
    expect(galleryBody([], [])).toEqual({});
  });

  it('has the text of every image when one was changed, the stored ones in their own order', () => {
    expect(galleryBody([{ ...lake, alt: 'Fewa' }, lodge], stored)).toEqual({ alt: ['Fewa', ''] });
    expect(galleryBody([lodge, { ...lake, alt: 'Fewa' }], stored)).toEqual({
      alt: ['Fewa', ''],
      gallery: [
        { id: 9, featured: true },
        { id: 7, featured: false },
      ],
    });
  });

  it('has new files with their texts behind those of the stored images', () => {
    expect(galleryBody([lake, lodge, ridge], stored)).toEqual({
      images: [ridge.file],
      alt: ['Phewa lake', '', 'Ridge'],
    });
    expect(galleryBody([ridge], [])).toEqual({ images: [ridge.file], alt: ['Ridge'] });
  });

  it('has rows where a new image is between stored ones, or another is featured', () => {
    expect(galleryBody([ridge, lake, lodge], stored).gallery).toEqual([
      { upload: 0, featured: false },
      { id: 7, featured: false },
      { id: 9, featured: true },
    ]);
    const { featured: _, ...plain } = lodge;
    expect(galleryBody([{ ...lake, featured: true }, plain], stored)).toEqual({
      gallery: [
        { id: 7, featured: true },
        { id: 9, featured: false },
      ],
    });
  });

  it('does not send again a file that is on the server already', () => {
    const sent = { ...lodge, file: file('sent.png') };
    expect(galleryBody([lake, sent], [lake, lodge])).toEqual({});
  });
});

it('names each image by its row, its text, and each new one by its file', () => {
  expect(galleryPaths([lake, ridge, lodge, hut], stored)).toEqual([
    ['gallery.0', 'alt.0'],
    ['gallery.1', 'alt.2', 'images.0'],
    ['gallery.2', 'alt.1'],
    ['gallery.3', 'alt.3', 'images.1'],
  ]);
});

it('sends one image with its text, or the text alone, and nothing for what is as it was', () => {
  expect(imageBody(ridge, lake)).toEqual({ image: ridge.file, alt: 'Ridge' });
  expect(imageBody({ ...lake, alt: '' }, lake)).toEqual({ alt: '' });
  expect([imageBody(lake, lake), imageBody(null, lake), imageBody(null, null)]).toEqual([{}, {}, {}]);
});
