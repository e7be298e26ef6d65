import { homestayRegions, hotelRegions, packageRegions } from '@/areas/pickers';
import type { LinkedSource } from '@/components/pickers/picker-source';
import { SeoPageSubject } from '@/generated/model';

const sources: Readonly<Partial<Record<string, LinkedSource>>> = {
  [SeoPageSubject.Package_Region]: packageRegions,
  [SeoPageSubject.Hotel_Region]: hotelRegions,
  [SeoPageSubject.Homestay_Region]: homestayRegions,
};

/** The records of a kind that a page can be written about; none for a kind that only the backend knows. */
export const subjectSource = (kind: string | null | undefined): LinkedSource | undefined =>
  sources[kind ?? ''];
