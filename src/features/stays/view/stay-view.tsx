import { IconBedFilled } from '@tabler/icons-react';
import { Neighbours } from '@/components/detail-page/neighbours';
import { useReview } from '@/domain/listings/use-review';
import { RecordGate } from '@/components/record-gate';
import { ListingDetail } from '@/domain/listings/listing-detail';
import { RoomsSection } from '@/features/stays/rooms/rooms-section';
import type { RoomCalls } from '@/features/stays/stay-kind';
import type { Stay } from '@/features/stays/stay-values';
import { StayBody, StayByline, type StayProps } from './stay-body';
import { readinessOfStay } from './stay-rules';

interface StayDetailProps<Rec extends Stay> extends StayProps<Rec> {
  rooms: RoomCalls;
}

const StayDetail = <Rec extends Stay>({ rooms, ...props }: StayDetailProps<Rec>) => {
  const { kind, record } = props;
  const { nouns, titles, path, links, gaps } = kind;
  const { id } = record;
  useReview(`${path}/${String(id)}/view`, record, gaps);
  return (
    <ListingDetail
      record={record}
      words={[titles[0], nouns[0]]}
      list={path}
      byline={<StayByline {...props} />}
      readiness={readinessOfStay(kind, record)}
      edit={links.edit(id)}
      links={[{ label: 'Add room', icon: IconBedFilled, to: links.addRoom(id) }]}
      remove={() => kind.remove(id)}
    >
      <StayBody
        {...props}
        rooms={<RoomsSection links={links} calls={rooms} stayId={id} rooms={record.rooms ?? []} />}
        editable
      />
    </ListingDetail>
  );
};

interface StayViewProps<Rec extends Stay> extends Pick<StayDetailProps<Rec>, 'kind' | 'rooms'> {
  id: number;
}

/** The view screen of a hotel or a homestay. */
export const StayView = <Rec extends Stay>(props: StayViewProps<Rec>) => {
  const { kind, rooms, id } = props;
  return (
    <>
      <Neighbours nouns={kind.nouns} id={id} list={kind} view={kind.links.home} />
      <RecordGate what={`the ${kind.nouns[0]}`} record={kind.record(id)} cached>
        {({ data }) => <StayDetail kind={kind} rooms={rooms} record={data} />}
      </RecordGate>
    </>
  );
};
