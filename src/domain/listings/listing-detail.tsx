import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { Stack } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import { unreadableOf } from '@/api/tolerant/unreadable';
import { DetailColumns, DetailPage } from '@/components/detail-page/detail-page';
import classes from '@/components/detail-page/detail-page.module.css';
import { type Fact, Facts, FactsSection, Glance, yesOrNo } from '@/components/detail-page/facts';
import { UnreadableNote } from '@/components/form-page/unreadable-note';
import { useFrom } from '@/components/links/from';
import { ScreenButton } from '@/components/links/link-button';
import { RecordLink } from '@/components/links/record-link';
import { useLeaveTo } from '@/components/links/use-leave-to';
import { type DetailLink, DetailMenu } from '@/components/records/detail-menu';
import { blockingIn, type Gaps } from '@/domain/listings/rules/rule';
import { firstNonBlank, unnamed } from '@/lib/records/record-name';
import { capitalized } from '@/lib/text/capitalized';
import { plural } from '@/lib/text/plural';
import type { homestayArea } from '@/resources/homestays';
import type { hotelArea } from '@/resources/hotels';
import type { packageArea } from '@/resources/packages';
import { isFound } from './found-titles';
import { GapsPanel } from './gaps-panel';
import { ImagesSection } from './images-section';
import { ListingBadges } from './listing-badges';
import { SectionTabs } from './section-tabs';
import { isAbout, noteGaps } from './shop-health';
import type { Listing } from './stay';

/** Warns that a listing visible to travellers cannot be sold yet. */
const SellingNote = ({ record, gaps }: { record: Listing; gaps: Gaps }) => {
  const blocking = blockingIn(gaps);
  if (!record.status || blocking.length === 0) return null;
  return (
    <span>
      {record.is_sponsored
        ? plural(blocking.length, {
            one: 'It is active and sponsored, but # gap blocks selling.',
            other: 'It is active and sponsored, but # gaps block selling.',
          })
        : plural(blocking.length, {
            one: 'It is active, but # gap blocks selling.',
            other: 'It is active, but # gaps block selling.',
          })}
    </span>
  );
};

interface ListingFactsProps {
  record: Listing;
}

const placementFacts = (record: Listing): Fact[] => [
  ['Sponsored', yesOrNo(record.is_sponsored)],
  ['Position', record.position],
];

const searchFacts = (record: Listing): Fact[] => [
  ['Slug', record.slug],
  ['Meta page title', record.meta_tag?.title],
  ['Meta keywords', record.meta_tag?.keywords],
  ['Meta description', record.meta_tag?.description],
  ['No index', yesOrNo(record.no_index)],
  ['No follow', yesOrNo(record.no_follow)],
];

/** A section with a record's place in lists and its search data, with the id `search`. */
const SearchFacts = ({ record }: ListingFactsProps) => (
  <FactsSection
    id="search"
    title="Placement and search engines"
    facts={[...placementFacts(record), ...searchFacts(record)]}
  />
);

/** The same, collapsed, in the read-only preview. */
const FoldedListingFacts = ({ record }: ListingFactsProps) => (
  <details className={classes.section}>
    <summary className={classes.fold}>For administrators</summary>
    <Facts facts={[...placementFacts(record), ...searchFacts(record)]} />
  </details>
);

interface ListingDetailProps {
  record: Listing;
  area: typeof homestayArea | typeof hotelArea | typeof packageArea;
  /** The vendor or owner, and the location. */
  byline: ReactNode;
  gaps: Gaps;
  edit: LinkProps;
  /** Further actions. */
  links: readonly DetailLink[];
  remove: () => Promise<unknown>;
  /** Its `ListingBody`. */
  children: ReactNode;
}

/** The gap for which it was opened from a list of gaps, while it is still open. */
const SoughtGap = ({ id, gaps }: { id: number; gaps: Gaps }) => {
  const from = useFrom(id);
  const show = from?.path === '/' ? from.search.show : undefined;
  const gap = isFound(show) ? gaps.found.find(isAbout(show)) : undefined;
  return gap && <RecordLink link={gap.link}>{gap.text}</RecordLink>;
};

/** The view screen of a package, a homestay or a hotel. */
export const ListingDetail = (props: ListingDetailProps) => {
  const { record, area, byline, gaps, edit, links, remove, children } = props;
  const noun = area.nouns.one;
  const name = firstNonBlank(record.name) ?? unnamed(noun, record.id);
  const leave = useLeaveTo(area.path);
  // Updates the lists of gaps.
  useEffect(() => noteGaps(`${area.path}/${record.id}/view`, gaps));
  return (
    <DetailPage
      title={capitalized(noun)}
      name={name}
      badges={<ListingBadges record={record} />}
      byline={
        <>
          <SoughtGap id={record.id} gaps={gaps} />
          {byline}
          {record.request_status === 'pending' && (
            <RecordLink link={{ to: `/requests${area.path}` }}>Waiting for approval</RecordLink>
          )}
          <SellingNote record={record} gaps={gaps} />
        </>
      }
      actions={
        <>
          <ScreenButton leftSection={<IconPencil size={16} />} {...edit}>
            Edit
          </ScreenButton>
          <DetailMenu noun={noun} name={name} links={links} remove={remove} onDeleted={leave} />
        </>
      }
    >
      {children}
    </DetailPage>
  );
};

interface ListingBodyProps extends Pick<ListingDetailProps, 'record' | 'gaps'> {
  /** Whether it can be edited here; the preview of a request is read-only, as for a traveller. */
  editable: boolean;
  /** The form of its images. */
  imagesForm: LinkProps;
  /** The key facts of an editable one. */
  glance: readonly Fact[];
  /** The sections between images and search engine texts, in order. */
  sections: ComponentProps<typeof SectionTabs>['sections'];
  /** Actions that send the submitter a message about the gaps; shown if not editable. */
  message: ReactNode;
  /** Money, people and place. */
  side: ReactNode;
  /** The sections themselves. */
  children: ReactNode;
}

/** The content of a package, homestay or hotel below its name. */
export const ListingBody = (props: ListingBodyProps) => {
  const { record, gaps, editable, imagesForm, glance, sections, message, side, children } = props;
  const images = { id: 'images', title: 'Images', count: record.images?.length ?? 0 };
  return (
    <>
      {editable && (
        <>
          <Glance facts={glance} />
          <SectionTabs
            sections={[images, ...sections, { id: 'search', title: 'Placement and search engines' }]}
          />
        </>
      )}
      <DetailColumns
        lead={
          <Stack>
            <UnreadableNote unreadable={unreadableOf(record)} />
            <GapsPanel gaps={gaps} action={!editable && message} />
          </Stack>
        }
        side={
          <>
            {side}
            {!editable && <FoldedListingFacts record={record} />}
          </>
        }
      >
        <ImagesSection images={record.images} form={editable ? imagesForm : undefined} />
        {children}
        {editable && <SearchFacts record={record} />}
      </DetailColumns>
    </>
  );
};
