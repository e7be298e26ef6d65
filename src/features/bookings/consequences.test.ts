import { expect, it } from 'vitest';
import { formatNpr } from '@/lib/formats/formats';
import { consequencesOf } from './consequences';

it('says whose journey is off, and what has been paid', () => {
  const booking = {
    id: 7,
    status: 'confirmed',
    service_name: 'Everest Base Camp Trek',
    user: { id: 61, full_name: 'Anjali Thapa' },
    start_date: '2027-03-18',
    adults: 2,
    children: 1,
    paid_amount: 92_500,
  } as const;
  expect(consequencesOf(booking, 'ad')).toEqual([
    '“Everest Base Camp Trek” for Anjali Thapa on 18 Mar 2027 will be cancelled. This cannot be undone.',
    '3 travellers will not travel.',
    `${formatNpr(92_500)} has been paid. It is not refunded automatically.`,
    'The reason is kept with the booking.',
  ]);
});

it('does with what little is known', () => {
  expect(consequencesOf({ id: 7, status: 'pending' }, 'both')).toEqual([
    '“Unnamed booking (ID 7)” will be cancelled. This cannot be undone.',
    'Nothing has been paid yet.',
    'The reason is kept with the booking.',
  ]);
});

it('names the day in the calendar that was chosen', () => {
  const booking = { id: 7, status: 'confirmed', start_date: '2027-03-18' } as const;
  expect(consequencesOf(booking, 'bs')[0]).toContain('on 4 Chaitra 2083 BS will');
  expect(consequencesOf(booking, 'both')[0]).toContain('on 18 Mar 2027 · 4 Chaitra 2083 BS will');
});
