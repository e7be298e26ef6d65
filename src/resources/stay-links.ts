import { linkOptions, type LinkProps } from '@tanstack/react-router';
import type { RecordAction } from './record-action';

/** Links to the screens of a homestay or hotel. */
export interface StayLinks {
  /** Its view screen, with its rooms. */
  home: (id: number) => LinkProps;
  edit: (id: number) => LinkProps;
  /** The form of a new one, prefilled from this one. */
  copy: (id: number) => LinkProps;
  /** Its view screen, with the dialog that copies parts of the stay `from` into it. */
  copyParts: (id: number, from: number) => LinkProps;
  /** The form of a new room, or of a copy of the room `from`. */
  addRoom: (id: number, from?: number) => LinkProps;
  /** The import of rooms from a spreadsheet. */
  importRooms: (id: number) => LinkProps;
  editRoom: (id: number, roomId: number) => LinkProps;
}

export const homestayLinks: StayLinks = {
  home: (homestayId) => linkOptions({ to: '/homestays/$homestayId/view', params: { homestayId } }),
  edit: (homestayId) => linkOptions({ to: '/homestays/$homestayId/edit', params: { homestayId } }),
  copy: (from) => linkOptions({ to: '/homestays/create', search: { from } }),
  copyParts: (homestayId, copy) =>
    linkOptions({ to: '/homestays/$homestayId/view', params: { homestayId }, search: { copy } }),
  addRoom: (homestayId, from) =>
    linkOptions({ to: '/homestays/$homestayId/rooms/create', params: { homestayId }, search: { from } }),
  importRooms: (homestayId) =>
    linkOptions({
      to: '/homestays/$homestayId/rooms/create',
      params: { homestayId },
      search: { mode: 'import' },
    }),
  editRoom: (homestayId, roomId) =>
    linkOptions({ to: '/homestays/$homestayId/rooms/$roomId/edit', params: { homestayId, roomId } }),
};

export const hotelLinks: StayLinks = {
  home: (hotelId) => linkOptions({ to: '/hotels/$hotelId/view', params: { hotelId } }),
  edit: (hotelId) => linkOptions({ to: '/hotels/$hotelId/edit', params: { hotelId } }),
  copy: (from) => linkOptions({ to: '/hotels/create', search: { from } }),
  copyParts: (hotelId, copy) =>
    linkOptions({ to: '/hotels/$hotelId/view', params: { hotelId }, search: { copy } }),
  addRoom: (hotelId, from) =>
    linkOptions({ to: '/hotels/$hotelId/rooms/create', params: { hotelId }, search: { from } }),
  importRooms: (hotelId) =>
    linkOptions({ to: '/hotels/$hotelId/rooms/create', params: { hotelId }, search: { mode: 'import' } }),
  editRoom: (hotelId, roomId) =>
    linkOptions({ to: '/hotels/$hotelId/rooms/$roomId/edit', params: { hotelId, roomId } }),
};

/** The actions on a homestay or hotel. */
export const stayActions =
  ({ home, edit, copy, addRoom }: StayLinks) =>
  (id: number): RecordAction[] => [
    { label: $localize`Edit`, kind: 'edit', link: edit(id) },
    { label: $localize`View`, kind: 'view', link: home(id) },
    { label: $localize`Rooms`, kind: 'parts', link: { ...home(id), hash: 'rooms' } },
    { label: $localize`Images`, kind: 'images', link: { ...edit(id), hash: 'images' } },
    { label: $localize`Create room`, kind: 'create', link: addRoom(id) },
    { label: $localize`Duplicate`, kind: 'copy', link: copy(id) },
  ];
