import fc from 'fast-check';
import { expect, it } from 'vitest';
import { latinDigits } from '@/lib/text/digits';
import { formatCoordinates, isInNepal, readCoordinates, readDegrees } from './coordinates';

const at = (latitude: number, longitude: number) =>
  ({ kind: 'place', place: { latitude, longitude } }) as const;

it.each([
  ['27.7172, 85.3240', at(27.7172, 85.324)],
  ['27.7172,85.3240', at(27.7172, 85.324)],
  ['  27.7172   85.3240 ', at(27.7172, 85.324)],
  ['27.7172; 85.3240', at(27.7172, 85.324)],
  ['(27.7172, 85.3240)', at(27.7172, 85.324)],
  ['+27.7172, +85.3240', at(27.7172, 85.324)],
  ['+27.7172 +85.3240', at(27.7172, 85.324)],
  ['-33.8568, 151.2153', at(-33.8568, 151.2153)],
  ['27, 85', at(27, 85)],
  ['27.7172° N, 85.3240° E', at(27.7172, 85.324)],
  ['N 27.7172, E 85.3240', at(27.7172, 85.324)],
  ['85.3240° E, 27.7172° N', at(27.7172, 85.324)],
  ['33.8568 S 151.2153 E', at(-33.8568, 151.2153)],
  ['geo:27.7172,85.3240?z=14', at(27.7172, 85.324)],
  ['27.123456789, 85.987654321', at(27.123457, 85.987654)],
  ['27,9881; 86,9250', at(27.9881, 86.925)],
  ['27,9881 86,9250', at(27.9881, 86.925)],
  ['27,9881, 86,9250', at(27.9881, 86.925)],
  ['27,9881,86,9250', at(27.9881, 86.925)],
  ['२७.९८८१, ८६.९२५०', at(27.9881, 86.925)],
  ['२७,९८८१; ८६,९२५०', at(27.9881, 86.925)],
  ['+27.9881+086.9250', at(27.9881, 86.925)],
  ['−33.8568, 151.2153', at(-33.8568, 151.2153)],
  ['\u202a27.9881, 86.9250\u202c', at(27.9881, 86.925)],
  ['lat: 27.9881, lng: 86.9250', at(27.9881, 86.925)],
  ['Longitude 86.9250 Latitude 27.9881', at(27.9881, 86.925)],
  ['{"lat":27.9881,"lon":86.925}', at(27.9881, 86.925)],
  ['27.9881 north, 86.9250 east', at(27.9881, 86.925)],
  ['27.8069, 86.7140, 3440', at(27.8069, 86.714)],
  ['27.8069,86.7140,3440m', at(27.8069, 86.714)],
  ['27.8069 86.7140 3440.5 masl', at(27.8069, 86.714)],
  ['27.8069° N, 86.7140° E, 3440 m', at(27.8069, 86.714)],
  ['27.8069, 86.7140, 3,440 m', at(27.8069, 86.714)],
  ['Lat: 27.8069 Long: 86.7140 Alt: 3440', at(27.8069, 86.714)],
  ['Namche Bazaar: 27.8069, 86.7140', at(27.8069, 86.714)],
  ['नाम्चे २७.८०६९, ८६.७१४०', at(27.8069, 86.714)],
  ['📍 27.8069, 86.7140', at(27.8069, 86.714)],
  ['Hotel Yak, Namche (27.8069, 86.7140)', at(27.8069, 86.714)],
  ['27.8069, 86.7140 (Hotel Yak)', at(27.8069, 86.714)],
  ['Hotel Yak Lat: 27.8069 Long: 86.7140', at(27.8069, 86.714)],
  ['Hotel 5 Star — Namche | 27.8069, 86.7140', at(27.8069, 86.714)],
  ['अक्षांश: २७.८०६९, देशान्तर: ८६.७१४०', at(27.8069, 86.714)],
  ['देशान्तर ८६.७१४०, अक्षांश २७.८०६९', at(27.8069, 86.714)],
  ['"27.8069, 86.7140"', at(27.8069, 86.714)],
  ['27.8069, 86.7140.', at(27.8069, 86.714)],
  ['Namche N 27.8069 E 86.7140', at(27.8069, 86.714)],
  ['W 151.2153 S 33.8568', at(-33.8568, -151.2153)],
  ['GPS: N27.8069 E86.7140', at(27.8069, 86.714)],
  ['S 33.8568, E 151.2153, 20 m', at(-33.8568, 151.2153)],
  ['२७.८०६९° उत्तर, ८६.७१४०° पूर्व', at(27.8069, 86.714)],
  ['Namche https://maps.app.goo.gl/Xy12 27.8069, 86.7140', at(27.8069, 86.714)],
  ['geo:0,0?q=27.8069,86.7140(Hotel Yak)', at(27.8069, 86.714)],
  ['https://mapy.com/en/turisticka?source=coor&id=86.7140%2C27.8069&x=86.7&y=27.8&z=14', at(27.8069, 86.714)],
])('reads %j as decimals', (text, expected) => {
  expect(readCoordinates(text)).toEqual(expected);
});

