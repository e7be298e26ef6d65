import { linkOptions } from '@tanstack/react-router';
import { Neighbours } from '@/components/detail-page/neighbours';
import { RecordGate } from '@/components/record-gate';
import { hotelGaps } from '@/domain/listings/selling-gaps';
import { useReview } from '@/domain/listings/use-review';
import { RoomsSection } from '@/features/stays/rooms/rooms-section';
import { StayDetail } from '@/features/stays/view/stay-detail';
import { deleteHotel, getGetHotelQueryOptions } from '@/generated/api/hotels/hotels';
import type { Hotel } from '@/generated/model';
import { addHotelRoom, editHotel, hotelHome } from './hotel-home';
import { hotelParts } from './hotel-parts';
import { hotelRooms } from './hotel-rooms';

const HotelDetail = ({ record }: { record: Hotel }) => {
  useReview(`/hotels/${String(record.id)}/view`, record, hotelGaps);
  return (
    <StayDetail
      record={record}
      words={['Hotel', 'hotel']}
      list="/hotels"
      links={{
        edit: editHotel(record.id),
        addRoom: addHotelRoom(record.id),
        requests: linkOptions({ to: '/requests/hotels' }),
      }}
      remove={() => deleteHotel(record.id)}
      parts={hotelParts(record)}
      rooms={<RoomsSection kind={hotelRooms} stayId={record.id} rooms={record.rooms ?? []} />}
    />
  );
};

export const HotelView = ({ hotelId }: { hotelId: number }) => (
  <>
    <Neighbours nouns={['hotel', 'hotels']} id={hotelId} list="/hotels" view={hotelHome} />
    <RecordGate what="the hotel" record={getGetHotelQueryOptions(hotelId)} cached>
      {({ data }) => <HotelDetail record={data} />}
    </RecordGate>
  </>
);
