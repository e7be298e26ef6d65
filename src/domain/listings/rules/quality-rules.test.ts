import { describe, expect, it } from 'vitest';
import type { Package } from '@/generated/model';
import { packageListing } from './package-rules';
import { type Gap, gapsOf, type Known } from './rule';

/** The rules that compare fields with each other, or check the wording. */
const quality = [
  'titleCapitals',
  'titlePrice',
  'titlePhone',
  'titleDays',
  'titleRegion',
  'dayHike',
  'easyAltitude',
  'altitudeText',
  'groupSize',
  'imageSize',
  'discount',
];

const foundIn = (record: Partial<Package & Known>): Gap[] =>
  gapsOf(packageListing, { id: 1, name: 'Trek', status: true, ...record }).found.filter(({ rule }) =>
    quality.includes(rule),
  );
const textsIn = (record: Partial<Package & Known>) => foundIn(record).map(({ text }) => text);

const region = (name: string) => ({ id: 1, name });
const activity = region;

describe('what is well', () => {
  it.each<Partial<Package>>([
    { name: 'EBC', duration: '14 days' },
    { name: 'EBC Trek – 14 Days', duration: '14 days', max_altitude: '5,545 m', region: region('Everest') },
    { name: 'Annapurna Circuit 14 Days', duration: '13 nights 14 days', region: region('Annapurna') },
    { name: 'Annapurna Circuit, 10–12 days', duration: '12 days' },
    { name: '3 Passes', duration: '19 days', region: region('Everest') },
    { name: 'Tilicho Lake – 5D/4N', duration: '5 days', region: region('Manang, Annapurna') },
    { name: 'Tilicho Lake 4N5D', duration: '5 days / 4 nights' },
    { name: 'Top 10 Treks of Nepal', duration: '3 days' },
    { name: 'Sagarmatha, 8,848 m', duration: '60 days', max_altitude: '8,848.86 m' },
    { name: '7 Summits Nepal, 8848m', duration: '45 days' },
    { name: 'सगरमाथा आधार शिविर १४ दिन', duration: '१४ दिन', region: region('Everest') },
    { name: 'घोरेपानी पूनहिल ५ दिने पदयात्रा', duration: '5 days', region: region('घोरेपानी–पूनहिल') },
    { name: 'EBC with 2 Days in Chitwan', duration: '16 days' },
    { name: 'Gokyo plus 3 days of rafting', duration: '18 days' },
    { name: 'EBC 12 Days + Chitwan 2 Days', duration: '14 days' },
    { name: 'Upper Mustang Tiji: 3 Days Festival', duration: '17 days' },
    { name: 'Everest 3D Model Workshop', duration: '2 hours' },
    { name: '2 Week Everest Trek', duration: '15 days' },
    { name: 'Everest in 1 Day', duration: '6 hours' },
    { name: 'Trek No. 14: Days of Rain', duration: '8 days' },
    { name: 'Kailash Yatra 2026-2027', duration: '14 days' },
    { name: '2026 2027 2028 Expeditions', duration: '60 days' },
    { name: 'Route 977, Jiri to Lukla', duration: '9 days' },
    { name: 'TIMS and ACAP Permits', duration: '1 day' },
    { name: 'TIMS ACAP', duration: '1 day' },
    { name: 'ABC, MBC and EBC Helicopter Tour', duration: '2 days' },
    { name: 'YETI Trail', duration: '5 days' },
    { name: 'Rs and Us: a Village Story', duration: '3 days' },
    { name: 'Peaks over 6000 m', duration: '20 days' },
    { name: 'Day Hike to Champadevi', duration: '1 day' },
    { name: 'Nagarkot Sunrise with Day Hike', duration: '2 days' },
    { name: 'Five Day Trip to Pokhara', duration: '5 days' },
    { name: 'Multi-Day Tour of the Terai', duration: '6 days' },
    { name: 'Holiday Tour of Nepal', duration: '8 days' },
    { name: 'Day Hikes around Pokhara', duration: '4 days' },
    { name: 'Easy Everest Helicopter Tour', duration: '1 day', max_altitude: '5,545 m' },
    { name: 'Mardi Himal', overview: '<p>Easy to reach from Pokhara.</p>', max_altitude: '4,500 m' },
    { name: 'Langtang', overview: 'Grade: easy to moderate.', max_altitude: '4,984 m' },
    { name: 'Easy Poon Hill', max_altitude: '3,210 m' },
    { name: 'Easy Trek', max_altitude: '10,500 ft' },
    { name: 'Thorong La', overview: 'Highest point: Thorong La (5,416 m).', max_altitude: '5416' },
    { name: 'EBC', overview: 'The highest point is Kala Patthar, 5,644 m.', max_altitude: '5,545 m' },
    { name: 'EBC', overview: 'See the highest point on earth, 8,848 m.', max_altitude: '5,545 m' },
    { name: 'EBC', overview: 'The highest mountain, 8,848 m, is near.', max_altitude: '5,545 m' },
    { name: 'Circuit', overview: 'Maximum altitude 17,769 ft.', max_altitude: '1,400 – 5,416 m' },
    { name: 'ABC', overview: 'Highest point of the day: 2,170 m.', max_altitude: '4,130 m' },
    { name: 'Everest Panorama Flight', region: region('Kathmandu Valley'), duration: '1 hour' },
    { name: 'Annapurna View Trek', region: region('Langtang') },
    { name: 'Manaslu and Annapurna', region: region('Manaslu') },
    { name: 'Everest Base Camp', region: region('Eastern Nepal') },
    { name: 'Upper Mustang', region: region('Annapurna') },
    { name: 'Gosainkunda and Helambu', region: region('Langtang') },
    { name: 'Rara Lake', region: { id: 4 } },
    { name: 'Trek', overview: 'Unlike groups of 40, we walk in small groups of 12.' },
    { name: 'Trek', overview: 'Small groups, 14 days, 160 km. Small group with 24 hours of help.' },
    { name: 'Small-Group Trek (max 15)' },
    { name: 'Trek', discount_percentage: 99.5 },
    { name: 'Trek', discount_percentage: 0 },
  ])('%j', (record) => {
    expect(textsIn(record)).toEqual([]);
  });
});

