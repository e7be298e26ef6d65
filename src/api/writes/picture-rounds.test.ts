import { describe, expect, it, vi } from 'vitest';
import { withStatus } from '@/api/client/answer-status';
import type { RequestOptions } from '@/api/client/call';
import { ApiError } from '@/api/errors/api-error';
import { firstImageOf, galleryOf } from '@/api/tolerant/gallery';
import { galleryBody, type GalleryItem } from '@/lib/files/gallery';
import { createRecord } from './record-create';
import { writeRecord } from './record-write';
import { resource } from './resource';

interface Image {
  id: number;
  url: string;
  alt: string;
}
interface Hotel {
  id: number;
  name: string;
  images: Image[];
}
interface Body {
  name?: string;
  images?: File[];
  alt?: string[];
}

const lost = new ApiError('network', 'The server could not be reached.', { ambiguous: true });

interface Habits {
  /** How many files of a request it keeps: 20 in PHP. */
  files?: number;
  /** It gives the first text to the first new image, as to the first stored one. */
  pairsByIndex?: boolean;
  /** It calls an image without a text after its file. */
  namesFiles?: boolean;
  /** It ignores texts that come without a file. */
  textsWithFilesOnly?: boolean;
  /** The requests whose answer is lost, by their number, and whether they were carried out. */
  failing?: ReadonlyMap<number, 'before' | 'after'>;
  /** What a creation is answered. */
  answers?: (hotel: Hotel) => unknown;
}

/** A server with hotels, and the application's resource for them. */
const hotelsOn = (stored: Hotel | undefined, habits: Habits = {}) => {
  const { files = 20, pairsByIndex, namesFiles, textsWithFilesOnly, failing, answers } = habits;
  let hotel = stored;
  let nextId = 100;
  const sent: { files: string[]; alt: readonly string[] | undefined }[] = [];
  const carryOut = ({ name, images = [], alt }: Body) => {
    const old = hotel?.images ?? [];
    const kept = images.slice(0, files).map((file, index) => {
      nextId += 1;
      const text = alt?.[pairsByIndex ? index : old.length + index] ?? '';
      return { id: nextId, url: `/${file.name}`, alt: text || (namesFiles ? file.name : '') };
    });
    const takesTexts = alt && (images.length === 0 ? !textsWithFilesOnly : !pairsByIndex);
    const texts = (image: Image, index: number) => (takesTexts ? { ...image, alt: alt[index] ?? '' } : image);
    hotel = { id: 7, name: name ?? hotel?.name ?? '', images: [...old.map(texts), ...kept] };
    return hotel;
  };
  const call = (body: Body, options?: RequestOptions) => {
    sent.push({ files: (body.images ?? []).map(({ name }) => name), alt: body.alt });
    const fails = failing?.get(sent.length);
    if (options?.signal?.aborted)
      return Promise.reject(new ApiError('cancelled', 'The request was cancelled.'));
    if (fails === 'before') return Promise.reject(lost);
    const done = carryOut(body);
    options?.onUploadProgress?.(1);
    return fails === 'after' ? Promise.reject(lost) : Promise.resolve({ data: done });
  };
  const hotels = resource({
    name: 'hotels',
    read: (id) =>
      hotel?.id === id
        ? Promise.resolve({ data: hotel })
        : Promise.reject(new ApiError('http', 'Gone.', { status: 404 })),
    create: async (body: Body) => {
      await call(body);
      return withStatus(hotel && answers ? answers(hotel) : { data: hotel }, 201);
    },
    update: (_id, body: Partial<Body>, options) => call(body, options),
    toValues: (record?: Hotel) => ({ name: record?.name ?? '', images: galleryOf(record, 'images') }),
    toBody: ({ name, images }, before): Body => {
      const { images: added, alt } = galleryBody(images, before.images);
      return { name, ...(added && { images: added }), ...(alt && { alt }) };
    },
  });
  return { hotels, sent, texts: () => hotel?.images.map(({ url, alt }) => `${url} ${alt}`) };
};

const yak = { id: 1, url: '/yak.png', alt: 'A yak' };
const image = (name: string, alt: string, size = 1): GalleryItem => ({
  file: new File([new Uint8Array(size)], name),
  alt,
});
const many = (count: number, size?: number) =>
  Array.from({ length: count }, (_none, index) => image(`${index}.png`, `Text ${index}`, size));
const wanted = (count: number) => many(count).map((_item, index) => `/${index}.png Text ${index}`);
const hotel: Hotel = { id: 7, name: 'Yak', images: [yak] };

const save = (habits: Habits, added: GalleryItem[], options?: RequestOptions) => {
  const server = hotelsOn(hotel, habits);
  const base = server.hotels.toValues(hotel);
  const ours = { name: 'Yak & Yeti', images: [...base.images, ...added] };
  return { ...server, base, ours, written: writeRecord(server.hotels, 7, { base, ours }, options) };
};

