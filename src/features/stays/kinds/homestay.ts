import { homestayArea } from '@/areas/homestays';
import { homestayLinks } from '@/areas/stay-links';
import type { StayKind } from '@/features/stays/stay-kind';
import { getGetHomestayQueryOptions } from '@/generated/api/homestays/homestays';
import type { Homestay } from '@/generated/model';

export const homestay: StayKind<Homestay> = {
  area: homestayArea,
  links: homestayLinks,
  record: getGetHomestayQueryOptions,
};
