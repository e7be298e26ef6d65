import { homestayRegions, hotelRegions, packageRegions } from '@/areas/pickers';
import type { LinkedSource } from '@/components/pickers/picker-source';
import { SeoPageSubject } from '@/generated/model';

const sources: Readonly<Partial<Record<string, LinkedSource>>> = {
  [SeoPageSubject.Package_Region]: packageRegions,
  [SeoPageSubject.Hotel_Region]: hotelRegions,
  [SeoPageSubject.Homestay_Region]: homestayRegions,
};

/** The records that can be subjects of a kind; undefined for an unknown kind. */
export const subjectSource = (kind: string | null | undefined): LinkedSource | undefined =>
  sources[kind ?? ''];
