import { linkOptions } from '@tanstack/react-router';

/** The screen on which a homestay is read, with its rooms. */
export const homestayHome = (homestayId: number) =>
  linkOptions({ to: '/homestays/$homestayId/view', params: { homestayId } });

export const editHomestay = (homestayId: number) =>
  linkOptions({ to: '/homestays/$homestayId/edit', params: { homestayId } });

/** The form of a new room, or of a copy of the room `from`. */
export const addHomestayRoom = (homestayId: number, from?: number) =>
  linkOptions({ to: '/homestays/$homestayId/rooms/create', params: { homestayId }, search: { from } });

export const editHomestayRoom = (homestayId: number, roomId: number) =>
  linkOptions({ to: '/homestays/$homestayId/rooms/$roomId/edit', params: { homestayId, roomId } });
