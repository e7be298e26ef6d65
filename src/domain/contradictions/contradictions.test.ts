import { describe, expect, it } from 'vitest';
import type { Departure, Package } from '@/generated/model';
import { type Compared, findContradictions } from './find-contradictions';

const clean: Package = {
  id: 1,
  name: 'Annapurna Circuit Trek',
  status: false,
  vendor: { id: 3, full_name: 'Himalayan Trails' },
  region: { id: 2, name: 'Annapurna' },
  activity: { id: 1, name: 'Trekking' },
  price_per_person: 120_000,
  duration: '12 days',
  max_altitude: '5,416 m',
  guiding_method: 'Licensed mountain guide',
  overview:
    '<p>A 12-day trek around the massif for NPR 1,20,000 per person, in a group of up to 12 people.</p>',
  highlights: '<p>Thorong La</p>',
  includes: '<p>Licensed guide, Annapurna Conservation Area permit, TIMS card</p>',
  excludes: '<p>Visa</p>',
  itenaries: [
    { id: 1, title: 'Drive to Besisahar' },
    { id: 2, title: 'Drive to Chame', duration: '6 hours', description: '<p>About 6-7 hours by jeep.</p>' },
    { id: 3, title: 'Walk to Manang' },
    { id: 4, title: 'Walk to Thorong Phedi' },
    { id: 5, title: 'Over Thorong La to Muktinath' },
  ],
};

const of = (changes: Partial<Package>, known: Partial<Omit<Compared, 'record'>> = {}) => {
  const record = { ...clean, ...changes };
  const region = record.region?.name ?? '';
  return findContradictions({ record, region, departures: undefined, others: [], ...known });
};

/** What it is about and how sure, with both quotes. */
const briefly = (...compared: Parameters<typeof of>) =>
  of(...compared).map(({ about, certainty, sides }) => [
    about,
    certainty,
    ...sides.map(({ quote }) => quote.replaceAll('\u00a0', ' ')),
  ]);

const on = (...dates: readonly string[]): Departure[] =>
  dates.map((departure_date, id) => ({ id, departure_date, status: 1 }));

it('is silent about a package in which nothing contradicts', () => {
  expect(of({}, { departures: on('2026-10-30') })).toEqual([]);
});

it('is silent where all that could be compared is missing', () => {
  const { id, name, status } = clean;
  const record = {
    id,
    name,
    status,
    duration: null,
    max_altitude: ' ',
    itenaries: [],
    price_per_person: null,
  };
  expect(findContradictions({ record, region: '', departures: undefined, others: [] })).toEqual([]);
});

const day = (title: string, more: Partial<NonNullable<Package['itenaries']>[number]> = {}) => [
  ...(clean.itenaries ?? []),
  { id: 9, title, ...more },
];

