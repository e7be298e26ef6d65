import { linkOptions } from '@tanstack/react-router';
import { Neighbours } from '@/components/detail-page/neighbours';
import { RecordGate } from '@/components/record-gate';
import { homestayGaps } from '@/domain/listings/selling-gaps';
import { useReview } from '@/domain/listings/use-review';
import { RoomsSection } from '@/features/stays/rooms/rooms-section';
import { StayDetail } from '@/features/stays/view/stay-detail';
import { deleteHomestay, getGetHomestayQueryOptions } from '@/generated/api/homestays/homestays';
import type { Homestay } from '@/generated/model';
import { addHomestayRoom, editHomestay, homestayHome } from './homestay-home';
import { homestayParts } from './homestay-parts';
import { homestayRooms } from './homestay-rooms';

const HomestayDetail = ({ record }: { record: Homestay }) => {
  useReview(`/homestays/${String(record.id)}/view`, record, homestayGaps);
  return (
    <StayDetail
      record={record}
      words={['Homestay', 'homestay']}
      list="/homestays"
      links={{
        edit: editHomestay(record.id),
        addRoom: addHomestayRoom(record.id),
        requests: linkOptions({ to: '/requests/homestays' }),
      }}
      remove={() => deleteHomestay(record.id)}
      parts={homestayParts(record)}
      rooms={<RoomsSection kind={homestayRooms} stayId={record.id} rooms={record.rooms ?? []} />}
    />
  );
};

export const HomestayView = ({ homestayId }: { homestayId: number }) => (
  <>
    <Neighbours nouns={['homestay', 'homestays']} id={homestayId} list="/homestays" view={homestayHome} />
    <RecordGate what="the homestay" record={getGetHomestayQueryOptions(homestayId)} cached>
      {({ data }) => <HomestayDetail record={data} />}
    </RecordGate>
  </>
);
