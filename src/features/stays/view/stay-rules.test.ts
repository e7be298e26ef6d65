import { expect, it } from 'vitest';
import { readinessOf } from '@/domain/listings/readiness';
import { editHomestay } from '@/features/stays/homestays/homestay-home';
import { homestayRules } from '@/features/stays/homestays/homestay-rules';
import type { Room } from '@/generated/model';

const linkOf = (text: string, rooms: Room[]) =>
  readinessOf({ id: 5, name: 'Ghale Gaun', status: true, rooms }, homestayRules, ({ id }) =>
    editHomestay(id),
  ).blocking.find((gap) => gap.text === text)?.link;

it('leads to the form of a room where there is none, else to the rooms that can be opened', () => {
  const closed: Room = { id: 1, name: 'Attic', status: 0, price: 900 };
  expect(linkOf('No active rooms', [])).toMatchObject({ to: '/homestays/$homestayId/rooms/create' });
  expect(linkOf('No active rooms', [closed])).toMatchObject({
    to: '/homestays/$homestayId/view',
    hash: 'rooms',
  });
});

it('leads to the first room without a price', () => {
  const rooms: Room[] = [
    { id: 1, name: 'Attic', status: 1, price: 900 },
    { id: 2, name: 'Cellar', status: 1, price: null },
  ];
  expect(linkOf('1 room without a price', rooms)).toMatchObject({ params: { roomId: 2 }, hash: 'price' });
});
