import { expect, it } from 'vitest';
import type { Room } from '@/generated/model';
import { homestayListing } from './homestay-rules';
import { gapsOf } from './rule';

const linkOf = (text: string, rooms: Room[]) =>
  gapsOf(homestayListing, { id: 5, name: 'Ghale Gaun', status: true, rooms }).found.find(
    (gap) => gap.text === text,
  )?.link;

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

it('takes no room for closed of which the answer does not say it', () => {
  const { status: _, ...room } = { id: 1, name: 'Attic', status: 1, price: 900 };
  expect(linkOf('No active rooms', [room as Room])).toBeUndefined();
});
