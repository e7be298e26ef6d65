import { homestayRegions, hotelRegions, packageRegions } from '@/areas/pickers';
import { ReferenceLink } from '@/components/pickers/reference-links';
import { type Reference, SeoPageSubject } from '@/generated/model';

/** What a record of a kind that only the backend knows is called. */
export const nameOfSubject = (kind: string | null | undefined, { id, name }: Reference): string =>
  name ?? `${kind ?? 'Record'} ${id}`;

interface SubjectLinkProps {
  kind: string | null | undefined;
  to: Reference;
}

/** Leads to the record that an SEO page is written about; of a kind that only the backend knows, its name or id. */
export const SubjectLink = ({ kind, to }: SubjectLinkProps) => {
  switch (kind) {
    case SeoPageSubject.Package_Region:
      return <ReferenceLink source={packageRegions} to={to} />;
    case SeoPageSubject.Hotel_Region:
      return <ReferenceLink source={hotelRegions} to={to} />;
    case SeoPageSubject.Homestay_Region:
      return <ReferenceLink source={homestayRegions} to={to} />;
    default:
      return <bdi>{nameOfSubject(kind, to)}</bdi>;
  }
};