it.each([
  [`27°43'02.0"N 85°19'26.4"E`, at(27.717222, 85.324)],
  ['27° 43′ 2″ N, 85° 19′ 26.4″ E', at(27.717222, 85.324)],
  [`N27°43'02" E85°19'26.4"`, at(27.717222, 85.324)],
  [`27°43.0333'N, 85°19.44'E`, at(27.717222, 85.324)],
  [`33°51'24.5"S 151°12'55.1"E`, at(-33.856806, 151.215306)],
  [`85°19'26.4"E 27°43'02.0"N`, at(27.717222, 85.324)],
  [`२७°४३'०२"N ८५°१९'२६.४"E`, at(27.717222, 85.324)],
  ['२७°४३′०२″उ॰ ८५°१९′२६.४″पू॰', at(27.717222, 85.324)],
  [`27°43'02,0"N 85°19'26,4"E`, at(27.717222, 85.324)],
  ['27 43 02 N 85 19 26.4 E', at(27.717222, 85.324)],
  ['N 27 43 02, E 85 19 26.4', at(27.717222, 85.324)],
  ['33:51:24.5 S, 151:12:55.1 E', at(-33.856806, 151.215306)],
  ['27d43m02s N, 85d19m26.4s E', at(27.717222, 85.324)],
  ['N27 48.414 E86 42.840', at(27.8069, 86.714)],
  ['N 27° 48.414 E 86° 42.840', at(27.8069, 86.714)],
  ['27 48.414N, 86 42.840E', at(27.8069, 86.714)],
  ['27 48.414, 86 42.840', at(27.8069, 86.714)],
  ['27 48 24.84, 86 42 50.4', at(27.8069, 86.714)],
  [`N27° 48.414' E086° 42.840'`, at(27.8069, 86.714)],
  ['27°48’24.84” N 86°42’50.4” E 3440 m', at(27.8069, 86.714)],
  [`27˚48'24.84'' N, 86˚42'50.4'' E`, at(27.8069, 86.714)],
])('reads %j as degrees, minutes and seconds', (text, expected) => {
  expect(readCoordinates(text)).toEqual(expected);
});

