import type { LinkedSource } from '@/components/pickers/picker-source';
import { SeoPageSubject } from '@/generated/model';
import {
  allHomestaysPicker,
  allHotelsPicker,
  blogPicker,
  homestayRegionPicker,
  hotelRegionPicker,
  packageActivityPicker,
  packagePicker,
  packageRegionPicker,
} from '@/resources/pickers';
import { subjectKind } from '@/resources/subject-kind';

const regions: Partial<Record<SeoPageSubject, LinkedSource>> = {
  [SeoPageSubject.Package_Region]: packageRegionPicker,
  [SeoPageSubject.Hotel_Region]: hotelRegionPicker,
  [SeoPageSubject.Homestay_Region]: homestayRegionPicker,
};

const sources: Partial<Record<SeoPageSubject, LinkedSource>> = {
  ...regions,
  [SeoPageSubject.Package]: packagePicker,
  [SeoPageSubject.Hotel]: allHotelsPicker,
  [SeoPageSubject.Homestay]: allHomestaysPicker,
  [SeoPageSubject.Package_Activity]: packageActivityPicker,
  [SeoPageSubject.Blog]: blogPicker,
};

const among = (of: typeof sources) => (spelling: string | null | undefined) => {
  const kind = subjectKind(spelling);
  return kind && of[kind];
};

/** The records that can be subjects of a kind, in any spelling; undefined for an unknown kind. */
export const subjectSource = among(sources);

/** The regions that can be near a subject of a kind; undefined for one that is no region. */
export const regionSource = among(regions);
