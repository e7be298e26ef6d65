import type { LinkProps } from '@tanstack/react-router';
import type { ZodType } from 'zod';
import type { FormResource } from '@/api/resource';
import type { ReadOptions } from '@/components/read-options';
import type { Room, RoomFields, RoomRecord } from '@/generated/model';
import type { RoomValues } from './room-values';

/** The rooms of one house, as its screens read and change them. */
/** What is changed of a room without its form. */
type SwitchedFields = Pick<RoomFields, 'status' | 'price'>;

interface RoomResource<Values extends RoomValues> extends FormResource<Room, Values> {
  change: (id: number, fields: SwitchedFields, before: SwitchedFields) => Promise<unknown>;
}

/** What tells the rooms of hotels and homestays apart: names, addresses and generated calls. */
export interface RoomKind<Values extends RoomValues> {
  /** The rooms of the house with this id. */
  of: (stayId: number) => RoomResource<Values>;
  remove: (stayId: number, roomId: number) => Promise<unknown>;
  schema: ZodType;
  record: (stayId: number, roomId: number) => ReadOptions<RoomRecord>;
  /** The house itself, for its name. */
  stay: (stayId: number) => ReadOptions<{ data: { name: string } }>;
  /** Where the house is read, with its rooms. */
  home: (stayId: number) => LinkProps;
  add: (stayId: number, from?: number) => LinkProps;
  edit: (stayId: number, roomId: number) => LinkProps;
  /** The name by which a room's details are written. */
  details: Exclude<keyof Values & string, keyof RoomValues>;
  /** The only status on which the form of a new room is cleared, where the specification names one. */
  clearOn?: number;
}
