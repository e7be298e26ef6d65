import { fieldsOf, type Schema } from '@/mocks/dialects/schema';
import type { Write } from '@/mocks/http/crud-options';
import type { Names } from '@/mocks/http/resource';
import { gallery } from './gallery';

type Fields = Readonly<Record<string, unknown>>;

/** The fields that a body's files set, by the contract: the images of a gallery, and the URL of a single image. */
export const pictures =
  ({ renamed }: Names, body: Schema): Write<object, object> =>
  async (input, stored, tools) => {
    const set: Record<string, unknown> = {};
    for (const [field, file] of Object.entries(input as Fields)) {
      const address = renamed[field];
      if (address && file instanceof Blob) set[address] = (await tools.add(field, file)).url;
    }
    return 'gallery' in fieldsOf(body) ? { ...set, ...(await gallery(input, stored, tools)) } : set;
  };
