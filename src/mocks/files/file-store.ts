import * as z from 'zod';
import { imageTypeOf } from '@/lib/files/image-file';
import { isRecord } from '@/lib/values/is-record';
import type { Database } from '@/mocks/db/database';
import { fileUrl, tableOfImage } from '@/mocks/db/seed-images';
import type { Row, TableDefinition } from '@/mocks/db/table';
import { refusal } from '@/mocks/http/answers';
import { fieldLabel } from '@/mocks/http/sentences';
import { seedPicture } from './seed-pictures';

interface StoredImage {
  id: number;
  url: string;
}

/** Stores an uploaded image for a form field. */
export type Add = (field: string, file: Blob) => Promise<StoredImage>;

export interface FileStore {
  /**
   * Stores an uploaded image and returns its id and URL. `table` is that of the rows that show it, `field` the form
   * field, for the 422 if it is not an image.
   */
  add: (table: string, field: string, file: Blob) => Promise<StoredImage>;
  /** Deletes the file, and removes it from its record; false if it does not exist. */
  remove: (id: number) => Promise<boolean>;
  /** The file itself, for `<img>`. */
  serve: (id: number, extension: string) => Promise<Response | undefined>;
}

const uploads: TableDefinition<{ id: number; table: string; extension: string }> = {
  name: 'uploads',
  row: z.object({ id: z.int(), table: z.string(), extension: z.string() }),
  seed: () => [],
  firstId: 900_000_001,
};

const mentions = (row: Row, address: RegExp) => address.test(JSON.stringify(row));

/** The value without the images at this URL: gallery entries are removed, plain URLs become null. */
const without = (value: unknown, address: RegExp): unknown => {
  if (typeof value === 'string') return address.test(value) ? null : value;
  if (Array.isArray(value)) {
    const shows = (item: unknown) => isRecord(item) && address.test(String(item.url));
    return value.filter((item) => !shows(item)).map((item: unknown) => without(item, address));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, without(inner, address)]));
};

export const openFileStore = (db: Database): FileStore => {
  const table = db.table(uploads);

  const add: FileStore['add'] = async (owner, field, file) => {
    const bytes = await file.arrayBuffer();
    const type = imageTypeOf(new Uint8Array(bytes));
    if (!type) {
      const label = fieldLabel(field.split('.'));
      throw refusal({ [field]: [`The ${label} field must be a PNG, JPEG or WebP image.`] });
    }
    const extension = type === 'image/jpeg' ? 'jpg' : type.replace('image/', '');
    const { id } = await table.insert({ table: owner, extension });
    await db.writeFile(id, bytes);
    return { id, url: fileUrl(id, extension) };
  };

  return {
    add,
    remove: async (id) => {
      const upload = await table.get(id);
      const owner = upload ? db.tableNamed(upload.table) : db.tableAt(tableOfImage(id));
      const address = new RegExp(`/files/${id}\\.`);
      const rows = (await owner?.all()) ?? [];
      const shown = rows.filter((row) => mentions(row, address));
      for (const row of shown) await owner?.update(row.id, without({ ...row }, address) as Row);
      if (upload) {
        await table.remove(id);
        await db.removeFile(id);
      }
      return upload !== undefined || shown.length > 0;
    },
    serve: async (id, extension) => {
      const seeded = () => (db.tableAt(tableOfImage(id)) ? seedPicture(id) : undefined);
      const bytes = (await table.get(id)) ? await db.readFile(id) : seeded();
      if (!bytes) return undefined;
      const type = extension === 'jpg' ? 'image/jpeg' : `image/${extension}`;
      const headers = { 'content-type': type, 'cache-control': 'private, max-age=3600' };
      return new Response(bytes, { headers });
    },
  };
};
