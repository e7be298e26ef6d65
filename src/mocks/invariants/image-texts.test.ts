import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors/api-error';
import type { CellChange } from '@/components/edit-many/changing';
import { ChangedMeanwhile } from '@/components/edit-many/save-values';
import { DIALECT_NAMES } from '@/mocks/dialects/names';
import { connect } from './wire';

/** Whether the answer to the next write is lost. */
const answers = vi.hoisted(() => ({ isLost: false }));

vi.mock('@/api/http', () => ({
  request: async (call: { method?: string }) => {
    const answer = await (await import('./wire')).request(call);
    if (call.method === 'GET' || !answers.isLost) return answer;
    answers.isLost = false;
    throw new ApiError('network', 'Lost.', { ambiguous: true });
  },
}));

interface FoundImage {
  key: string;
  area: string;
  form: string;
  record: number;
  parent?: number;
  slot: string;
  id?: number;
  url: string;
  alt?: string;
  locked?: string;
}

interface ImageStep {
  run: () => Promise<{ found: readonly FoundImage[]; more?: readonly ImageStep[] }>;
}

type Types = Readonly<Record<string, unknown>>;

interface Editor {
  saveAlt: (id: number, image: FoundImage, change: CellChange) => Promise<CellChange>;
}

interface Reading {
  imageSteps: (types: Types, client: QueryClient) => ImageStep[];
  editorOf: (types: Types, image: FoundImage) => Editor | undefined;
}

/** The only module at a path: the layers keep the offline backend from screens. */
const only = <Module>(modules: Record<string, Module>): Module => {
  const [module] = Object.values(modules);
  if (!module) throw new Error('There is no such module.');
  return module;
};

const { imageSteps, editorOf } = only(
  import.meta.glob<Reading>('/src/features/images/read-images.ts', { eager: true }),
);
const { recordTypes } = only(
  import.meta.glob<{ recordTypes: Types }>('/src/routes/_shell/-record-types.ts', { eager: true }),
);

const wire = connect();

beforeEach(() => {
  vi.stubGlobal('location', { href: 'http://app.test/images' });
});

const runAll = async (steps: readonly ImageStep[]): Promise<FoundImage[]> => {
  const found: FoundImage[] = [];
  for (const step of steps) {
    const { found: images, more = [] } = await step.run();
    found.push(...images, ...(await runAll(more)));
  }
  return found;
};

/** The images of an area as the contract's own backend has them, without what depends on how they were read. */
const stored = (area: string) =>
  wire.plainly(async () => {
    const own = Object.entries(recordTypes).filter(([path]) => path.startsWith(area));
    return (await runAll(imageSteps(Object.fromEntries(own), new QueryClient()))).map(
      ({ key, alt, url }) => ({
        key,
        alt,
        url,
      }),
    );
  });

const kind = (image: FoundImage) => {
  const found = editorOf(recordTypes, image);
  if (!found) throw new Error(`No kind writes ${image.key}`);
  return found;
};

/** Whether the server accepted a change without keeping it, which is said. */
const isForgotten = async (saved: Promise<unknown>) => {
  const error: unknown = await saved.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof ApiError && error.message.includes('did not save it');
};

describe.each(DIALECT_NAMES)('in %s', (dialect) => {
  it('changes the alt text of one image in each place and nothing beside it, and changes it back', async () => {
    await wire.speak(dialect);
    const all = await runAll(imageSteps(recordTypes, new QueryClient()));
    const writable = all.filter(({ alt, locked }) => alt !== undefined && locked === undefined);
    // The last of each kind, as a text that went by position would hit the first.
    const places = new Map(
      writable.map((image) => [`${image.area} ${image.parent !== undefined} ${image.slot}`, image]),
    );
    expect(places.size).toBeGreaterThanOrEqual(10);
    for (const image of places.values()) {
      const before = await stored(image.area);
      const there = { before: { alt: image.alt ?? '' }, after: { alt: 'Yak on a pass' } };
      const saved = kind(image).saveAlt(image.record, image, there);
      if (dialect === 'deaf' && (await isForgotten(saved))) {
        expect(await stored(image.area), image.key).toEqual(before);
        continue;
      }
      await saved;
      const changed = before.map((one) => (one.key === image.key ? { ...one, alt: 'Yak on a pass' } : one));
      expect(await stored(image.area), image.key).toEqual(changed);
      await kind(image).saveAlt(image.record, image, { before: there.after, after: there.before });
      expect(await stored(image.area), image.key).toEqual(before);
    }
  });
});

const galleryImages = async () => {
  await wire.speak('normal');
  const all = await runAll(imageSteps(recordTypes, new QueryClient()));
  return all.filter(({ form }) => form === '/packages/1/edit-image');
};

it('takes a text of which the answer was lost for written', async () => {
  const [first] = await galleryImages();
  if (!first) throw new Error('The package has no images.');
  const change = { before: { alt: first.alt ?? '' }, after: { alt: 'Yak' } };
  answers.isLost = true;
  await expect(kind(first).saveAlt(1, first, change)).resolves.toEqual(change);
  expect(wire.writes).toHaveLength(1);
});

describe('while somebody else changes the same record', () => {
  const patch = (body: object) => wire.client.call('PATCH', '/v1/admin/package/packages/1', body);
  const textsById = async () => {
    const path = '/v1/admin/package/packages/1';
    const { images } = await wire.client.data<{ images: { id: number; alt: string }[] }>('GET', path);
    return Object.fromEntries(images.map(({ id, alt }) => [String(id), alt]));
  };

  it('gives the text to the image, wherever it was moved since', async () => {
    const images = await galleryImages();
    const [first] = images;
    if (!first) throw new Error('The package has no images.');
    const texts = await textsById();
    await patch({ gallery: images.map(({ id }) => ({ id, featured: false })).reverse() });
    await kind(first).saveAlt(1, first, { before: { alt: first.alt ?? '' }, after: { alt: 'Moved yak' } });
    expect(await textsById()).toEqual({ ...texts, [String(first.id)]: 'Moved yak' });
  });

  it('writes nothing over their text before one says so', async () => {
    const images = await galleryImages();
    const [first] = images;
    if (!first) throw new Error('The package has no images.');
    await patch({ alt: images.map(({ alt }, index) => (index === 0 ? 'Theirs' : alt)) });
    const texts = await textsById();
    const change = { before: { alt: first.alt ?? '' }, after: { alt: 'Ours' } };
    await expect(kind(first).saveAlt(1, first, change)).rejects.toThrow(ChangedMeanwhile);
    expect(await textsById()).toEqual(texts);
  });

  it('writes nothing if the image is gone', async () => {
    const images = await galleryImages();
    const [first] = images;
    if (!first) throw new Error('The package has no images.');
    await wire.client.call('DELETE', `/v1/admin/files/${first.id ?? 0}`);
    const texts = await textsById();
    const change = { before: { alt: first.alt ?? '' }, after: { alt: 'Ours' } };
    await expect(kind(first).saveAlt(1, first, change)).rejects.toThrow(ApiError);
    expect(await textsById()).toEqual(texts);
  });
});
