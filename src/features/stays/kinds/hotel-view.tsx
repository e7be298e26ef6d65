import { ReferenceLink } from '@/components/pickers/reference-links';
import { hotelListing } from '@/domain/listings/rules/hotel-rules';
import type { StayViewKind } from '@/features/stays/stay-kind';
import {
  approveHotelRequest,
  deleteHotel,
  getHotel,
  getListHotelsQueryKey,
  listHotels,
} from '@/generated/api/hotels/hotels';
import type { Hotel } from '@/generated/model';
import { formatNpr } from '@/lib/formats/formats';
import { loadChunk } from '@/lib/loading/chunk';
import { plural } from '@/lib/text/plural';
import { hotelRegionPicker } from '@/resources/pickers';
import { hotel } from './hotel';

const starsOf = ({ rating }: Hotel) =>
  typeof rating === 'number' ? plural(rating, { one: $localize`# star`, other: $localize`# stars` }) : null;

export const hotelView: StayViewKind<Hotel> = {
  ...hotel,
  remove: deleteHotel,
  loadCopy: () => loadChunk(() => import('@/features/stays/copy/copy-hotel')),
  listing: hotelListing,
  requests: {
    source: {
      queryKey: getListHotelsQueryKey(),
      list: listHotels,
    },
    read: (id) => getHotel(id),
    approve: approveHotelRequest,
  },
  region: ({ region }) => region && <ReferenceLink source={hotelRegionPicker} to={region} />,
  price: ({ min_price }) => [[$localize`Default price`, formatNpr(min_price)]],
  travellerPrice: ({ min_price }) => ({ amount: min_price, per: 'night' }),
  facts: (record) => [[$localize`Star rating`, starsOf(record)]],
  texts: ({ details, features }) => [
    [$localize`Description`, details],
    [$localize`Features`, features, 'features'],
  ],
};
