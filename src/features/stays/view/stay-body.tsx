import type { ReactNode } from 'react';
import { Stack } from '@mantine/core';
import { unreadOf } from '@/api/unread';
import { users } from '@/areas/pickers';
import { DetailColumns } from '@/components/detail-page/detail-page';
import { DetailSection } from '@/components/detail-page/detail-section';
import { type Fact, Facts, Glance } from '@/components/detail-page/facts';
import { Gallery } from '@/components/detail-page/gallery';
import { SectionTabs } from '@/components/detail-page/section-tabs';
import { TextSections, textTabs } from '@/components/detail-page/text-sections';
import { UnreadNote } from '@/components/form-page/unread-note';
import { PickedName } from '@/components/pickers/picked-name';
import { FoldedListingFacts, PlacementFacts, SearchFacts } from '@/domain/listings/listing-facts';
import type { Readiness } from '@/domain/listings/readiness';
import { ReadinessPanel } from '@/domain/listings/readiness-panel';
import { MessageActions } from '@/domain/requests/message-actions';
import type { Stay } from '@/features/stays/stay-values';
import { ContactFacts, OfferFacts, PlaceFacts } from './stay-facts';

/** What is shown of a hotel or a homestay beside what both have. */
export interface StayParts {
  /** The link to its region. */
  region: ReactNode;
  readiness: Readiness;
  /** What it costs. */
  price: readonly Fact[];
  /** What kind of house it is. */
  facts: readonly Fact[];
  /** The formatted texts of the record, in their order. */
  texts: readonly (readonly [title: string, html: string | null | undefined])[];
}

interface StayBylineProps {
  record: Stay;
  region: ReactNode;
}

export const StayByline = ({ record, region }: StayBylineProps) => (
  <>
    {record.owner && <PickedName source={users} to={record.owner} />}
    {region}
  </>
);

interface StayBodyProps {
  record: Stay;
  parts: StayParts;
  /** The section with its rooms. */
  rooms: ReactNode;
  /** Whether it is worked on here; the preview of a request is read as a traveller would. */
  editable: boolean;
}

const sectionsOf = ({ images = [], rooms = [] }: Stay, texts: StayParts['texts']) => [
  { id: 'images', title: 'Images', count: images.length },
  { id: 'facts', title: 'Facts' },
  { id: 'rooms', title: 'Rooms', count: rooms.length },
  { id: 'offer', title: 'Amenities and features' },
  ...textTabs(texts),
  { id: 'search', title: 'Search engines' },
];

/** Everything about a hotel or a homestay below its name. */
export const StayBody = ({ record, parts, rooms, editable }: StayBodyProps) => (
  <>
    {editable && (
      <>
        <Glance facts={parts.price.slice(0, 1)} />
        <SectionTabs sections={sectionsOf(record, parts.texts)} />
      </>
    )}
    <DetailColumns
      lead={
        <Stack>
          <UnreadNote unread={unreadOf(record)} />
          <ReadinessPanel
            readiness={parts.readiness}
            action={
              !editable && (
                <MessageActions
                  to="owner"
                  record={record}
                  person={record.owner}
                  email={record.email}
                  readiness={parts.readiness}
                />
              )
            }
          />
        </Stack>
      }
      side={
        <>
          <DetailSection title="Price and payment">
            <Facts facts={parts.price} />
          </DetailSection>
          <ContactFacts record={record} />
          <PlaceFacts record={record} region={parts.region} />
          {editable ? <PlacementFacts record={record} /> : <FoldedListingFacts record={record} />}
        </>
      }
    >
      <DetailSection id="images" title="Images">
        <Gallery images={record.images} />
      </DetailSection>
      <DetailSection id="facts" title="Facts">
        <Facts facts={parts.facts} />
      </DetailSection>
      {rooms}
      <OfferFacts record={record} />
      <TextSections texts={parts.texts} />
      {editable && <SearchFacts record={record} />}
    </DetailColumns>
  </>
);
