import { describe, expect, it } from 'vitest';
import { candidateOf } from './candidate';
import { compareTwins } from './evidence';
import { findTwins, inSlices } from './find-twins';

type Fields = Readonly<Record<string, unknown>>;

const barahi = {
  name: 'Hotel Barahi',
  phone_1: '061-462123',
  email: 'stay@barahi.example',
  latitude: '28.2096',
  longitude: 83.9556,
  region: { id: 1, name: 'Pokhara' },
  owner: { id: 5, full_name: 'Maya Gurung' },
};
const circuit = {
  name: 'Annapurna Circuit Trek',
  duration: '12 days',
  vendor: { id: 4, full_name: 'Himal Treks' },
  region: { id: 1, name: 'Annapurna' },
};

const candidate = (id: number, fields: Fields & { name: string }) =>
  candidateOf({ id, ...fields }, fields.name);
const compared = (base: Fields & { name: string }, other: Fields) =>
  compareTwins(candidate(1, base), candidate(2, { ...base, ...other }));

describe('two records', () => {
  it.each([
    ['of one name and phone', barahi, { email: '', latitude: null, owner: null }, 'likely', 'same phone'],
    [
      'in two scripts, with one number in another spelling',
      barahi,
      { name: 'होटल बाराही', phone_1: '+977 61 462123' },
      'very likely',
      'same phone',
    ],
    [
      'a few steps apart',
      barahi,
      { name: 'Barahi Hotel', latitude: 28.2099, phone_1: '', email: '' },
      'likely',
      '33 m apart',
    ],
    ['of one vendor, name and length', circuit, {}, 'likely', 'both 12 days'],
  ] as const)('%s are shown as twins with the reason', (_, base, other, sureness, reason) => {
    const pair = compared(base, other);
    const order = ['perhaps', 'likely', 'very likely'];
    expect(order.indexOf(pair?.sureness ?? '')).toBeGreaterThanOrEqual(order.indexOf(sureness));
    expect(pair?.reasons).toContain(reason);
  });

  it.each([
    [
      'of one owner, with other names',
      barahi,
      { name: 'Temple Tree Resort', latitude: 28.4, longitude: 83.4 },
    ],
    [
      'of one name, 130 km apart, without anything else in common',
      barahi,
      {
        phone_1: '',
        email: '',
        owner: null,
        latitude: 27.7,
        longitude: 85.3,
        region: { id: 2, name: 'Kathmandu' },
      },
    ],
    ['of two vendors who sell the same trek', circuit, { vendor: { id: 9, full_name: 'Yeti Treks' } }],
    ['of one name and two lengths', circuit, { duration: '18 days' }],
  ] as const)('%s are none', (_, base, other) => {
    expect(compared(base, other)).toBeUndefined();
  });

  it.each([
    ['email', { phone_1: '' }],
    ['phone', { email: '' }],
  ])('of one name and %s are shown beside each doubt that is about where they are', (contact, other) => {
    const elsewhere = { latitude: 27.7, longitude: 85.3, region: { id: 2, name: 'Kathmandu' }, owner: null };
    const pair = compared(barahi, { ...other, ...elsewhere });
    expect(pair).toMatchObject({ sureness: 'perhaps', reasons: ['same name', `same ${contact}`] });
    expect(pair?.doubts).toEqual(['144 km apart', 'another region']);
  });

  it('of one name and two regions are shown with the doubt', () => {
    const pair = compared(barahi, { region: { id: 2, name: 'Kathmandu' } });
    expect(pair?.doubts).toEqual(['another region']);
  });
});

describe('a shop of 2,000 listings', () => {
  const places = ['Annapurna', 'Everest', 'Langtang', 'Manang', 'Mustang', 'Ghandruk', 'Bandipur', 'Dolpo'];
  const kinds = [
    'View',
    'Garden',
    'Peace',
    'Heritage',
    'Summit',
    'Royal',
    'Green',
    'Lake',
    'Sunrise',
    'Family',
  ];
  const shop = Array.from({ length: 2_000 }, (_, id) =>
    candidate(id + 1, {
      name: `Hotel ${places[id % 8]} ${kinds[id % 10]} ${Math.floor(id / 40).toString(36)}ek${id}`,
      phone_1: `98${41_000_000 + id * 37}`,
      region: { id: id % 8, name: places[id % 8] },
    }),
  );
  const twin = candidate(5_000, {
    name: 'Annapurna View 0ek0 Hotel',
    phone_1: '+977-9841000000',
    region: { id: 0 },
  });

  it('is looked through in slices that keep the screen at work', async () => {
    let turns = 0;
    const ticks = setInterval(() => {
      turns += 1;
    }, 0);
    const pairs = await inSlices(findTwins([...shop, twin]));
    clearInterval(ticks);
    expect(pairs[0]).toMatchObject({ a: { id: 1 }, b: { id: 5_000 }, sureness: 'very likely' });
    expect(turns).toBeGreaterThan(3);
  });

  it('is not looked through any longer once nobody waits for it', async () => {
    const left = AbortSignal.abort(new Error('Left.'));
    await expect(inSlices(findTwins(shop), left)).rejects.toThrow('Left.');
  });
});
