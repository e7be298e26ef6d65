import type { LinkedSource } from '@/components/pickers/picker-source';
import { SeoPageSubject } from '@/generated/model';
import { homestayRegionPicker, hotelRegionPicker, packageRegionPicker } from '@/resources/pickers';
import { subjectKind } from '@/resources/subject-kind';

const sources: Readonly<Record<SeoPageSubject, LinkedSource>> = {
  [SeoPageSubject.Package_Region]: packageRegionPicker,
  [SeoPageSubject.Hotel_Region]: hotelRegionPicker,
  [SeoPageSubject.Homestay_Region]: homestayRegionPicker,
};

/** The records that can be subjects of a kind, in any spelling; undefined for an unknown kind. */
export const subjectSource = (spelling: string | null | undefined): LinkedSource | undefined => {
  const kind = subjectKind(spelling);
  return kind && sources[kind];
};

/** Whether two spellings mean one kind. */
export const isSameSubject = (a: string, b: string | null | undefined): boolean =>
  a === b || (subjectKind(a) !== undefined && subjectKind(a) === subjectKind(b));
