import type { ReactNode } from 'react';
import { Stack } from '@mantine/core';
import { DetailSection } from '@/components/detail-page/detail-section';
import { type Fact, Facts, FactsSection, knownFacts } from '@/components/detail-page/facts';
import { TextSections, textTabs } from '@/components/detail-page/text-sections';
import { ContactLink } from '@/components/links/contact-link';
import { ExternalLink } from '@/components/links/external-link';
import { ReferenceLink, ReferenceLinks } from '@/components/pickers/reference-links';
import { TravellerButton } from '@/domain/listings/as-traveller/traveller-button';
import { BylineFact } from '@/domain/listings/byline-fact';
import { ListingBody } from '@/domain/listings/listing-body';
import type { Stay } from '@/domain/listings/stay';
import { useGaps } from '@/domain/listings/use-gaps';
import { MapEmbed } from '@/domain/place/map-embed';
import { MessageActions } from '@/domain/requests/message-actions';
import type { StayViewKind } from '@/features/stays/stay-kind';
import { formatCount } from '@/lib/formats/formats';
import { loadChunk } from '@/lib/loading/chunk';
import { formatCoordinates } from '@/lib/places/coordinates';
import { amenityPicker, featurePicker, userPicker } from '@/resources/pickers';

interface StayFactsProps {
  record: Stay;
}

/** What a traveller pays on booking, as text. */
const paymentOf = ({ full_payment, min_payment }: Stay): string => {
  if (full_payment) return $localize`Full payment at booking`;
  return typeof min_payment === 'number'
    ? $localize`Deposit of ${formatCount(min_payment)}:minpayment:%`
    : $localize`Deposit`;
};

const ContactFacts = ({ record }: StayFactsProps) => (
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

const PlaceFacts = ({ record }: StayFactsProps) => {
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

const OfferFacts = ({ record }: StayFactsProps) => (
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

export interface StayProps<Rec extends Stay> {
  kind: StayViewKind<Rec>;
  record: Rec;
}

export const StayByline = <Rec extends Stay>(props: StayProps<Rec>) => {
  const { kind, record } = props;
  return (
    <>
      <BylineFact label={$localize`Owner`}>
        {record.owner && <ReferenceLink source={userPicker} to={record.owner} />}
      </BylineFact>
      <BylineFact label={$localize`Region`}>{kind.region(record)}</BylineFact>
    </>
  );
};

const loadAsTraveller = () => loadChunk(() => import('./stay-as-traveller'));

interface StayBodyProps<Rec extends Stay> extends StayProps<Rec> {
  /** The section with its rooms. */
  rooms: ReactNode;
  /** Whether it can be edited here; the preview of a request is read-only. */
  editable: boolean;
}

/** Fewer facts are at a glance: a card of their own would be almost empty. */
const FEW = 3;

/** All sections of a hotel or homestay below its name. */
export const StayBody = <Rec extends Stay>(props: StayBodyProps<Rec>) => {
  const { kind, record, rooms, editable } = props;
  const gaps = useGaps(kind.listing, record, { shown: true });
  const [price, ...payment]: Fact[] = [...kind.price(record), [$localize`Payment`, paymentOf(record)]];
  const facts = kind.facts(record);
  const few = editable && facts.length < FEW;
  const texts = kind.texts(record);
  const count = record.rooms?.length;
  return (
    <ListingBody
      record={record}
      gaps={gaps}
      editable={editable}
      imagesForm={{ ...kind.links.edit(record.id), hash: 'images' }}
      glance={[...(price ? [price] : []), ...knownFacts(payment), ...(few ? facts : [])]}
      sections={[
        ...(few ? [] : [{ id: 'facts', title: $localize`Facts` }]),
        { id: 'rooms', title: $localize`Rooms`, count: count ?? 0 },
        { id: 'offer', title: $localize`Amenities and features` },
        ...textTabs(texts),
      ]}
      message={
        <MessageActions to="owner" record={record} person={record.owner} email={record.email} gaps={gaps} />
      }
      preview={
        <TravellerButton
          load={loadAsTraveller}
          page={({ StayAsTraveller }, shown) => <StayAsTraveller kind={kind} record={record} {...shown} />}
        />
      }
      side={
        <>
          {!editable && price && (
            <FactsSection title={$localize`Price and payment`} facts={[price, ...payment]} />
          )}
          <ContactFacts record={record} />
          <PlaceFacts record={record} />
        </>
      }
    >
      {!few && <FactsSection id="facts" title={$localize`Facts`} facts={facts} />}
      {rooms}
      <OfferFacts record={record} />
      <TextSections texts={texts} />
    </ListingBody>
  );
};
