import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCoordinates, isInNepal, readCoordinates, readDegrees } from './coordinates';
import { latinDigits } from './digits';

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
  [`27°43'02,0"N 85°19'26,4"E`, at(27.717222, 85.324)],
  ['27 43 02 N 85 19 26.4 E', at(27.717222, 85.324)],
  ['N 27 43 02, E 85 19 26.4', at(27.717222, 85.324)],
  ['33:51:24.5 S, 151:12:55.1 E', at(-33.856806, 151.215306)],
  ['27d43m02s N, 85d19m26.4s E', at(27.717222, 85.324)],
])('reads %j as degrees, minutes and seconds', (text, expected) => {
  expect(readCoordinates(text)).toEqual(expected);
});

it.each([
  ['https://www.google.com/maps/@27.7172,85.324,15z', at(27.7172, 85.324)],
  [
    'https://www.google.com/maps/place/Thamel/@27.71,85.30,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x1!8m2!3d27.7154!4d85.3123',
    at(27.7154, 85.3123),
  ],
  ['https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3516!2d85.3123!3d27.7154', at(27.7154, 85.3123)],
  ['https://maps.google.com/?q=27.7172,85.3240', at(27.7172, 85.324)],
  ['https://www.google.com/maps?q=loc:27.7172,+85.3240', at(27.7172, 85.324)],
  ['https://www.google.com/maps/search/?api=1&query=27.7172%2C85.3240', at(27.7172, 85.324)],
  ['https://www.google.com/maps/search/27.7172,+85.3240?entry=tts', at(27.7172, 85.324)],
  ['https://www.google.com/maps/place/27.7172,85.3240', at(27.7172, 85.324)],
  ['https://www.google.com/maps/dir/27.7,85.3/27.9881,86.925/@27.8,86.1,10z', at(27.9881, 86.925)],
  ['maps.google.com/maps?ll=27.7172,85.3240', at(27.7172, 85.324)],
  ['https://www.openstreetmap.org/?mlat=27.9881&mlon=86.9250#map=12/27.99/86.91', at(27.9881, 86.925)],
  ['https://www.openstreetmap.org/#map=15/27.9881/86.9250', at(27.9881, 86.925)],
  ['openstreetmap.org/node/1#map=15.5/27.9881/86.9250&layers=N', at(27.9881, 86.925)],
  ['geo:27.9881,86.9250;u=35', at(27.9881, 86.925)],
  ['geo:0,0?q=27.9881,86.9250(Everest)', at(27.9881, 86.925)],
])('reads the link %j', (text, expected) => {
  expect(readCoordinates(text)).toEqual(expected);
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
  [
    'https://maps.app.goo.gl/abcDEF123',
    'A short link cannot be read. Open it and copy the full address of the map.',
  ],
])('refuses %j', (text, reason) => {
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
    `https://www.google.com/maps/@${north},${east},15z`,
    `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}`,
    `geo:${north},${east}`,
  ];
};

it('reads a place in every way in which it is written', () => {
  const degrees = (most: number) =>
    fc.integer({ min: -most * 1e4, max: most * 1e4 }).map((value) => value / 1e4);
  fc.assert(
    fc.property(degrees(90), degrees(180), (latitude, longitude) => {
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
