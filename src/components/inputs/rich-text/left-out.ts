import { plural } from '@/lib/plural';
import { picturesWithoutAddress } from './clean-paste';

/** What a paste or drop left out, as text, and whether one of our images could replace it. */
export interface LeftOut {
  reason: string;
  pictures: boolean;
}

/** Reads pasted or dropped data; HTML takes precedence over files with the same content. */
export const leftOutOf = (data: DataTransfer | null): LeftOut | undefined => {
  const html = data?.getData('text/html') ?? '';
  const count = picturesWithoutAddress(html);
  if (count > 0) {
    const words = {
      one: 'One image was left out: an image in a text needs a web address (https://…).',
      other: '# images were left out: an image in a text needs a web address (https://…).',
    };
    return { reason: plural(count, words), pictures: true };
  }
  const files = [...(data?.files ?? [])];
  if (files.length === 0 || html !== '') return undefined;
  return files.every(({ type }) => type.startsWith('image/'))
    ? {
        reason: 'An image file cannot be added here: an image in a text needs a web address (https://…).',
        pictures: true,
      }
    : { reason: 'Files cannot be added to a text.', pictures: false };
};
