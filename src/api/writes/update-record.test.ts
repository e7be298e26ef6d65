import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors/api-error';
import { noteNullable, withUnreadable } from '@/api/tolerant/unreadable';
import { galleryBody, type GalleryItem } from '@/lib/files/gallery';
import { changeStored } from '@/lib/storage/local-setting';
import { type Emptied, onEmptied } from './emptied';
import { updateRecord } from './update-record';

interface Hotel {
  id: number;
  name: string;
  phone: string;
  slug: string;
  amenities: number[];
  sponsored: boolean;
  status: boolean;
  images: { id: number; url: string; alt: string }[];
}

const hotel: Hotel = {
  id: 4,
  name: 'Hotel Yak',
  phone: '01-4412345',
  slug: 'hotel-yak',
  amenities: [1, 2, 3],
  sponsored: true,
  status: false,
  images: [{ id: 8, url: '/files/8.jpg', alt: 'Courtyard' }],
};

const toValues = (record?: Hotel) => ({
  name: record?.name ?? '',
  phone: record?.phone ?? '',
  slug: record?.slug ?? '',
  amenities: record?.amenities ?? [],
  sponsored: record?.sponsored ?? false,
  status: record?.status ?? true,
  images: (record?.images ?? []) as GalleryItem[],
});

type Values = ReturnType<typeof toValues>;
type Body = Omit<Values, 'images'> & { alt?: string[] };

/** What the server makes of the fields of an update, beside storing them. */
type Habit = (stored: Hotel, fields: Partial<Body>) => Partial<Hotel>;

let resources = 0;

/** A server with one hotel and a habit. `answer` is the response to an update, the stored record by default. */
const hotels = (habit: Habit, answer?: (stored: Hotel, before: Hotel) => unknown) => {
  let stored = hotel;
  let failure: ApiError | undefined;
  resources += 1;
  const update = vi.fn((_id: number, { alt, ...fields }: Partial<Body>) => {
    if (failure && update.mock.calls.length === 2) return Promise.reject(failure);
    const before = stored;
    const images = stored.images.map((image, index) => ({ ...image, alt: alt?.[index] ?? image.alt }));
    stored = { ...stored, ...fields, images, ...habit(stored, { alt, ...fields }) };
    return Promise.resolve(answer ? answer(stored, before) : { data: stored });
  });
  const read = vi.fn(() => Promise.resolve({ data: stored }));
  const toBody = ({ images, ...values }: Values, old: Values): Body => ({
    ...values,
    ...galleryBody(images, old.images),
  });
  const kind = { name: `hotels-${resources}`, read, update, toValues, toBody };
  return {
    read,
    stored: () => stored,
    sent: () => update.mock.calls.map(([, fields]) => fields),
    failSecond: (error: ApiError) => {
      failure = error;
    },
    change: (fields: Partial<Body>, record?: Hotel) => updateRecord(kind, 4, fields, { record }),
  };
};

/** Laravel's `sync(input('amenities') ?? [])` and the like. */
const emptying: Habit = (_stored, fields) => ({
  amenities: fields.amenities ?? [],
  sponsored: fields.sponsored ?? false,
  status: fields.status ?? true,
  phone: fields.phone ?? '',
});

let noted: Emptied[] = [];

beforeEach(() => {
  noted = [];
  onEmptied((emptied) => noted.push(emptied));
  changeStored('whole-records', () => null);
});

it('sends null for an emptied text where null was read, also to a later record and beside others', async () => {
  const { change, sent } = hotels(() => ({}));
  const read = { ...hotel, phone: '' };
  noteNullable(read, ['phone']);
  await change({ name: 'Yak' }, read);
  await change({ phone: '', slug: '' });
  expect(sent()).toEqual([{ name: 'Yak' }, { phone: null, slug: '' }]);
});

