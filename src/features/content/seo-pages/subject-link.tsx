import { ReferenceLink } from '@/components/pickers/reference-links';
import type { Reference } from '@/generated/model';
import { subjectSource } from './subjects';

/** What a record of a kind that only the backend knows is called. */
export const nameOfSubject = (kind: string | null | undefined, { id, name }: Reference): string =>
  name ?? `${kind ?? 'Record'} ${id}`;

interface SubjectLinkProps {
  kind: string | null | undefined;
  to: Reference;
}

/** Leads to the record that an SEO page is written about; of a kind that only the backend knows, its name or id. */
export const SubjectLink = ({ kind, to }: SubjectLinkProps) => {
  const source = subjectSource(kind);
  return source ? <ReferenceLink source={source} to={to} /> : <bdi>{nameOfSubject(kind, to)}</bdi>;
};