describe('new images', () => {
  describe.each([
    ['all images, as the contract has it', {}, 1],
    ['the new files', { pairsByIndex: true }, 2],
  ])(
    'get their own texts from a server that pairs them by their index among %s',
    (_what, habits, requests) => {
      it.each([
        ['as it was', 'A yak'],
        ['changed beside them', 'An old yak'],
        ['emptied beside them', ''],
      ])('with the stored text %s', async (_how, alt) => {
        const server = hotelsOn(hotel, habits);
        const base = server.hotels.toValues(hotel);
        const ours = { ...base, images: [{ ...yak, alt }, ...many(2)] };
        const written = writeRecord(server.hotels, 7, { base, ours });
        await expect(written).resolves.toMatchObject({ kind: 'saved', lost: [] });
        expect(server.texts()).toEqual([`/yak.png ${alt}`, ...wanted(2)]);
        expect(server.sent).toHaveLength(requests);
      });

      it('and none where none was typed', async () => {
        const { written, texts } = save(habits, [image('0.png', ''), image('1.png', 'Text 1')]);
        await expect(written).resolves.toMatchObject({ kind: 'saved', lost: [] });
        expect(texts()).toEqual(['/yak.png A yak', '/0.png ', '/1.png Text 1']);
      });
    },
  );

  it('may be called after their files by a server if no text was typed', async () => {
    const { written, sent } = save({ namesFiles: true, textsWithFilesOnly: true }, [image('0.png', '')]);
    await expect(written).resolves.toMatchObject({ kind: 'saved', lost: [] });
    expect(sent).toHaveLength(1);
  });

  it('follow what was emptied, which no form can say', async () => {
    const server = hotelsOn(hotel);
    const base = server.hotels.toValues(hotel);
    const ours = { name: '', images: [...base.images, ...many(2)] };
    const written = writeRecord(server.hotels, 7, { base, ours });
    await expect(written).resolves.toMatchObject({ kind: 'saved', lost: [] });
    expect(server.sent.map(({ files }) => files.length)).toEqual([0, 2]);
    expect(server.texts()).toEqual(['/yak.png A yak', ...wanted(2)]);
  });

  it('are named if they have another image’s text for good, and keep what was typed', async () => {
    const { written } = save({ pairsByIndex: true, textsWithFilesOnly: true }, many(1));
    await expect(written).resolves.toMatchObject({
      kind: 'partly',
      ours: { images: [{ alt: 'A yak' }, { id: 101, alt: 'Text 0' }] },
      error: { message: expect.stringContaining('alt text of image 2 (“Text 0”)') as string },
    });
  });

  it('are not called lost if no text of theirs is sent: the server names them itself', async () => {
    let stored: { id: number; tan?: Image } = { id: 7 };
    const documents = resource({
      name: 'documents',
      read: () => Promise.resolve({ data: stored }),
      update: () => {
        stored = { id: 7, tan: { id: 3, url: '/3.png', alt: 'tan' } };
        return Promise.resolve({ data: stored });
      },
      toValues: (record?: typeof stored) => ({
        tan: (record?.tan ?? null) as GalleryItem | null,
      }),
      toBody: ({ tan }) => (tan?.file ? { images: [tan.file], alt: ['tan'] } : {}),
    });
    const edit = { base: { tan: null }, ours: { tan: image('scan.png', '') } };
    await expect(writeRecord(documents, 7, edit)).resolves.toMatchObject({ kind: 'saved', lost: [] });
  });

  it.each([
    ['replaces', false, { kind: 'saved', lost: [] }],
    [
      'adds',
      true,
      {
        kind: 'partly',
        ours: { image: { id: 1, others: [{ id: 2, url: '/2.png' }] } },
        error: { message: expect.stringContaining('kept the former image beside the new one') as string },
      },
    ],
  ])(
    'take the place of the only one where a server %s it, and are said to be beside it else',
    async (_what, adds, expected) => {
      let stored = { id: 7, images: [{ id: 1, url: '/1.png', alt: '' }] };
      const regions = resource({
        name: 'regions',
        read: () => Promise.resolve({ data: stored }),
        update: (_id, { images = [] }: { images?: File[] }) => {
          const added = images.map(() => ({ id: 2, url: '/2.png', alt: '' }));
          stored = { id: 7, images: adds ? [...stored.images, ...added] : added };
          return Promise.resolve({ data: stored });
        },
        toValues: (record?: typeof stored) => ({ image: firstImageOf(record) }),
        toBody: ({ image: chosen }) => (chosen?.file ? { images: [chosen.file] } : {}),
      });
      const edit = { base: regions.toValues(stored), ours: { image: image('2.png', '') } };
      const written = await writeRecord(regions, 7, edit);
      expect(written).toMatchObject(expected);
      if (written.kind !== 'partly') return;
      const again = writeRecord(regions, 7, { base: written.stored, ours: written.ours });
      await expect(again).resolves.toMatchObject({ kind: 'unchanged' });
    },
  );

  it.each([
    ['ten a request', {}, many(23), [10, 10, 3]],
    ['at most 7 MB a request', {}, many(5, 3 * 1024 * 1024), [2, 2, 1]],
    ['what is left of a request once more', { files: 4 }, many(9), [9, 5, 1]],
  ])('are sent %s', async (_what, habits, added, expected) => {
    const onUploadProgress = vi.fn();
    const { written, sent, texts } = save(habits, added, { onUploadProgress });
    await expect(written).resolves.toMatchObject({ kind: 'saved', lost: [] });
    expect(sent.map(({ files }) => files.length)).toEqual(expected);
    expect(texts()).toEqual(['/yak.png A yak', ...wanted(added.length)]);
    const fractions = onUploadProgress.mock.calls.flat() as number[];
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    expect(fractions.at(-1)).toBe(1);
  });

  it('that the server refuses to keep stay new, and are named', async () => {
    const { written } = save({ files: 0 }, many(12));
    await expect(written).resolves.toMatchObject({
      kind: 'partly',
      stored: { name: 'Yak & Yeti', images: [{ id: 1 }] },
      ours: { images: { length: 13 } },
      error: { message: expect.stringContaining('kept 0 of 12 images, but not “0.png”, “1.png”') as string },
    });
  });

  it('that arrived before a failure are not new any more', async () => {
    const failing = new Map([[2, 'before' as const]]);
    const { written, hotels, texts } = save({ failing }, many(12));
    const partly = await written;
    if (partly.kind !== 'partly') throw new Error(partly.kind);
    expect(partly.ours.images.filter(({ id }) => id === undefined)).toHaveLength(2);
    expect(partly.error.message).toMatch(/could not be reached/);
    const again = { base: partly.stored, ours: partly.ours, sentBefore: partly.ours };
    await expect(writeRecord(hotels, 7, again)).resolves.toMatchObject({ kind: 'saved' });
    expect(texts()).toEqual(['/yak.png A yak', ...wanted(12)]);
  });

  it('that arrived although the answer was lost are not sent again', async () => {
    const failing = new Map([[1, 'after' as const]]);
    const { written, hotels, sent, texts } = save({ failing }, many(2));
    const partly = await written;
    expect(partly).toMatchObject({
      kind: 'partly',
      error: { message: expect.stringMatching(/may have been saved.* 2 images have arrived/) as string },
    });
    if (partly.kind !== 'partly') return;
    const again = { base: partly.stored, ours: partly.ours };
    await expect(writeRecord(hotels, 7, again)).resolves.toMatchObject({ kind: 'unchanged' });
    expect([sent.length, texts()?.length]).toEqual([1, 3]);
  });

  it('that are found only by the next save are not sent again either', async () => {
    const failing = new Map([[1, 'after' as const]]);
    const server = hotelsOn(hotel, { failing });
    const base = server.hotels.toValues(hotel);
    const ours = { ...base, images: [...base.images, ...many(2)] };
    await server.hotels.saveChanges(7, ours, base)?.catch(() => undefined);
    const written = writeRecord(server.hotels, 7, { base, ours, sentBefore: ours });
    await expect(written).resolves.toMatchObject({ kind: 'unchanged' });
    expect(server.texts()).toHaveLength(3);
  });

  it('can be cancelled between two requests', async () => {
    const abort = new AbortController();
    const options = { signal: abort.signal, onUploadProgress: () => abort.abort() };
    const { written, texts } = save({}, many(12), options);
    await expect(written).resolves.toMatchObject({ kind: 'partly', error: { kind: 'cancelled' } });
    expect(texts()).toHaveLength(11);
  });
});

