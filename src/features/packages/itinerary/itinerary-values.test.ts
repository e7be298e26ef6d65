import { expect, it } from 'vitest';
import { toItineraryValues } from './itinerary-values';

it('keeps every text of a day as it came', () => {
  const day = {
    title: 'नाम्चे बजार ',
    duration: '6–7 hours',
    accommodation: 'Tea house',
    description: '<p>a&nbsp;<em>b</em></p>\n',
  };
  expect(toItineraryValues({ id: 1, ...day })).toEqual(day);
});

it('holds nothing as an empty text', () => {
  expect(toItineraryValues({ id: 1, title: 'Rest', duration: null })).toEqual({
    title: 'Rest',
    duration: '',
    accommodation: '',
    description: '',
  });
});
