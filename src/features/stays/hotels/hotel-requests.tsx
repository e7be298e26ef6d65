import type { RequestKind } from '@/domain/requests/request-kind';
import { stayNote, StayRequest, StayVerdict } from '@/features/stays/view/stay-request';
import {
  approveHotelRequest,
  getGetHotelQueryOptions,
  getHotel,
  getListHotelsQueryKey,
  listHotels,
} from '@/generated/api/hotels/hotels';
import type { Hotel } from '@/generated/model';
import { editHotel } from './hotel-home';
import { hotelParts } from './hotel-parts';

/** The hotels that their owners submitted. */
export const hotelRequests: RequestKind<Hotel> = {
  source: {
    queryKey: getListHotelsQueryKey(),
    list: (params, signal) => listHotels(params, undefined, signal),
  },
  note: stayNote,
  verdict: (id) => <StayVerdict record={getGetHotelQueryOptions(id)} parts={hotelParts} />,
  approve: approveHotelRequest,
  read: (id) => getHotel(id),
  preview: (id, action) => (
    <StayRequest
      key={id}
      what="the hotel"
      record={getGetHotelQueryOptions(id)}
      edit={editHotel(id)}
      parts={hotelParts}
      action={action}
    />
  ),
};
