import { expect, it } from 'vitest';
import { placeOfStay } from './stay-place';

it.each([
  [27.7172, 85.324],
  ['27.7172', '85.3240'],
  ['२७.७१७२', '८५.३२४'],
])('reads %s and %s', (latitude, longitude) => {
  const place = placeOfStay({ latitude, longitude } as { latitude: number; longitude: number });
  expect(place).toEqual({ at: { latitude: 27.7172, longitude: 85.324 }, swapped: false });
});

it('swaps what was entered the other way round, and says so', () => {
  expect(placeOfStay({ latitude: 85.324, longitude: 27.7172 })).toEqual({
    at: { latitude: 27.7172, longitude: 85.324 },
    swapped: true,
  });
});

it.each([
  [{}, 'No latitude and longitude.'],
  [{ latitude: 27.7, longitude: null }, 'No latitude and longitude.'],
  [{ latitude: 0, longitude: 0 }, '0, 0 is not in Nepal.'],
  [{ latitude: 27.7172, longitude: 8.5324 }, '27.7172, 8.5324 is not in Nepal.'],
  [{ latitude: 277_172, longitude: 853_240 }, '“277172, 853240” is no latitude and longitude.'],
])('says why %j is not on the map', (stay, reason) => {
  expect(placeOfStay(stay)).toEqual({ reason });
});