it.each([
  [
    'https://www.google.com/maps/place/Thamel/@27.71,85.30,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x1!8m2!3d27.7154!4d85.3123',
    at(27.7154, 85.3123),
  ],
  ['https://maps.google.com/?q=27.7172,85.3240', at(27.7172, 85.324)],
  ['https://www.google.com/maps?q=loc:27.7172,+85.3240', at(27.7172, 85.324)],
  ['https://www.google.com/maps/search/?api=1&query=27.7172%2C85.3240', at(27.7172, 85.324)],
  ['https://www.google.com/maps/search/27.7172,+85.3240?entry=tts', at(27.7172, 85.324)],
  ['https://www.google.com/maps/place/27.7172,85.3240', at(27.7172, 85.324)],
  ['https://www.google.com/maps/dir/27.7,85.3/27.9881,86.925/@27.8,86.1,10z', at(27.9881, 86.925)],
  ['https://www.openstreetmap.org/?mlat=27.9881&mlon=86.9250#map=12/27.99/86.91', at(27.9881, 86.925)],
  ['geo:27.9881,86.9250;u=35', at(27.9881, 86.925)],
  ['geo:27.9881,86.9250,8848?z=9', at(27.9881, 86.925)],
  ['https://www.google.com/maps/search/?api=1&query=27.8069%2C86.714&query_place_id=x', at(27.8069, 86.714)],
  [
    'https://www.google.com/maps/dir/?api=1&origin=27.7,85.3&destination=27.8069%2C86.714',
    at(27.8069, 86.714),
  ],
  ['https://maps.google.com/maps?saddr=27.7,85.3&daddr=27.8069,86.714', at(27.8069, 86.714)],
  ['https://maps.google.com/?q=27.8069,86.714+(Namche)&ll=27.1,86.1', at(27.8069, 86.714)],
  [
    "https://www.google.com/maps/place/27%C2%B048'24.8%22N+86%C2%B042'50.4%22E/@27.81,86.72,17z",
    at(27.806889, 86.714),
  ],
  ['https://www.google.com/maps/place/27.8069,86.714/@27.81,86.72,17z', at(27.8069, 86.714)],
  ['https://www.google.com/maps/@27.8069,86.714,3a,75y,90t/data=!3m6!1e1', at(27.8069, 86.714)],
  ['https://maps.apple.com/?ll=27.8069,86.714&q=Namche', at(27.8069, 86.714)],
  ['https://maps.apple.com/?saddr=27.7,85.3&daddr=27.8069,86.714', at(27.8069, 86.714)],
  ['https://maps.apple.com/place?coordinate=27.8069,86.714&name=Namche', at(27.8069, 86.714)],
  ['https://www.bing.com/maps?cp=27.1~86.1&sp=point.27.8069_86.714_Namche', at(27.8069, 86.714)],
  ['https://www.bing.com/maps?rtp=pos.27.7_85.3_A~pos.27.8069_86.714_B&cp=27.1~86.1', at(27.8069, 86.714)],
  ['https://www.waze.com/ul?ll=27.8069%2C86.714&navigate=yes', at(27.8069, 86.714)],
  [
    'https://www.openstreetmap.org/directions?engine=osrm&route=27.7,85.3;27.8069,86.714#map=9/27.5/86',
    at(27.8069, 86.714),
  ],
  ['https://plus.codes/7MV7P88F+VJ', at(27.717187, 85.324062)],
  ['plus.codes/7MV7P88F%2BVJ', at(27.717187, 85.324062)],
  ['https://www.google.com/maps/place/7MV7P88F+VJ/@27.1,86.1,17z', at(27.717187, 85.324062)],
  ['https://maps.google.com/?q=7MV7P88F%2BVJ', at(27.717187, 85.324062)],
  ['Hotel Everest View: https://maps.google.com/?q=27.8069,86.714', at(27.8069, 86.714)],
  ['See https://maps.google.com/?q=27.8069,86.714.', at(27.8069, 86.714)],
  ['होटल याक\nmaps.google.com/?q=27.8069, 86.714', at(27.8069, 86.714)],
  [
    '<iframe src="https://maps.google.com/maps?q=27.8069,86.714&output=embed" width="600">',
    at(27.8069, 86.714),
  ],
  [
    'https://consent.google.com/m?continue=https%3A%2F%2Fwww.google.com%2Fmaps%3Fq%3D27.8069%2C86.714&gl=NP',
    at(27.8069, 86.714),
  ],
  ['geo:0,0?q=27.9881,86.9250(Everest)', at(27.9881, 86.925)],
])('reads the link %j', (text, expected) => {
  expect(readCoordinates(text)).toEqual(expected);
});

const start = '!1m5!1m1!1s0x39eb:0xb513!2m2!1d85.324!2d27.7172';
const via = '!3m4!1m2!1d85.9!2d27.2!3s0x39ea:0x2';
const end = '!1m5!1m1!1s0x39e9:0x1!2m2!1d86.714!2d27.8069';

it.each([
  `Kathmandu/Namche+Bazaar/@27.6,86,9z/data=!3m1!4b1!4m14!4m13${start}${end}!3e2`,
  `Kathmandu/Namche+Bazaar/@27.6,86,9z/data=!4m19!4m18!1m10${start.slice(4)}${via}${end}!3e0`,
  `27.7172,85.324/Namche+Bazaar/@27.6,86,9z/data=!4m9!4m8!1m0${end}!3e0`,
  `Kathmandu/27.8069,86.714/@27.6,86,9z/data=!4m9!4m8${start}!1m0!3e0`,
  `Kathmandu/Lukla/27%C2%B048'24.84"N+86%C2%B042'50.4"E/@27.6,86,9z`,
  '27.7172,85.324/27.8069,86.714',
  '/27.8069,86.714/@27.6,86,9z',
])('takes the destination of the route %s', (route) => {
  expect(readCoordinates(`https://www.google.com/maps/dir/${route}`)).toEqual(at(27.8069, 86.714));
});

