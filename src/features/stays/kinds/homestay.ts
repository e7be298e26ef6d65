import { homestayArea } from '@/areas/homestays';
import { homestayLinks } from '@/areas/stay-links';
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
  links: homestayLinks,
  search: homestaySearch,
  page: getListHomestaysQueryOptions,
  record: getGetHomestayQueryOptions,
  remove: deleteHomestay,
};
