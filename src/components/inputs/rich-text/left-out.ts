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
      one: 'One picture was left out: in a text, a picture needs an address (https://…).',
      other: '# pictures were left out: in a text, a picture needs an address (https://…).',
    };
    return { reason: plural(count, words), pictures: true };
  }
  const files = [...(data?.files ?? [])];
  if (files.length === 0 || html !== '') return undefined;
  return files.every(({ type }) => type.startsWith('image/'))
    ? { reason: 'A text takes no picture files: a picture in it needs an address.', pictures: true }
    : { reason: 'A text takes no files.', pictures: false };
};
