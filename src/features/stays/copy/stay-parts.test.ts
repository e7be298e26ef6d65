import { expect, it, vi } from 'vitest';
import { itemsToCopy } from '@/domain/copying/copy-part';
import type { Stay } from '@/domain/listings/stay';
import type { RoomValues } from '@/features/stays/rooms/room-values';
import type { StayValues } from '@/features/stays/stay-values';
import type { Room } from '@/generated/model';
import { type StayCopy, stayParts } from './stay-parts';

vi.mock('@/domain/copying/download-image', () => ({
  downloadImage: () => Promise.resolve(new File(['x'], 'bed.png')),
}));

it('copies the images of rooms that are there already into these', async () => {
  const room = (id: number, images: object[]) => ({ id, name: 'Twin', images }) as unknown as Room;
  const asRead: number[] = [];
  const kind = {
    area: { nouns: { one: 'hotel' } },
    links: { home: () => ({}), edit: () => ({}) },
    resource: { toValues: () => ({ images: [] }) },
    roomsOf: () => ({
      toValues: (record: Room) => ({ images: record.images }),
      read: (id: number) => {
        asRead.push(id);
        return Promise.reject(new Error('Far enough.'));
      },
    }),
  } as unknown as StayCopy<Stay, StayValues, RoomValues>;
  const original = { id: 1, rooms: [room(3, [{ id: 9, url: '/bed.png', alt: 'A bed' }])] } as Stay;
  const [rooms, roomImages] = stayParts(kind, original, { id: 2, rooms: [room(4, [])] } as Stay);
  expect(rooms && itemsToCopy(rooms)).toEqual([]);
  await expect(roomImages?.items[0]?.create()).rejects.toThrow('Far enough.');
  expect(asRead).toEqual([4]);
});