it.each([
  'https://www.google.com/maps/dir/Kathmandu/Namche+Bazaar/@27.6,86,9z',
  'https://www.google.com/maps/dir/27.7172,85.324/Namche+Bazaar/@27.6,86,9z',
  `https://www.google.com/maps/dir/Kathmandu//@27.6,86,9z/data=!4m9!4m8${start}!1m0!3e0`,
  'https://maps.apple.com/?saddr=27.7,85.3&daddr=Namche',
  'https://maps.google.com/maps?daddr=Namche&ll=27.6,86',
])('does not take a start, or the middle, for the destination of %s', (link) => {
  expect(readCoordinates(link)).toEqual({
    kind: 'refused',
    reason: expect.stringContaining('without the coordinates of its destination') as string,
  });
});

it.each([
  'https://www.google.com/maps/@27.7172,85.324,15z',
  'https://www.google.com/maps/place/Thamel/@27.7172,85.324,17z',
  'https://www.google.com/maps/search/hotels/@27.7172,85.324,17z',
  'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3516!2d85.324!3d27.7172',
  'maps.google.com/maps?ll=27.7172,85.3240',
  'https://maps.google.com/maps?q=Thamel&ll=27.7172,85.3240',
  'https://www.bing.com/maps?cp=27.7172~85.324&lvl=12',
  'https://www.openstreetmap.org/#map=15/27.7172/85.3240',
  'openstreetmap.org/node/1#map=15.5/27.7172/85.3240&layers=N',
  'https://mapy.com/en/outdoor?x=85.324&y=27.7172&z=14',
])('says that %s has only the middle of a map', (link) => {
  expect(readCoordinates(link)).toEqual({
    ...at(27.7172, 85.324),
    note: 'The link has no pin, only the middle of its map. Check that this is the place.',
  });
});

it.each([
  '86.714, 27.8069',
  '86.7140,27.8069,3440',
  '८६.७१४ २७.८०६९',
  'https://maps.google.com/?q=86.714,27.8069',
])('says that longitude comes first in %j', (text) => {
  expect(readCoordinates(text)).toEqual({
    ...at(27.8069, 86.714),
    note: 'Longitude was written first: the two were swapped.',
  });
});

it.each([
  ['95.1, 85.3', 'A latitude is between -90 and 90.'],
  ['27.7, 185.3', 'A longitude is between -180 and 180.'],
  ['https://www.google.com/maps/@91,85.3,15z', 'A latitude is between -90 and 90.'],
  [
    'https://www.google.com/maps/place/Thamel',
    'This link has no coordinates. Copy the coordinates from the map instead.',
  ],
  [
    'https://example.com/%E0%A4%A',
    'This link has no coordinates. Copy the coordinates from the map instead.',
  ],
  ['geo:0,0?q=Namche', 'This link has no coordinates. Copy the coordinates from the map instead.'],
  [
    'https://plus.codes/P88F+VJ,Kathmandu',
    'This plus code is short and needs a town. Use the full code, such as 7MV7P88F+VJ.',
  ],
])('refuses %j', (text, reason) => {
  expect(readCoordinates(text)).toEqual({ kind: 'refused', reason });
});

it.each([
  'https://maps.app.goo.gl/abcDEF123',
  'goo.gl/maps/abc',
  'Yak Hotel https://osm.org/go/abc',
  'https://maps.apple/p/x',
])('says what to do about the short link %j', (text) => {
  const reason = 'A short link cannot be read. Open it and copy the full address of the map.';
  expect(readCoordinates(text)).toEqual({ kind: 'refused', reason });
});

it.each([
  ['7FG49QCJ+2V', at(20.3700625, 2.7821875)],
  ['7FG49QCJ+2VXGJ', at(20.3701135, 2.7822354)],
  ['8FVC2222+22', at(47.0000625, 8.0000625)],
  ['4VCPPQGP+Q9', at(-41.2730625, 174.7859375)],
  ['7fg49qcj+2vx Kathmandu', at(20.3701125, 2.7822344)],
])('decodes the plus code %s', (text, expected) => {
  const reading = readCoordinates(text);
  if (reading.kind !== 'place') throw new Error(reading.kind);
  expect(reading.place.latitude).toBeCloseTo(expected.place.latitude, 5);
  expect(reading.place.longitude).toBeCloseTo(expected.place.longitude, 5);
});

const unreadable = 'Write degrees as 27.7172, or latitude and longitude as 27.7172, 85.3240.';

