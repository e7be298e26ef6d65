import { expect, it } from 'vitest';
import type { Readiness } from '@/domain/listings/readiness';
import { mailTo, vendorMessage } from './vendor-message';

const gap = (text: string) => ({ text, link: {} });
const readiness: Readiness = {
  blocking: [gap('No price'), gap('2 of 14 itinerary days')],
  helpful: [gap('No map')],
  kept: 17,
  checked: 20,
  certain: true,
};

it('lists what has to be put right, then what would help', () => {
  expect(vendorMessage({ name: 'Pikey Peak Trek', person: 'Himalayan Trails', readiness }))
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
  const message = vendorMessage({ name: 'x', person: undefined, readiness: { ...readiness, blocking: [] } });
  expect(message).toMatch(/^Hello,\n/);
  expect(message).not.toContain('put this right');
});

it('opens a mail with the whole message', () => {
  expect(mailTo(' stay@ghale.example.com ', 'Ghale & Gaun', 'One\nTwo?')).toBe(
    'mailto:stay@ghale.example.com?subject=Ghale%20%26%20Gaun&body=One%0D%0ATwo%3F',
  );
});

it.each(['', null, undefined, 'nobody', 'a@b.example?bcc=c@d.example', 'a@b.example,c@d.example'])(
  'opens none for %j',
  (email) => {
    expect(mailTo(email, 'x', 'y')).toBeUndefined();
  },
);
