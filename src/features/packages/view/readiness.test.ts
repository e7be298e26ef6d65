import { describe, expect, it } from 'vitest';
import type { Departure, Package } from '@/generated/model';
import { daysIn, departuresAhead, isBlank, packageGaps } from './readiness';

const whole: Package = {
  id: 1,
  name: 'Everest Base Camp Trek',
  status: true,
  price_per_person: 185_000,
  duration: '2 days',
  region: { id: 1, name: 'Everest' },
  activity: { id: 2, name: 'Trekking' },
  overview: '<p>Two weeks</p>',
  highlights: '<ul><li>Yaks</li></ul>',
  includes: '<p>Food</p>',
  excludes: '<p>Visa</p>',
  cancellation: '<p>Free until May</p>',
  google_map: 'https://www.google.com/maps/embed?pb=1',
  images: [{ id: 1, url: '/1.jpg', alt: 'Yak', featured: true }],
  meta_tag: { title: 'EBC', description: 'Two weeks' },
  itenaries: [
    { id: 1, title: 'Lukla' },
    { id: 2, title: 'Namche' },
  ],
  faqs: [{ id: 1, question: 'Visa?', status: 1 }],
};

const texts = (changes: Partial<Package>, ahead: number | undefined = 3) =>
  packageGaps({ ...whole, ...changes }, ahead).map(({ text }) => text);

it('finds nothing wrong with a whole package', () => {
  expect(texts({})).toEqual([]);
});

it.each<[Partial<Package>, string]>([
  [{ price_per_person: null }, 'There is no price.'],
  [{ price_per_person: 0 }, 'There is no price.'],
  [{ images: [] }, 'There is no image.'],
  [{ images: [{ id: 1, url: '/1.jpg', alt: ' ' }] }, 'One image has no alternative text.'],
  [{ duration: ' ' }, 'There is no duration.'],
  [{ itenaries: [] }, 'The itinerary has no day.'],
  [{ duration: '14 days' }, 'The itinerary has 2 of 14 days.'],
  [{ overview: '<p>&nbsp;</p>' }, 'The overview is empty.'],
  [{ highlights: null }, 'The highlights are empty.'],
  [{ includes: '' }, 'What is included is empty.'],
  [{ excludes: '<p></p>' }, 'What is excluded is empty.'],
  [{ cancellation: null }, 'There are no cancellation terms.'],
  [{ region: null }, 'No region is chosen.'],
  [{ activity: null }, 'No activity is chosen.'],
  [{ google_map: '' }, 'There is no map.'],
  [{ meta_tag: { title: null, description: 'x' } }, 'There is no meta page title.'],
  [{ meta_tag: { title: 'x' } }, 'There is no meta description.'],
  [{ no_index: true }, 'It is kept out of search results.'],
  [{ faqs: [] }, 'No question is answered.'],
])('points out %j', (changes, text) => {
  expect(texts(changes)).toEqual([text]);
});

it('says that no departure is ahead only when it is known', () => {
  expect(texts({}, 0)).toEqual(['No departure is ahead.']);
  expect(packageGaps(whole, undefined)).toEqual([]);
});

it('names every gap of an empty record once', () => {
  const gaps = packageGaps({ id: 1, name: 'x', status: true }, 0).map(({ text }) => text);
  expect(new Set(gaps).size).toBe(gaps.length);
  expect(gaps[0]).toBe('There is no price.');
});

describe('a duration', () => {
  it.each([
    ['14 days', 14],
    ['1 Day', 1],
    ['13 nights 14 days', 14],
    ['10–12 days', 10],
    ['10 to 12 days', 10],
    ['14-day trek', 14],
    ['2 weeks', 14],
    ['१४ दिन', 14],
    ['5', 5],
    ['6 hours', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j promises %j days', (duration, days) => {
    expect(daysIn(duration)).toBe(days);
  });
});

it('takes a picture or a table for content', () => {
  expect(isBlank('<p><img src="/a.jpg"></p>')).toBe(false);
  expect(isBlank('<table><tr><td></td></tr></table>')).toBe(false);
  expect(isBlank('<p> <br></p>')).toBe(true);
});

it('counts today, but nothing past, inactive or unreadable, as ahead', () => {
  const row = (id: number, departure_date: string, status: Departure['status'] = 1): Departure => ({
    id,
    departure_date,
    status,
  });
  const rows = [
    row(1, '2027-03-12'),
    row(2, '2027-03-10'),
    row(3, '2027-03-09'),
    row(4, '2027-03-11', 0),
    row(5, 'soon'),
  ];
  expect(departuresAhead(rows, '2027-03-10').map(({ id }) => id)).toEqual([2, 1]);
});
