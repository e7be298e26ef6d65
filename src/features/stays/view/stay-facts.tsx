import type { ReactNode } from 'react';
import { Anchor, Stack } from '@mantine/core';
import { DetailSection } from '@/components/detail-page/detail-section';
import { Facts } from '@/components/detail-page/facts';
import { ExternalLink } from '@/components/external-link';
import { MapEmbed } from '@/components/map-embed';
import { PickedName } from '@/components/pickers/picked-name';
import { AmenityLinks, FeatureLinks } from '@/components/pickers/reference-links';
import { users } from '@/components/pickers/sources';
import type { Stay } from '@/features/stays/stay-values';
import { formatCoordinates } from '@/lib/coordinates';
import { linkUrl } from '@/lib/url';

interface StayFactsProps {
  record: Stay;
}

/** An address that a mail program or a telephone opens; anything else stays text. */
const ContactLink = ({ scheme, value }: { scheme: 'mailto' | 'tel'; value: string | null | undefined }) => {
  if (!value) return null;
  const href = linkUrl(`${scheme}:${scheme === 'tel' ? value.replaceAll(/\s/g, '') : value}`);
  return href ? (
    <Anchor href={href} size="sm" dir="ltr">
      {value}
    </Anchor>
  ) : (
    <bdi>{value}</bdi>
  );
};

export const ContactFacts = ({ record }: StayFactsProps) => (
  <DetailSection title="Contact">
    <Facts
      facts={[
        ['Owner', record.owner && <PickedName source={users} to={record.owner} />],
        ['Email', record.email && <ContactLink scheme="mailto" value={record.email} />],
        ['Phone 1', record.phone_1 && <ContactLink scheme="tel" value={record.phone_1} />],
        ['Phone 2', record.phone_2 && <ContactLink scheme="tel" value={record.phone_2} />],
        ['Website', record.website && <ExternalLink href={record.website} />],
      ]}
    />
  </DetailSection>
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

interface PlaceFactsProps extends StayFactsProps {
  /** The link to its region. */
  region: ReactNode;
}

export const PlaceFacts = ({ record, region }: PlaceFactsProps) => {
  const placed = typeof record.latitude === 'number' && typeof record.longitude === 'number';
  return (
    <DetailSection title="Place">
      <Stack gap="sm">
        <Facts
          facts={[
            ['Region', region],
            ['Address 1', record.address_1],
            ['Address 2', record.address_2],
            ['Latitude and longitude', placed && <CoordinatesLink record={record} />],
          ]}
        />
        <MapEmbed value={record.google_map} place={record.name} />
      </Stack>
    </DetailSection>
  );
};

export const OfferFacts = ({ record: { amenities = [], available_features = [] } }: StayFactsProps) => (
  <DetailSection id="offer" title="Amenities and features">
    <Facts
      facts={[
        ['Amenities', amenities.length > 0 && <AmenityLinks to={amenities} />, 'whole'],
        [
          'Available features',
          available_features.length > 0 && <FeatureLinks to={available_features} />,
          'whole',
        ],
      ]}
    />
  </DetailSection>
);
