import { homestayRegions, hotelRegions, packageRegions } from '@/areas/pickers';
import type { PickerSource } from '@/components/pickers/picker-source';
import { SeoPageSubject } from '@/generated/model';

const sources: Readonly<Partial<Record<string, PickerSource>>> = {
  [SeoPageSubject.Package_Region]: packageRegions,
  [SeoPageSubject.Hotel_Region]: hotelRegions,
  [SeoPageSubject.Homestay_Region]: homestayRegions,
};

/** The records of a kind that a page can be written about; none for a kind that only the backend knows. */
export const subjectSource = (kind: string): PickerSource | undefined => sources[kind];