describe('finds in the texts and fields', () => {
  it.each<[string, Partial<Package>, readonly string[]]>([
    [
      'days of the title',
      { name: 'Annapurna Circuit, 14 Days' },
      ['Days', 'sure', 'Annapurna Circuit, 14 Days', '12 days'],
    ],
    [
      'days of a text',
      { overview: '<p>This 14-day trek goes around.</p>' },
      ['Days', 'likely', 'This 14-day trek goes around.', '12 days'],
    ],
    [
      'days of a text in Nepali',
      { overview: '<p>१४ दिने पदयात्रा</p>' },
      ['Days', 'likely', '१४ दिने पदयात्रा', '12 days'],
    ],
    [
      'an itinerary that is too long',
      { duration: '4 days', overview: '' },
      ['Days', 'likely', 'Day 5: Over Thorong La to Muktinath', '4 days'],
    ],
    [
      'a day trip of several days',
      { name: 'Annapurna day hike' },
      ['Day trip', 'likely', 'Annapurna day hike', '12 days'],
    ],
    [
      'a highest point in the text',
      { highlights: '<p>Highest point: 4,130 m.</p>' },
      ['Highest point', 'sure', 'Highest point: 4,130 m.', '5,416 m'],
    ],
    [
      'a pass above the highest altitude',
      { max_altitude: '4,130 m' },
      ['Highest point', 'likely', 'Thorong La, 5,416 m', '4,130 m'],
    ],
    [
      'a price',
      { overview: '<p>Only Rs. 95,000 per person.</p>' },
      ['Price', 'likely', 'Only Rs. 95,000 per person.', 'NPR 1,20,000'],
    ],
    [
      'a discount of the whole price',
      { discount_percentage: 120 },
      ['Discount', 'sure', '120%', 'NPR 1,20,000'],
    ],
    [
      'a discount in the text',
      { discount_percentage: 10, highlights: '<p>20% off in spring</p>' },
      ['Discount', 'likely', '20% off in spring', '10%'],
    ],
    [
      'group sizes',
      { good_to_know: '<p>Group size: 2-16</p>' },
      ['Group size', 'likely', '…per person, in a group of up to 12 people.', 'Group size: 2-16'],
    ],
    [
      'a discount for larger groups than there are',
      { discount_total_no: 20 },
      ['Group size', 'likely', '…per person, in a group of up to 12 people.', '20'],
    ],
    [
      'words for its difficulty',
      {
        highlights: '<p>An easy walk.</p>',
        good_to_know: '<p>Difficulty: strenuous</p>',
        max_altitude: null,
      },
      ['Difficulty', 'likely', 'An easy walk.', 'Difficulty: strenuous'],
    ],
    [
      'an easy trip at a height that is not',
      { good_to_know: '<p>Difficulty: easy</p>' },
      ['Difficulty', 'likely', 'Difficulty: easy', '5,416 m'],
    ],
    [
      'the hours of a day',
      { itenaries: day('Jomsom', { duration: '3 hours', description: '<p>We walk 7-8 hrs.</p>' }) },
      ['Hours of a day', 'likely', 'We walk 7-8 hrs.', '3 hours'],
    ],
    [
      'another region',
      { name: 'Langtang Valley Trek' },
      ['Region', 'likely', 'Langtang Valley Trek', 'Annapurna'],
    ],
  ])('%s', (_what, changes, expected) => {
    expect(briefly(changes)).toEqual([expected]);
  });

  it.each<[string, Partial<Package>]>([
    ['days of a part', { overview: '<p>With a 3-day trip extension after the 12-day trek.</p>' }],
    ['the discounted price', { discount_percentage: 10, overview: '<p>Price: NPR 1,08,000</p>' }],
    ['another currency', { overview: '<p>USD 950 per person</p>' }],
    ['what a porter costs', { overview: '<p>A porter costs NPR 2,500 a day.</p>' }],
    [
      'a mountain that is only seen',
      { max_altitude: '5,416 m', highlights: '<p>Views of Annapurna I (8,091 m)</p>' },
    ],
    [
      'hours of parts',
      { itenaries: day('Jomsom', { duration: '7 hours', description: 'Drive 3 hours, walk 4 hours.' }) },
    ],
    ['hours for people', { overview: '<p>Up to 12 hours a day.</p>' }],
    [
      'an easy beginning',
      { highlights: '<p>Grade: easy to moderate</p>', good_to_know: '<p>A strenuous trek.</p>' },
    ],
  ])('is not misled by %s', (_what, changes) => {
    expect(briefly(changes)).toEqual([]);
  });
});

describe('compares with the table of places', () => {
  it('the height that a text gives to a place, once', () => {
    const changes = { itenaries: day('Jomsom (3,720 m)', { description: '<p>Jomsom (3,720 m)</p>' }) };
    expect(briefly(changes)).toEqual([
      ['Height of a place', 'likely', 'Jomsom (3,720 m)', expect.stringMatching(/^Jomsom, 2,7\d\d m$/)],
    ]);
  });

  it('a day that leads to no known place, if most others do', () => {
    expect(briefly({ itenaries: day('Trek to Foobarkharka') })).toEqual([
      ['Unknown place', 'question', 'Trek to Foobarkharka', 'No place of that name'],
    ]);
    const unknown = ['Trek to Aaabbb', 'Trek to Cccddd'].map((title, id) => ({ id, title }));
    expect(briefly({ itenaries: unknown })).toEqual([]);
  });
});

it('takes a least group size for no greatest', () => {
  const changes = { overview: '', good_to_know: '<p>Minimum group size: 2</p>', discount_total_no: 5 };
  expect(briefly(changes)).toEqual([]);
});

describe('compares departures with the calendar', () => {
  it.each<[string, Partial<Package>, string, readonly string[]]>([
    [
      'Dashain',
      {},
      '2026-10-19',
      ['Dashain', 'question', '19 Oct 2026', 'Dashain, 17 Oct 2026 to 21 Oct 2026'],
    ],
    ['Tihar', {}, '2026-11-09', ['Tihar', 'question', '9 Nov 2026', 'Tihar, 8 Nov 2026 to 11 Nov 2026']],
    [
      'a pass in winter, by the day on which it is crossed',
      {},
      '2026-12-11',
      [
        'Pass in winter',
        'likely',
        '11 Dec 2026',
        'Thorong La, usually closed by snow from mid-December to March',
      ],
    ],
    [
      'a high pass in the monsoon',
      {},
      '2027-07-03',
      ['Pass in the monsoon', 'question', '3 Jul 2027', 'Thorong La, 5,416 m'],
    ],
  ])('%s', (_what, changes, date, expected) => {
    expect(briefly(changes, { departures: on(date) })).toEqual([expected]);
  });

  it('is silent the day before, in years without a table, in the rain shadow, and about no date', () => {
    const departures = on('2026-12-10', '2035-10-15', 'soon');
    expect(briefly({}, { departures })).toEqual([]);
    const dry = { name: 'Upper Mustang over Thorong La', region: null };
    expect(briefly(dry, { departures: on('2027-07-03') })).toEqual([]);
  });
});

