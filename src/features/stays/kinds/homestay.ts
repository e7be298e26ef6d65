import type { StayKind } from '@/features/stays/stay-kind';
import { getGetHomestayQueryOptions } from '@/generated/api/homestays/homestays';
import type { Homestay } from '@/generated/model';
import { homestayArea } from '@/resources/homestays';
import { homestayLinks } from '@/resources/stay-links';

export const homestay: StayKind<Homestay> = {
  area: homestayArea,
  links: homestayLinks,
  record: getGetHomestayQueryOptions,
};
