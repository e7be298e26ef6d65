import { linkOptions } from '@tanstack/react-router';
import { homestayArea } from '@/areas/homestays';
import type { StayKind } from '@/features/stays/stay-kind';
import { homestaySearch } from '@/features/stays/stay-search';
import {
  deleteHomestay,
  getGetHomestayQueryOptions,
  getListHomestaysQueryOptions,
} from '@/generated/api/homestays/homestays';
import type { Homestay } from '@/generated/model';

export const homestay: StayKind<Homestay> = {
  area: homestayArea,
  links: {
    home: homestayArea.open,
    edit: (homestayId) => linkOptions({ to: '/homestays/$homestayId/edit', params: { homestayId } }),
    addRoom: (homestayId, from) =>
      linkOptions({ to: '/homestays/$homestayId/rooms/create', params: { homestayId }, search: { from } }),
    editRoom: (homestayId, roomId) =>
      linkOptions({ to: '/homestays/$homestayId/rooms/$roomId/edit', params: { homestayId, roomId } }),
  },
  search: homestaySearch,
  page: getListHomestaysQueryOptions,
  record: getGetHomestayQueryOptions,
  remove: deleteHomestay,
};
