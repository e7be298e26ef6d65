import { Group, Stack } from '@mantine/core';
import { linkOptions } from '@tanstack/react-router';
import { DetailSection } from '@/components/detail-page/detail-section';
import { Facts, type Fact } from '@/components/detail-page/facts';
import { MapEmbed } from '@/components/map-embed';
import { RecordLink } from '@/components/record-link';
import { PackageActivityLink, PackageRegionLink } from '@/components/reference-links';
import type { Package } from '@/generated/model';
import { formatNpr } from '@/lib/money';

interface PackageFactsProps {
  record: Package;
}

const yesOrNo = (value: boolean | null | undefined) => (value ? 'Yes' : 'No');

const FeatureLinks = ({ record: { available_features: features } }: PackageFactsProps) => (
  <Group gap="2px 12px">
    {features?.map(({ id, title }) => (
      <RecordLink
        key={id}
        link={linkOptions({ to: '/features/$featureId/edit', params: { featureId: String(id) } })}
      >
        {title ?? `Feature ${String(id)}`}
      </RecordLink>
    ))}
  </Group>
);

export const TripFacts = ({ record }: PackageFactsProps) => {
  const facts: Fact[] = [
    ['Duration', record.duration],
    ['Activity', record.activity && <PackageActivityLink to={record.activity} />],
    ['Package type', record.package_type?.name],
    ['Listing type', record.listing_type?.name],
    ['Departure type', record.departure_type?.name],
    ['Max altitude (m)', record.max_altitude],
    ['Age', record.age],
    ['Accommodation', record.accommodation],
    ['Guide language', record.guide_language],
    ['Guiding method', record.guiding_method],
    ['Available features', record.available_features?.length ? <FeatureLinks record={record} /> : null],
  ];
  return (
    <DetailSection title="Trip">
      <Facts facts={facts} />
    </DetailSection>
  );
};

const discountOf = ({ discount_percentage: percentage, discount_total_no: people }: Package) =>
  percentage ? `${String(percentage)} %${people ? ` from ${String(people)} travellers on` : ''}` : null;

export const PriceFacts = ({ record }: PackageFactsProps) => (
  <DetailSection title="Price and payment">
    <Facts
      facts={[
        ['Price per person', formatNpr(record.price_per_person)],
        ['Discount', discountOf(record)],
        ['Payment', record.full_payment ? 'The whole price is due on booking' : 'A deposit is enough'],
        ['Sponsored', yesOrNo(record.is_sponsored)],
        ['Position', record.position],
      ]}
    />
  </DetailSection>
);

export const PlaceFacts = ({ record }: PackageFactsProps) => (
  <DetailSection title="Place">
    <Stack gap="sm">
      <Facts
        facts={[
          ['Region', record.region && <PackageRegionLink to={record.region} />],
          ['Start location', record.location_start_from],
          ['End location', record.location_end_to],
        ]}
      />
      <MapEmbed value={record.google_map} place={record.name} />
    </Stack>
  </DetailSection>
);

export const SearchFacts = ({ record }: PackageFactsProps) => (
  <DetailSection title="Search engines">
    <Facts
      facts={[
        ['Slug', record.slug],
        ['Meta page title', record.meta_tag?.title],
        ['Meta keywords', record.meta_tag?.keywords],
        ['Meta description', record.meta_tag?.description],
        ['No index', yesOrNo(record.no_index)],
        ['No follow', yesOrNo(record.no_follow)],
      ]}
    />
  </DetailSection>
);
