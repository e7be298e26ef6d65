import { Stack } from '@mantine/core';
import { DetailSection } from '@/components/detail-page/detail-section';
import { Facts, FactsSection } from '@/components/detail-page/facts';
import { ContactLink } from '@/components/links/contact-link';
import { ExternalLink } from '@/components/links/external-link';
import { ReferenceLinks } from '@/components/pickers/reference-links';
import type { Stay } from '@/domain/listings/stay';
import { MapEmbed } from '@/domain/place/map-embed';
import { formatCount } from '@/lib/formats/formats';
import { formatCoordinates } from '@/lib/places/coordinates';
import { amenityPicker, featurePicker } from '@/resources/pickers';

interface StayFactsProps {
  record: Stay;
}

/** What a traveller pays on booking, as text. */
export const paymentOf = ({ full_payment, min_payment }: Stay): string => {
  if (full_payment) return $localize`Full payment at booking`;
  return typeof min_payment === 'number'
    ? $localize`Deposit of ${formatCount(min_payment)}:minpayment:%`
    : $localize`Deposit`;
};

export const ContactFacts = ({ record }: StayFactsProps) => (
  <FactsSection
    title={$localize`Contact`}
    facts={[
      [$localize`Email`, record.email && <ContactLink kind="email" value={record.email} />],
      [$localize`Phone 1`, record.phone_1 && <ContactLink kind="phone" value={record.phone_1} />],
      [$localize`Phone 2`, record.phone_2 && <ContactLink kind="phone" value={record.phone_2} />],
      [$localize`Website`, record.website && <ExternalLink href={record.website} />],
    ]}
  />
);

const CoordinatesLink = ({ record: { latitude, longitude } }: StayFactsProps) => {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  const text = formatCoordinates({ latitude, longitude });
  return (
    <ExternalLink href={`https://www.google.com/maps?q=${text.replace(' ', '')}`}>
      <bdi>{text}</bdi>
    </ExternalLink>
  );
};

export const PlaceFacts = ({ record }: StayFactsProps) => {
  const placed = typeof record.latitude === 'number' && typeof record.longitude === 'number';
  return (
    <DetailSection title={$localize`Place`}>
      <Stack gap="sm">
        <Facts
          facts={[
            [$localize`Address 1`, record.address_1],
            [$localize`Address 2`, record.address_2],
            [$localize`Latitude and longitude`, placed && <CoordinatesLink record={record} />],
          ]}
        />
        <MapEmbed value={record.google_map} place={record.name} />
      </Stack>
    </DetailSection>
  );
};

export const OfferFacts = ({ record }: StayFactsProps) => (
  <FactsSection
    id="offer"
    title={$localize`Amenities and features`}
    facts={[
      [
        $localize`Amenities`,
        record.amenities?.length ? <ReferenceLinks source={amenityPicker} to={record.amenities} /> : null,
        'whole',
      ],
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