it('sends an empty text where the server refuses the null that it answers with', async () => {
  const { change, sent } = hotels((_stored, { phone }) => {
    if ((phone as unknown) === null)
      throw new ApiError('http', 'Invalid.', { status: 422, fieldErrors: { phone: ['Required.'] } });
    return {};
  });
  const read = { ...hotel, phone: '' };
  noteNullable(read, ['phone']);
  await change({ phone: '' }, read);
  await change({ phone: '' });
  expect(sent()).toEqual([{ phone: null }, { phone: '' }, { phone: '' }]);
});

describe('an update that empties what it does not hold', () => {
  it('is followed by one that puts it back at once, and shows it', async () => {
    const { change, stored, sent } = hotels(emptying);
    await expect(change({ name: 'Yak' })).resolves.toEqual({ data: { ...hotel, name: 'Yak' } });
    expect(stored()).toEqual({ ...hotel, name: 'Yak' });
    expect(sent()).toHaveLength(2);
    const fields = ['Phone', 'Amenities', 'Sponsored', 'Status'];
    expect(noted).toEqual([{ record: 'Hotel Yak', fields }]);
  });

  it('is the last one of its resource: later ones are whole', async () => {
    const { change, stored, sent } = hotels(emptying);
    await change({ name: 'Yak' });
    await change({ phone: '01-4412346' });
    expect(sent()).toHaveLength(3);
    expect(stored()).toEqual({ ...hotel, name: 'Yak', phone: '01-4412346' });
    expect(noted).toHaveLength(1);
  });

  it('is noticed though its response still shows what it had loaded before', async () => {
    const { change, stored } = hotels(emptying, (after, before) => ({
      data: { ...before, name: after.name },
    }));
    await change({ name: 'Yak' });
    expect(stored()).toEqual({ ...hotel, name: 'Yak' });
  });

  it('is noticed though its response says nothing', async () => {
    const { change, stored } = hotels(emptying, () => ({ message: 'Saved.' }));
    await change({ name: 'Yak' }, hotel);
    expect(stored()).toEqual({ ...hotel, name: 'Yak' });
  });

  it('is shown with its reason if nothing can be put back, and put back when asked again', async () => {
    const { change, stored, failSecond } = hotels(emptying);
    failSecond(new ApiError('http', 'Server Error', { status: 500 }));
    await change({ name: 'Yak' });
    expect(noted).toMatchObject([{ reason: 'It could not be put back. Server Error' }]);
    noted[0]?.retry?.();
    await vi.waitFor(() => expect(stored()).toEqual({ ...hotel, name: 'Yak' }));
    await vi.waitFor(() => expect(noted).toHaveLength(2));
    expect(noted[1]).not.toHaveProperty('reason');
  });

  it('empties no further record though the first could not be put back', async () => {
    const { change, sent, failSecond } = hotels(emptying);
    failSecond(new ApiError('http', 'The phone is invalid.', { status: 422 }));
    await change({ name: 'Yak' });
    await change({ name: 'Yeti' }, hotel);
    expect(sent()[2]).toMatchObject({ name: 'Yeti', phone: '01-4412345', amenities: [1, 2, 3] });
  });

  it('is put back, and later ones are whole, without empty fields that the server refuses', async () => {
    const { change, stored, sent } = hotels((before, fields) => {
      const fieldErrors = { slug: ['The slug must be a string.'] };
      if (fields.slug === '') throw new ApiError('http', 'Invalid.', { status: 422, fieldErrors });
      return emptying(before, fields);
    });
    await change({ name: 'Yak' }, { ...hotel, slug: '' });
    await change({ name: 'Yeti' }, { ...hotel, slug: '' });
    expect(stored()).toEqual({ ...hotel, name: 'Yeti' });
    expect(sent().map((fields) => fields.slug)).toEqual([undefined, 'hotel-yak', '', undefined]);
  });

  it('is noticed though its answer was lost', async () => {
    const lost = new ApiError('http', 'Bad Gateway', { status: 502, ambiguous: true });
    const { change, stored } = hotels(emptying, (after) =>
      after.amenities.length === 0 ? Promise.reject(lost) : { data: after },
    );
    await expect(change({ name: 'Yak' })).rejects.toBe(lost);
    expect(stored()).toEqual({ ...hotel, name: 'Yak' });
    expect(noted).toHaveLength(1);
  });

  it('is noticed by its response if the record cannot be read', async () => {
    const { change, stored, read } = hotels(emptying);
    read.mockRejectedValue(new ApiError('http', 'Server Error', { status: 404 }));
    await change({ name: 'Yak' }, hotel);
    expect(stored()).toEqual({ ...hotel, name: 'Yak' });
  });

  it('may leave null or zeros', async () => {
    const nulled = hotels((_stored, { amenities, phone }) => ({
      ...(!amenities && { amenities: [] }),
      phone: phone ?? '0.00',
    }));
    nulled.read.mockImplementationOnce(() =>
      Promise.resolve({
        data: withUnreadable(nulled.stored(), [{ path: 'amenities', field: 'amenities', value: null }]),
      }),
    );
    await nulled.change({ name: 'Yak' }, hotel);
    expect(nulled.stored()).toEqual({ ...hotel, name: 'Yak' });
  });

  it('is tried once if the server takes nothing back, which then stays its own rule', async () => {
    const { change, sent } = hotels((stored) => ({ sponsored: stored.status && stored.sponsored }));
    await change({ phone: '01-4412346' });
    expect(sent()).toHaveLength(2);
    expect(noted).toMatchObject([{ fields: ['Sponsored'], reason: 'It could not be put back.' }]);
    await change({ name: 'Yak' });
    expect(sent()[2]).toEqual({ name: 'Yak' });
  });

  it('has its alt texts put back, but not its files', async () => {
    const texts = hotels((stored, { alt }) =>
      alt ? {} : { images: stored.images.map((one) => ({ ...one, alt: '' })) },
    );
    await texts.change({ name: 'Yak' });
    expect(texts.stored().images).toEqual(hotel.images);
    const files = hotels(() => ({ images: [] }));
    await files.change({ name: 'Yak' });
    expect(noted.at(-1)).toMatchObject({ fields: ['Images'], reason: 'It could not be put back.' });
  });

  it('shows what it emptied of what could not be read, and is not repeated', async () => {
    const odd = () => withUnreadable({ ...hotel }, [{ path: 'phone', field: 'phone', value: ['01', '44'] }]);
    const { change, sent } = hotels(emptying);
    await change({ name: 'Yak' }, odd());
    expect(noted.some(({ fields }) => fields.includes('Phone (["01","44"])'))).toBe(true);
    await expect(change({ name: 'Yeti' }, odd())).rejects.toThrow('Fill in Phone, and save again.');
    expect(sent().at(-1)).not.toMatchObject({ name: 'Yeti' });
  });
});

describe('an update that does what it should', () => {
  it('is left alone, and its response believed once a record read again has kept its lists', async () => {
    const { change, sent, read } = hotels(() => ({}));
    await change({ name: 'Yak' }, hotel);
    await change({ name: 'Yeti' }, hotel);
    expect(sent()).toEqual([{ name: 'Yak' }, { name: 'Yeti' }]);
    expect(read).toHaveBeenCalledOnce();
    expect(noted).toEqual([]);
  });

  it('may set values of the server’s own', async () => {
    const { change, sent } = hotels((_stored, { name }) => ({
      slug: name?.toLowerCase(),
      amenities: [1, 2],
    }));
    await change({ name: 'Yak' });
    expect(sent()).toEqual([{ name: 'Yak' }]);
  });

  it('may empty what it holds', async () => {
    const { change, stored, sent } = hotels(() => ({}));
    await change({ amenities: [], sponsored: false });
    expect(sent()).toHaveLength(1);
    expect(stored()).toMatchObject({ amenities: [], sponsored: false });
  });
});
