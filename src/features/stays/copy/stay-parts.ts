import { ApiError } from '@/api/errors/api-error';
import type { Writable } from '@/api/writes/picture-rounds';
import type { FormResource } from '@/api/writes/resource';
import { type CopyPart, type HeldPart, type PartItem, standing } from '@/domain/copying/copy-part';
import { heldImages, imageItems } from '@/domain/copying/image-part';
import type { Stay } from '@/domain/listings/stay';
import type { RoomValues } from '@/features/stays/rooms/room-values';
import type { StayKind } from '@/features/stays/stay-kind';
import type { StayValues } from '@/features/stays/stay-values';
import { deleteFile } from '@/generated/api/files/files';
import type { Room } from '@/generated/model';

type Rooms<Values extends RoomValues> = Writable<Room, Values> &
  Pick<FormResource<Room, Values>, 'create' | 'remove'>;

/** How a kind of stay is read and written, with its rooms. */
export interface StayCopy<
  Rec extends Stay,
  Values extends StayValues,
  OfRoom extends RoomValues,
> extends StayKind<Rec> {
  resource: Writable<Rec, Values>;
  /** The rooms of the stay with this id. */
  roomsOf: (stayId: number) => Rooms<OfRoom>;
}

/** All that a copy of a room takes from its original, as a stay lists it: its house and its images are its own. */
const contentOf = <OfRoom extends RoomValues>(rooms: Rooms<OfRoom>, room: Room): string =>
  JSON.stringify({ ...rooms.toValues(room), rooms_id: undefined, rooms_type: undefined, images: undefined });

/** The parts of a stay: its rooms, their images, and its own. */
export const stayParts = <Rec extends Stay, Values extends StayValues, OfRoom extends RoomValues>(
  { area, links, resource, roomsOf }: StayCopy<Rec, Values, OfRoom>,
  original: Rec,
  target: Rec,
): CopyPart[] => {
  const rooms = roomsOf(target.id);
  const originals = roomsOf(original.id);
  /** The copies of rooms, by the ids of their originals. */
  const copies = new Map<number, number | undefined>();
  const all = original.rooms ?? [];
  const roomsIn = ({ rooms: some = [] }: Rec) => some;

  const heldRooms = (record: Rec): HeldPart[] =>
    roomsIn(record).map((room) => ({
      id: room.id,
      key: room.name.trim(),
      content: contentOf(rooms, room),
    }));
  const heldRoomImages = (record: Rec): HeldPart[] =>
    roomsIn(record).flatMap((room) => heldImages(rooms.toValues(room).images, room.name.trim()));
  const heldOwnImages = (record: Rec) => heldImages(resource.toValues(record).images);

  const roomItem = (room: Room): PartItem => ({
    key: room.name.trim(),
    content: contentOf(rooms, room),
    name: room.name,
    onMade: (id) => copies.set(room.id, id),
    create: async () => {
      const { rooms_id } = rooms.toValues();
      const own = await originals.read(room.id);
      // One of which the server tells no status is created like a new one.
      const values = { ...originals.toValues(own), status: own.status !== 0 };
      return rooms.create?.({ ...values, rooms_id, images: [] });
    },
  });
  const roomItems = all.map(roomItem);
  /** Rooms of the target that are like the originals: where all are, none is copied. */
  const there = standing(roomItems, heldRooms(target));
  const roomImages = (room: Room, index: number): PartItem[] =>
    imageItems({
      images: rooms.toValues(room).images,
      of: room.name.trim(),
      resource: rooms,
      recordId: () => {
        const item = roomItems[index];
        const id = copies.get(room.id) ?? (item && there.get(item));
        if (id === undefined)
          throw new ApiError('http', $localize`Not sent: the room “${room.name}:name:” is missing.`);
        return id;
      },
    });

  return [
    {
      id: 'rooms',
      title: $localize`Rooms`,
      items: roomItems,
      held: heldRooms(target),
      read: async () => heldRooms(await resource.read(target.id)),
      remove: async (id) => rooms.remove?.(id),
    },
    {
      id: 'room-images',
      title: $localize`Images of rooms`,
      note: $localize`They need their rooms.`,
      items: all.flatMap(roomImages),
      held: heldRoomImages(target),
      read: async () => heldRoomImages(await resource.read(target.id)),
      remove: (id) => deleteFile(id),
      anyNew: true,
      byHand: { label: $localize`Rooms`, link: { ...links.home(target.id), hash: 'rooms' } },
    },
    {
      id: 'images',
      title: $localize`Images of the ${area.nouns.one}:noun:`,
      note: $localize`Each is downloaded and uploaded again, if its server allows it.`,
      items: imageItems({
        images: resource.toValues(original).images,
        resource,
        recordId: () => target.id,
      }),
      held: heldOwnImages(target),
      read: async () => heldOwnImages(await resource.read(target.id)),
      remove: (id) => deleteFile(id),
      anyNew: true,
      byHand: { label: $localize`Edit images`, link: { ...links.edit(target.id), hash: 'images' } },
    },
  ];
};
