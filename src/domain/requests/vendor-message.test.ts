import { expect, it } from 'vitest';
import type { Gaps } from '@/domain/listings/rules/rule';
import { vendorMessage } from './vendor-message';

const gap = (text: string, blocking: boolean) => ({ rule: text, text, blocking, link: {} });
const help = gap('No map', false);
const gaps: Gaps = {
  found: [gap('No price', true), gap('2 of 14 itinerary days', true), help],
  kept: [],
  certain: true,
};

it('lists what has to be put right, then what would help', () => {
  expect(vendorMessage({ name: 'Pikey Peak Trek', person: 'Himalayan Trails', gaps }))
    .toBe(`Hello Himalayan Trails,

Thank you for submitting “Pikey Peak Trek”.

Please put this right, so that travellers can book it:
- No price
- 2 of 14 itinerary days

This would help it to sell:
- No map

Kind regards`);
});

it('leaves out what there is nothing to say about', () => {
  const message = vendorMessage({ name: 'x', person: undefined, gaps: { ...gaps, found: [help] } });
  expect(message).toMatch(/^Hello,\n/);
  expect(message).not.toContain('put this right');
});
