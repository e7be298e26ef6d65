import { ReferenceLink } from '@/components/pickers/reference-links';
import type { Reference } from '@/generated/model';
import { subjectLabel } from '@/resources/subject-kind';
import { subjectSource } from './subjects';

/** The name of a subject of an unknown kind. */
export const nameOfSubject = (kind: string | null | undefined, { id, name }: Reference): string =>
  name ?? `${kind ? subjectLabel(kind) : $localize`Record`} ${id}`;

/** A link to the subject of an SEO page; for an unknown kind only its name or id. */
export const SubjectLink = ({ kind, to }: { kind: string | null | undefined; to: Reference }) => {
  const source = subjectSource(kind);
  return source ? <ReferenceLink source={source} to={to} /> : <bdi>{nameOfSubject(kind, to)}</bdi>;
};