describe('compares with the permits of the region', () => {
  const manaslu = {
    name: 'Manaslu Circuit Trek',
    region: { id: 3, name: 'Manaslu' },
    itenaries: [],
    overview: '',
  };
  const inclusions = 'Licensed guide, restricted area permit, conservation area permit';

  it.each<[string, Partial<Package>, readonly string[]]>([
    [
      'inclusions that are silent',
      { includes: '<p>Licensed guide</p>' },
      ['Permits', 'question', 'Not mentioned', 'Restricted area: Manaslu and Manaslu Conservation Area'],
    ],
    [
      'a permit on both sides',
      { includes: `<p>${inclusions}</p>`, excludes: '<p>Restricted area permit</p>' },
      ['Permits', 'likely', 'Restricted area: Manaslu', 'Restricted area: Manaslu'],
    ],
    [
      'a trek without the guide that it needs',
      { includes: `<p>${inclusions}</p>`, guiding_method: 'Self-guided' },
      ['Guide', 'likely', 'Self-guided', 'A guide, and two travellers or more'],
    ],
    [
      'a guide that nobody mentions',
      { includes: '<p>Restricted area permit, conservation area permit</p>', guiding_method: null },
      ['Guide', 'question', 'Not mentioned', 'A guide, and two travellers or more'],
    ],
  ])('%s', (_what, changes, expected) => {
    expect(briefly({ ...manaslu, ...changes })).toEqual([expected]);
  });

  it('names them in the language of the letter', () => {
    const [silent] = of({ ...manaslu, includes: '<p>Licensed guide</p>' });
    expect(silent?.sentence.en).toContain('Restricted area: Manaslu and Manaslu Conservation Area');
    expect(silent?.sentence.ne).toContain('प्रतिबन्धित क्षेत्र: मनास्लु र मनास्लु संरक्षण क्षेत्र');
  });

  it.each(['It is not allowed to trek without a guide.', 'A guide is not included.'])(
    'is silent about %s',
    (text) => {
      const texts = { includes: `<p>${inclusions}</p>`, good_to_know: `<p>${text}</p>` };
      expect(briefly({ ...manaslu, ...texts })).toEqual([]);
    },
  );

  it('is silent about inclusions that are not written yet', () => {
    expect(briefly({ ...manaslu, includes: null })).toEqual([]);
  });
});

describe('compares with other packages', () => {
  const text =
    'From the rice terraces of Besisahar the path follows the river to apple orchards, prayer wheels and yak pastures below the glacier of Gangapurna.';
  const overview = `<p>${text}</p>`;

  it('an overview that is mostly that of another one, whatever its name and its tags', () => {
    const other = {
      id: 7,
      name: 'Manang Trek',
      overview: `<h2>Manang Trek</h2><p>${text.replace('apple', 'pear')}</p>`,
    };
    const [found, ...more] = of({ overview }, { others: [{ ...clean, overview }, other] });
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      about: 'Copied text',
      certainty: 'likely',
      other: { name: 'Manang Trek', link: { params: { packageId: 7 } } },
    });
    // A vendor does not learn whose it is.
    expect(found?.sentence.en).not.toContain('Manang Trek');
  });

  it('not what the shop always writes, what is short, and what a list omits', () => {
    const often = [7, 8, 9].map((id) => ({ id, name: `Trek ${id}`, overview }));
    expect(of({ overview }, { others: often })).toEqual([]);
    const short = '<p>Details are coming soon here.</p>';
    expect(of({ overview: short }, { others: [{ id: 7, name: 'B', overview: short }] })).toEqual([]);
    expect(of({ overview }, { others: [{ id: 7, name: 'B' }] })).toEqual([]);
  });

  it('a price a day that is far from others', () => {
    const dayPrice = { region: 2, activity: 1, days: 12, perDay: 10_000 };
    expect(briefly({}, { dayPrice, dayPrices: [1_000, 1_000, 1_100, 1_000, 900] })).toEqual([
      ['Price a day', 'question', 'NPR 1,20,000, NPR 10,000 a day', 'NPR 1,000 a day'],
    ]);
  });
});

it('puts what is sure first, and knows each again until a side changes', () => {
  const changes = { discount_percentage: 100, max_altitude: '4,130 m' };
  const [first, second] = of(changes);
  expect([first?.about, second?.about]).toEqual(['Discount', 'Highest point']);
  expect(of(changes).map(({ key }) => key)).toEqual([first?.key, second?.key]);
  expect(of({ ...changes, max_altitude: '4,150 m' })[1]?.key).not.toBe(second?.key);
});

it('links each side of a package to where it is changed', () => {
  const [found] = of({ max_altitude: '4,130 m' });
  expect(found?.sides.map(({ link }) => [link?.to, link?.hash])).toEqual([
    ['/packages/$packageId/view', 'itinerary'],
    ['/packages/$packageId/edit', 'max_altitude'],
  ]);
});
