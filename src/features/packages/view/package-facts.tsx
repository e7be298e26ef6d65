import { Stack } from '@mantine/core';
import { DetailSection } from '@/components/detail-page/detail-section';
import { type Fact, Facts, FactsSection, knownFacts } from '@/components/detail-page/facts';
import { PickedName } from '@/components/pickers/picked-name';
import { ReferenceLink, ReferenceLinks } from '@/components/pickers/reference-links';
import { MapEmbed } from '@/domain/place/map-embed';
import type { Package } from '@/generated/model';
import { formatCount, formatNpr } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import {
  departureTypePicker,
  featurePicker,
  listingTypePicker,
  packageActivityPicker,
  packageTypePicker,
} from '@/resources/pickers';

interface PackageFactsProps {
  record: Package;
}

/** Where it is editable, its duration is at a glance. */
export const TripFacts = ({ record, editable }: PackageFactsProps & { editable: boolean }) => (
  <FactsSection
    id="trip"
    title={$localize`Trip`}
    facts={[
      ...(editable ? [] : [[$localize`Duration`, record.duration] as const]),
      [
        $localize`Activity`,
        record.activity && <ReferenceLink source={packageActivityPicker} to={record.activity} />,
      ],
      [
        $localize`Package type`,
        record.package_type && <PickedName source={packageTypePicker} to={record.package_type} />,
      ],
      [
        $localize`Listing type`,
        record.listing_type && <PickedName source={listingTypePicker} to={record.listing_type} />,
      ],
      [
        $localize`Departure type`,
        record.departure_type && <PickedName source={departureTypePicker} to={record.departure_type} />,
      ],
      [$localize`Max altitude`, record.max_altitude],
      [$localize`Age`, record.age],
      [$localize`Accommodation`, record.accommodation],
      [$localize`Guide language`, record.guide_language],
      [$localize`Guiding method`, record.guiding_method],
      [
        $localize`Available features`,
        record.available_features?.length ? (
          <ReferenceLinks source={featurePicker} to={record.available_features} />
        ) : null,
        'whole',
      ],
    ]}
  />
);

const discountOf = ({ discount_percentage: percentage, discount_total_no: people }: Package) => {
  if (!people) return percentage ? `${formatCount(percentage)}%` : '';
  const travellers = plural(people, { one: $localize`# traveller`, other: $localize`# or more travellers` });
  return percentage
    ? $localize`${formatCount(percentage)}:percentage:% for ${travellers}:travellers:`
    : $localize`No percentage, for ${travellers}:travellers:`;
};

const priceOf = (record: Package): Fact[] => [
  [$localize`Price per person`, formatNpr(record.price_per_person)],
  [$localize`Discount`, discountOf(record)],
  [$localize`Payment`, record.full_payment ? $localize`Full payment at booking` : $localize`Deposit`],
];

/** The price at a glance, even if it is missing, with what is known of the payment. */
export const knownPrice = (record: Package): Fact[] => {
  const [price, ...payment] = priceOf(record);
  return [...(price ? [price] : []), ...knownFacts(payment)];
};

export const PriceFacts = ({ record }: PackageFactsProps) => (
  <FactsSection title={$localize`Price and payment`} facts={priceOf(record)} />
);

export const PlaceFacts = ({ record }: PackageFactsProps) => (
  <DetailSection title={$localize`Place`}>
    <Stack gap="sm">
      <Facts
        facts={[
          [$localize`Start location`, record.location_start_from],
          [$localize`End location`, record.location_end_to],
        ]}
      />
      <MapEmbed value={record.google_map} place={record.name} />
    </Stack>
  </DetailSection>
);
