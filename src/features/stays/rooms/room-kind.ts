import type { ZodObject } from 'zod';
import type { FormResource } from '@/api/writes/resource';
import type { ReadOptions } from '@/components/records/read-options';
import type { Room, RoomRecord } from '@/generated/model';
import type { StayLinks } from '@/resources/stay-links';
import type { RoomValues } from './room-values';

/** How the room forms of hotels and homestays differ: names and generated calls. */
export interface RoomFormKind<Values extends RoomValues> {
  /** The homestay or hotel: its noun, the query for it, and its link. */
  stay: {
    area: { nouns: { one: string } };
    record: (id: number) => ReadOptions<{ data: { name: string; rooms?: readonly Room[] | undefined } }>;
    links: Pick<StayLinks, 'home' | 'editRoom'>;
  };
  /** The rooms of the homestay or hotel with this id. */
  of: (stayId: number) => FormResource<Room, Values>;
  schema: ZodObject;
  record: (stayId: number, roomId: number) => ReadOptions<RoomRecord>;
  /** The name under which a room's details are sent. */
  details: Exclude<keyof Values & string, keyof RoomValues>;
  /** The only status for which the form of a new room is cleared, if specified. */
  resetOnStatus?: number;
}

export interface RoomScreenProps<Values extends RoomValues> {
  kind: RoomFormKind<Values>;
  stayId: number;
}
