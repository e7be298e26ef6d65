import type { LinkedSource } from '@/components/pickers/picker-source';
import { SeoPageSubject } from '@/generated/model';
import { homestayRegions, hotelRegions, packageRegions } from '@/resources/pickers';
import { subjectKind } from '@/resources/subject-kind';

const sources: Readonly<Record<SeoPageSubject, LinkedSource>> = {
  [SeoPageSubject.Package_Region]: packageRegions,
  [SeoPageSubject.Hotel_Region]: hotelRegions,
  [SeoPageSubject.Homestay_Region]: homestayRegions,
};

/** The records that can be subjects of a kind, in any spelling; undefined for an unknown kind. */
export const subjectSource = (spelling: string | null | undefined): LinkedSource | undefined => {
  const kind = subjectKind(spelling);
  return kind && sources[kind];
};

/** Whether two spellings mean one kind. */
export const isSameSubject = (a: string, b: string | null | undefined): boolean =>
  a === b || (subjectKind(a) !== undefined && subjectKind(a) === subjectKind(b));