describe('what is not', () => {
  it.each<[Partial<Package>, string]>([
    [{ name: 'Annapurna Circuit 14 Days', duration: '12 days' }, 'Title says 14 days, duration 12 days'],
    [{ name: 'Annapurna Circuit, 10–12 days', duration: '16' }, 'Title says 12 days, duration 16 days'],
    [{ name: 'Tilicho Lake – 5D/4N', duration: '6 days' }, 'Title says 5 days, duration 6 days'],
    [{ name: '4N/5D Tilicho', duration: '6 days' }, 'Title says 5 days, duration 6 days'],
    [{ name: 'सगरमाथा १४ दिन', duration: '१ दिन' }, 'Title says 14 days, duration 1 day'],
    [{ name: 'घोरेपानी ५ दिने पदयात्रा', duration: '4 days' }, 'Title says 5 days, duration 4 days'],
    [
      { name: '14-Day EBC', itenaries: [{ id: 1, title: 'Lukla' }] },
      'Title says 14 days, itinerary has 1 day',
    ],
    [{ name: 'EVEREST BASE CAMP TREK' }, 'Title in capital letters'],
    [{ name: 'BEST OF EBC – LUXURY' }, 'Title in capital letters'],
    [{ name: 'EBC only Rs. 85,000' }, 'Price in the title: Rs. 85,000'],
    [{ name: 'EBC USD1299 all in' }, 'Price in the title: USD1299'],
    [{ name: 'EBC from $ 999' }, 'Price in the title: $ 999'],
    [{ name: 'पोखरा रु ५,०००' }, 'Price in the title: रु 5,000'],
    [{ name: 'Pokhara 5000/- only' }, 'Price in the title: 5000/-'],
    [{ name: 'EBC – call 9841234567' }, 'Phone number in the title: 9841234567'],
    [{ name: 'EBC 984-1234567' }, 'Phone number in the title: 984-1234567'],
    [{ name: 'EBC +977 1 441 2345' }, 'Phone number in the title: +977 1 441 2345'],
    [{ name: 'पोखरा ९८४१२३४५६७' }, 'Phone number in the title: 9841234567'],
    [
      { name: 'Day Hike to Champadevi', duration: '3 days' },
      'A day trip by its name, 3 days by its duration',
    ],
    [
      { name: 'Champadevi', duration: '3 days', activity: activity('Day hike') },
      'A day trip by its name, 3 days by its duration',
    ],
    [{ name: 'Easy Everest', max_altitude: '5545 m' }, 'Called easy, and goes up to 5,545 m'],
    [
      { name: 'EBC', good_to_know: '<b>Difficulty</b>: Easy', max_altitude: '18,192 ft' },
      'Called easy, and goes up to 5,545 m',
    ],
    [{ name: 'सजिलो पदयात्रा', max_altitude: '५,४१६ मि.' }, 'Called easy, and goes up to 5,416 m'],
    [
      { name: 'ABC', overview: '<p>Highest point:&nbsp;Thorong La (5,416 m)</p>', max_altitude: '4,130 m' },
      'Text says 5,416 m is the highest, “Max altitude” says 4,130 m',
    ],
    [
      { name: 'Everest Base Camp', region: region('Annapurna') },
      'Title is about Everest, region is Annapurna',
    ],
    [{ name: 'मनास्लु परिक्रमा', region: region('Everest') }, 'Title is about Manaslu, region is Everest'],
    [{ name: 'Trek', overview: 'A small group of 40.' }, '“Small group” of 40 travellers'],
    [
      { name: 'Trek', highlights: '<li>Small groups (max. 2 to 24 people)</li>' },
      '“Small group” of 24 travellers',
    ],
    [{ name: 'Trek', discount_percentage: 150 }, 'Discount of 150% leaves nothing to pay'],
  ])('%j', (record, text) => {
    expect(textsIn(record)).toEqual([text]);
  });

  it('says how large the smallest image is, and leads to it; what was not measured is not judged', () => {
    const imageSizes = [
      undefined,
      { width: 1600, height: 900 },
      { width: 800, height: 600 },
      { width: 480, height: 320 },
    ];
    const [gap] = foundIn({ imageSizes });
    expect(gap?.text).toBe('2 images under 1,200 px, the smallest 480 × 320 px');
    expect(gap?.link).toMatchObject({ to: '/packages/$packageId/edit-image', hash: 'images.2.alt' });
    expect(textsIn({ imageSizes: [undefined, { width: 900, height: 1200 }] })).toEqual([]);
    expect(textsIn({ imageSizes: [undefined] })).toEqual([]);
  });
});
