import { expect, it } from 'vitest';
import { formatCoordinates, readCoordinates } from './coordinates';

const at = (latitude: number, longitude: number) => ({ kind: 'place', place: { latitude, longitude } });

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
  ['maps.google.com/maps?ll=27.7172,85.3240', at(27.7172, 85.324)],
])('reads the link %j', (text, expected) => {
  expect(readCoordinates(text)).toEqual(expected);
});

it.each([
  ['95.1, 85.3', 'A latitude is between -90 and 90.'],
  ['27.7, 185.3', 'A longitude is between -180 and 180.'],
  ['https://www.google.com/maps/@91,85.3,15z', 'A latitude is between -90 and 90.'],
  ['https://www.google.com/maps/place/Thamel', 'This link names no coordinates.'],
  ['https://example.com/%E0%A4%A', 'This link names no coordinates.'],
  [
    'https://maps.app.goo.gl/abcDEF123',
    'A short link does not say where it leads. Open it, and copy the address of the map.',
  ],
])('refuses %j', (text, reason) => {
  expect(readCoordinates(text)).toEqual({ kind: 'refused', reason });
});

it.each([
  '',
  '27.7172',
  'Thamel',
  '1, 2, 3',
  `27°75'00"N 85°19'00"E`,
  '27 N, 28 N',
  '27.7172, east',
  '1/2/3',
])('finds no place in %j', (text) => {
  expect(readCoordinates(text)).toEqual({ kind: 'none' });
});

it('writes a place as it can be pasted again', () => {
  expect(formatCoordinates({ latitude: 27.7172, longitude: -85.32400001 })).toBe('27.7172, -85.324');
});
