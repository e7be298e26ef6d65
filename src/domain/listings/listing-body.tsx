import type { ComponentProps, ReactNode } from 'react';
import { Stack } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import { unreadableOf } from '@/api/tolerant/unreadable';
import { DetailColumns } from '@/components/detail-page/detail-page';
import classes from '@/components/detail-page/detail-page.module.css';
import { DetailSection } from '@/components/detail-page/detail-section';
import { type Fact, Facts, FactsSection, Glance, yesOrNo } from '@/components/detail-page/facts';
import { UnreadableNote } from '@/components/form-page/unreadable-note';
import { ScreenButton } from '@/components/links/link-button';
import { Fold } from '@/components/screen/fold';
import type { Gaps } from '@/domain/listings/rules/rule';
import { Gallery, type GalleryProps } from './gallery';
import { GapsPanel } from './gaps-panel';
import { SectionTabs } from './section-tabs';
import type { Listing } from './stay';

/** The images of a listing, and the ways to its form of images. */
const ImagesSection = (props: GalleryProps) => (
  <DetailSection
    id="images"
    title={$localize`Images`}
    actions={
      props.form && (
        <ScreenButton
          size="compact-sm"
          variant="default"
          leftSection={<IconPencil size={14} />}
          {...props.form}
        >
          {$localize`Edit images`}
        </ScreenButton>
      )
    }
  >
    <Gallery {...props} />
  </DetailSection>
);

interface ListingFactsProps {
  record: Listing;
}

const placementFacts = (record: Listing): Fact[] => [
  [$localize`Sponsored`, yesOrNo(record.is_sponsored)],
  [$localize`Position`, record.position],
];

const searchFacts = (record: Listing): Fact[] => [
  [$localize`Slug`, record.slug],
  [$localize`Meta page title`, record.meta_tag?.title],
  [$localize`Meta keywords`, record.meta_tag?.keywords],
  [$localize`Meta description`, record.meta_tag?.description],
  [$localize`No index`, yesOrNo(record.no_index)],
  [$localize`No follow`, yesOrNo(record.no_follow)],
];

/** A section with a record's place in lists and its search data, with the id `search`. */
const SearchFacts = ({ record }: ListingFactsProps) => (
  <FactsSection
    id="search"
    title={$localize`Placement and search engines`}
    facts={[...placementFacts(record), ...searchFacts(record)]}
  />
);

/** The same, collapsed, in the read-only preview. */
const FoldedListingFacts = ({ record }: ListingFactsProps) => (
  <Fold title={$localize`For administrators`} className={classes.section}>
    <Facts facts={[...placementFacts(record), ...searchFacts(record)]} />
  </Fold>
);

interface ListingBodyProps extends ListingFactsProps {
  gaps: Gaps;
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
  /** The button that shows it as a traveller sees it. */
  preview: ReactNode;
  /** What to read after Readiness. */
  lead?: ReactNode;
  /** Money, people and place. */
  side: ReactNode;
  /** The sections themselves. */
  children: ReactNode;
}

/** The content of a package, homestay or hotel below its name. */
export const ListingBody = (props: ListingBodyProps) => {
  const { record, gaps, editable, imagesForm, glance, sections, message, preview, lead, side, children } =
    props;
  const images = { id: 'images', title: $localize`Images`, count: record.images?.length ?? 0 };
  return (
    <>
      {editable && (
        <>
          <Glance facts={glance} />
          <SectionTabs
            sections={[images, ...sections, { id: 'search', title: $localize`Placement and search engines` }]}
          />
        </>
      )}
      <DetailColumns
        lead={
          <Stack>
            <UnreadableNote unreadable={unreadableOf(record)} />
            <GapsPanel
              gaps={gaps}
              action={
                <>
                  {!editable && message}
                  {preview}
                </>
              }
            />
            {lead}
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
