import type { Image } from '@/generated/model';
import { DIALECTS } from '@/mocks/dialects/dialects';
import type { Write } from '@/mocks/http/crud-options';

interface Stored {
  images?: readonly (Pick<Image, 'url'> & { alt?: string | null | undefined })[] | undefined;
}

/**
 * The images of a record with one: an uploaded file replaces the stored one, or is added in some dialects. `file` and
 * `text` are the body's fields for it and its alt text.
 */
export const singleImage =
  (file: 'image' | 'images', text: 'alt' | 'alt_image'): Write<Readonly<Record<string, unknown>>, Stored> =>
  async (input, { images = [] } = {}, { add, db }) => {
    const [first, ...others] = images;
    const [upload] = [input[file]].flat();
    const given = input[text];
    const alt = typeof given === 'string' ? given || null : first?.alt;
    if (upload instanceof Blob) {
      const dialect = db.dialect();
      const kept = dialect !== 'normal' && DIALECTS[dialect].addsImages ? images : [];
      const added = await add(file === 'image' ? file : 'images.0', upload);
      return { images: [...kept, { ...added, alt: alt ?? null }] };
    }
    return { images: first ? [{ ...first, alt }, ...others] : [] };
  };
