import { linkOptions, type LinkProps } from '@tanstack/react-router';
import { homestayArea } from '@/areas/homestays';
import { hotelArea } from '@/areas/hotels';
import type { Homestay, Hotel } from '@/generated/model';

/** What hotels and homestays have alike. */
export type Stay = Pick<Hotel & Homestay, keyof Hotel & keyof Homestay>;

/** Where the screens of a homestay or a hotel are. */
export interface StayLinks {
  /** The screen on which it is read, with its rooms. */
  home: (id: number) => LinkProps;
  edit: (id: number) => LinkProps;
  /** The form of a new room, or of a copy of the room `from`. */
  addRoom: (id: number, from?: number) => LinkProps;
  editRoom: (id: number, roomId: number) => LinkProps;
}

export const homestayLinks: StayLinks = {
  home: homestayArea.open,
  edit: (homestayId) => linkOptions({ to: '/homestays/$homestayId/edit', params: { homestayId } }),
  addRoom: (homestayId, from) =>
    linkOptions({ to: '/homestays/$homestayId/rooms/create', params: { homestayId }, search: { from } }),
  editRoom: (homestayId, roomId) =>
    linkOptions({ to: '/homestays/$homestayId/rooms/$roomId/edit', params: { homestayId, roomId } }),
};

export const hotelLinks: StayLinks = {
  home: hotelArea.open,
  edit: (hotelId) => linkOptions({ to: '/hotels/$hotelId/edit', params: { hotelId } }),
  addRoom: (hotelId, from) =>
    linkOptions({ to: '/hotels/$hotelId/rooms/create', params: { hotelId }, search: { from } }),
  editRoom: (hotelId, roomId) =>
    linkOptions({ to: '/hotels/$hotelId/rooms/$roomId/edit', params: { hotelId, roomId } }),
};