describe('a new record', () => {
  const create = (habits: Habits, count: number, resetOnStatus?: number) => {
    const server = hotelsOn(undefined, habits);
    const values = { name: 'Yak', images: many(count) };
    return { ...server, written: createRecord(server.hotels, { values, secret: [], resetOnStatus }, {}) };
  };

  it.each([{}, { pairsByIndex: true }, { files: 4 }])(
    'gets all its images from a server like %j',
    async (habits) => {
      const { written, texts } = create(habits, 23);
      await expect(written).resolves.toMatchObject({ kind: 'saved', lost: [] });
      expect(texts()).toEqual(wanted(23));
    },
  );

  it('names the images that cannot follow, as nobody knows its id', async () => {
    const { written } = create({ answers: () => ({ message: 'Created.' }) }, 12);
    await expect(written).resolves.toMatchObject({ lost: [{ name: 'images', part: '10 of 12' }] });
  });

  it.each([
    ['it is answered', ({ id, ...rest }: Hotel) => ({ data: { id, ...rest } }), 7],
    ['its id is answered', ({ id }: Hotel) => ({ data: { id } }), 7],
    ['it is answered bare', (made: Hotel) => made, 7],
    ['its parent is answered', () => ({ data: { id: 3, name: 'Region' } }), undefined],
    ['only a message is answered', () => ({ message: 'Saved.' }), undefined],
  ])('that was not answered 200 is known by its id where %s', async (_what, answers, id) => {
    const { written } = create({ answers }, 0, 200);
    await expect(written).resolves.toMatchObject({ kind: 'unclear', id, status: 201 });
  });
});
