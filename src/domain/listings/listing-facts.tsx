import classes from '@/components/detail-page/detail-page.module.css';
import { type Fact, Facts, FactsSection, yesOrNo } from '@/components/detail-page/facts';
import type { Listing } from './stay';

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

/** A section with a record's placement in lists. */
export const PlacementFacts = ({ record }: ListingFactsProps) => (
  <FactsSection title="Placement" facts={placementFacts(record)} />
);

/** A section with a record's search data, with the id `search`. */
export const SearchFacts = ({ record }: ListingFactsProps) => (
  <FactsSection id="search" title="Search engines" facts={searchFacts(record)} />
);

/** Both, collapsed, in the read-only preview. */
export const FoldedListingFacts = ({ record }: ListingFactsProps) => (
  <details className={classes.section}>
    <summary className={classes.fold}>For administrators</summary>
    <Facts facts={[...placementFacts(record), ...searchFacts(record)]} />
  </details>
);
