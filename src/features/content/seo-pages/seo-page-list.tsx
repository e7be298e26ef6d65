import { imageColumnOf } from '@/components/data-table/image-column';
import { ListScreen, type ListScreenProps } from '@/components/list-page/list-screen';
import { referred } from '@/components/pickers/picked-name';
import { ReferenceLink } from '@/components/pickers/reference-links';
import { deleteSeoPage } from '@/generated/api/seo-pages/seo-pages';
import type { ListSeoPagesParams, Reference, SeoPage } from '@/generated/model';
import { listSeoPagesSearch } from '@/generated/searches';
import { seoPageArea } from '@/resources/seo-pages';
import { subjectChoices, subjectLabel } from '@/resources/subject-kind';
import { seoPagesQuery } from './seo-page-query';
import { subjectSource } from './subjects';

/** The name of a subject of an unknown kind. */
const nameOfSubject = (kind: string | null | undefined, { id, name }: Reference): string =>
  name ?? `${kind ? subjectLabel(kind) : $localize`Record`} ${id}`;

/** A link to the subject of an SEO page; for an unknown kind only its name or id. */
const SubjectLink = ({ kind, to }: { kind: string | null | undefined; to: Reference }) => {
  const source = subjectSource(kind);
  return source ? <ReferenceLink source={source} to={to} /> : <bdi>{nameOfSubject(kind, to)}</bdi>;
};

const subjectOf = ({ seopageable, seopageable_id: id }: SeoPage) =>
  seopageable ?? (id ? { id, name: null } : null);

const subjectName = (page: SeoPage) => {
  const subject = subjectOf(page);
  return subject && nameOfSubject(page.seopageable_type, subject);
};

const list: ListScreenProps<SeoPage, ListSeoPagesParams> = {
  area: seoPageArea,
  search: listSeoPagesSearch,
  page: seoPagesQuery,
  choices: { seopageable_type: (chosen) => subjectChoices([chosen]) },
  columns: [
    { key: 'title', size: 260 },
    imageColumnOf('banner_image', ({ banner_image }) => banner_image),
    {
      key: 'seopageable_type',
      header: $localize`Page type`,
      value: ({ seopageable_type: kind }) => kind && subjectLabel(kind),
      size: 150,
    },
    {
      key: 'seopageable',
      header: $localize`Written about`,
      value: subjectName,
      refers: (page) => {
        const source = subjectSource(page.seopageable_type);
        return source ? referred(source, subjectOf(page)) : [];
      },
      cell: (page) => {
        const subject = subjectOf(page);
        return subject && <SubjectLink kind={page.seopageable_type} to={subject} />;
      },
      size: 170,
    },
    { key: 'hero_text', size: 220, hidden: true },
  ],
  actions: { remove: deleteSeoPage },
};

export const SeoPageList = () => <ListScreen {...list} />;
