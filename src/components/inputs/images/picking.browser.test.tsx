import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { inPage } from '@/components/hooks/in-page.fixtures';
import type { GalleryItem } from '@/lib/files/gallery';
import { imageFile } from '@/lib/files/image-file.fixtures';
import { GalleryInput } from './gallery-input';
import { ImageInput } from './image-input';

const render = inPage();

/** An image whose bytes are delayed until released. */
const slowImage = (name: string) => {
  const file = imageFile('png', name);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const read = file.arrayBuffer.bind(file);
  file.arrayBuffer = () => promise.then(read);
  return { file, arrive: () => resolve(undefined) };
};

const drop = (action: string, file: File) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  // A DataTransfer returns copies of its files; this is the delayed one.
  Object.defineProperty(dataTransfer, 'files', { value: [file] });
  page
    .getByRole('button', { name: action })
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
};

const Single = () => {
  const [image, setImage] = useState<GalleryItem | null>(null);
  const [changes, setChanges] = useState<(string | undefined)[]>([]);
  const change = (next: GalleryItem | null) => {
    setImage(next);
    setChanges((before) => [...before, next?.file?.name]);
  };
  return (
    <>
      <ImageInput label="Image" withAlt={false} value={image} onChange={change} />
      <output aria-label="Kept">{changes.join(', then ')}</output>
    </>
  );
};

it('keeps of two picked images the one that was picked last, however long the first is checked', async () => {
  render(<Single />);
  const first = slowImage('first.png');
  await expect.element(page.getByRole('button', { name: 'Choose image: Image' })).toBeVisible();
  drop('Choose image: Image', first.file);
  drop('Choose image: Image', imageFile('png', 'second.png'));
  first.arrive();
  await expect.element(page.getByLabelText('Kept')).toHaveTextContent('first.png, then second.png');
});

it('writes a typed text to the image as it is by now, though the row was rendered before it was uploaded', async () => {
  const file = imageFile('png', 'lodge.png');
  let images: GalleryItem[] = [{ file, alt: '' }];
  const change = (next: (before: readonly GalleryItem[]) => GalleryItem[]) => {
    images = next(images);
  };
  render(<GalleryInput label="Images" value={images} onChange={change} />);
  const alt = page.getByRole('textbox', { name: 'Alt text of image 1' });
  await expect.element(alt).toBeVisible();
  images = [{ file, id: 7, url: '/lodge.png', alt: '' }];
  await alt.fill('Lodge');
  expect(images).toEqual([{ file, id: 7, url: '/lodge.png', alt: 'Lodge' }]);
});

it.each([
  ['Alt text of image 1', 0],
  ['Add images: Images', 1],
])('looks for pictures in a text that was copied with one, pasted into “%s”: %i', async (name, times) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'Lodge');
  clipboardData.items.add(imageFile('png', 'copied.png'));
  const onChecking = vi.fn();
  render(
    <GalleryInput label="Images" value={[{ id: 7, alt: '' }]} onChange={vi.fn()} onChecking={onChecking} />,
  );
  const target = page.getByLabelText(name).first();
  await expect.element(target).toBeVisible();
  target.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  expect(onChecking).toHaveBeenCalledTimes(times);
});
