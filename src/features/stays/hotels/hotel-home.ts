import { linkOptions } from '@tanstack/react-router';

/** The screen on which a hotel is read, with its rooms. */
export const hotelHome = (hotelId: number) =>
  linkOptions({ to: '/hotels/$hotelId/view', params: { hotelId } });

export const editHotel = (hotelId: number) =>
  linkOptions({ to: '/hotels/$hotelId/edit', params: { hotelId } });

/** The form of a new room, or of a copy of the room `from`. */
export const addHotelRoom = (hotelId: number, from?: number) =>
  linkOptions({ to: '/hotels/$hotelId/rooms/create', params: { hotelId }, search: { from } });

export const editHotelRoom = (hotelId: number, roomId: number) =>
  linkOptions({ to: '/hotels/$hotelId/rooms/$roomId/edit', params: { hotelId, roomId } });
