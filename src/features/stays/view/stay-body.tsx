import type { ReactNode } from 'react';
import { type Fact, FactsSection, knownFacts } from '@/components/detail-page/facts';
import { TextSections, textTabs } from '@/components/detail-page/text-sections';
import { ReferenceLink } from '@/components/pickers/reference-links';
import { TravellerButton } from '@/domain/listings/as-traveller/traveller-button';
import { BylineFact } from '@/domain/listings/byline-fact';
import { ListingBody } from '@/domain/listings/listing-body';
import type { Stay } from '@/domain/listings/stay';
import { useGaps } from '@/domain/listings/use-gaps';
import { MessageActions } from '@/domain/requests/message-actions';
import type { StayViewKind } from '@/features/stays/stay-kind';
import { loadChunk } from '@/lib/loading/chunk';
import { userPicker } from '@/resources/pickers';
import { ContactFacts, OfferFacts, paymentOf, PlaceFacts } from './stay-facts';

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