it.each([
  ['P88F+VJ Kathmandu', 'This plus code is short and needs a town. Use the full code, such as 7MV7P88F+VJ.'],
  ['27,85', '“27,85” may be 27.85, or two numbers. Write 27.85 or 27, 85.'],
  ['Thamel', unreadable],
  ['1, 2, 3', unreadable],
  ['1,2,3', unreadable],
  [`27°75'00"N 85°19'00"E`, unreadable],
  [`27.7°30'N 85.3°19'E`, unreadable],
  [`27°30.5'10"N 85°19.5'20"E`, unreadable],
  ['27 N, 28 N', unreadable],
  ['27.7172, east', unreadable],
  ['1/2/3', unreadable],
  ['27-85', unreadable],
  ['0123', unreadable],
  ['9841234567', unreadable],
  ['27.71.72', unreadable],
  ['27.7172, 85,3240', unreadable],
  ['27.7172 Sagarmatha', unreadable],
])('finds no place in %j, and says so', (text, reason) => {
  expect(readCoordinates(text)).toEqual({ kind: 'refused', reason });
});

it.each([
  ['27.7172', 'latitude', { kind: 'number', value: 27.7172 }],
  ['२७,९८८१', 'latitude', { kind: 'number', value: 27.9881 }],
  [`27°48'24.84`, 'latitude', { kind: 'number', value: 27.8069 }],
  [`86°55'30"E`, 'longitude', { kind: 'number', value: 86.925 }],
  ['86.925 E', 'latitude', { kind: 'refused', reason: 'This is a longitude.' }],
  ['27.7172, 85.3240', 'latitude', { kind: 'refused', reason: expect.stringContaining('both') as string }],
  [' ', 'longitude', { kind: 'empty' }],
] as const)('reads %j as a %s', (text, axis, expected) => {
  expect(readDegrees(text, axis)).toEqual(expected);
});

it('distinguishes places in Nepal from others', () => {
  expect([
    isInNepal({ latitude: 27.7, longitude: 85.3 }),
    isInNepal({ latitude: 85.3, longitude: 27.7 }),
  ]).toEqual([true, false]);
});

/** Several notations of the same place. */
const written = ({ latitude, longitude }: { latitude: number; longitude: number }) => {
  const [north, east] = [latitude.toFixed(4), longitude.toFixed(4)];
  const comma = (text: string) => text.replace('.', ',');
  const sized = (text: string, letters: string) =>
    `${text.replace('-', '')}° ${text.startsWith('-') ? (letters[1] ?? '') : (letters[0] ?? '')}`;
  return [
    `${north}, ${east}`,
    `${comma(north)}; ${comma(east)}`,
    `${comma(north)} ${comma(east)}`,
    `${north}, ${east}`.replaceAll(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit))),
    `${sized(north, 'NS')}, ${sized(east, 'EW')}`,
    `${sized(east, 'EW')} ${sized(north, 'NS')}`,
    `lat ${north} lon ${east}`,
    `https://www.google.com/maps/place/${north},${east}`,
    `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}`,
    `geo:${north},${east}`,
  ];
};

it('reads a place in every way in which it is written', () => {
  const degrees = (most: number) =>
    fc.integer({ min: -most * 1e4, max: most * 1e4 }).map((value) => value / 1e4);
  fc.assert(
    fc.property(degrees(90), degrees(180), (latitude, longitude) => {
      fc.pre(!isInNepal({ latitude: longitude, longitude: latitude }));
      for (const text of written({ latitude, longitude })) {
        expect([text, readCoordinates(text)]).toEqual([text, at(latitude, longitude)]);
      }
    }),
  );
});

it('makes no number of a text that nobody wrote', () => {
  const parts = fc.constantFrom(
    ...Array.from('0123456789०१२.,;:/-+°\'" NSEWns'),
    'lat',
    '85',
    '27.7',
    'Everest',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), (letters) => {
      const text = letters.join('');
      const reading = readDegrees(text, 'latitude');
      const numbers = latinDigits(text).match(/\d+/g) ?? [];
      // Degrees, minutes and seconds may each have decimals; two of them never run together.
      if (reading.kind === 'number')
        expect([text, Math.floor(Math.abs(reading.value))]).toEqual([text, Number(numbers[0])]);
    }),
    { numRuns: 2_000 },
  );
});

it('writes a place as it can be pasted again', () => {
  expect(formatCoordinates({ latitude: 27.7172, longitude: -85.32400001 })).toBe('27.7172, -85.324');
});
