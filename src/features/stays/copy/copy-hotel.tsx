import type { CopyDialogProps } from '@/domain/copying/copy-dialog';
import { hotel } from '@/features/stays/kinds/hotel';
import { hotelRoomsOf } from '@/features/stays/kinds/hotel-room-values';
import { hotelResource } from '@/features/stays/kinds/hotel-values';
import { deleteHotel } from '@/generated/api/hotels/hotels';
import { allHotelsPicker } from '@/resources/pickers';
import { CopyStay } from './copy-stay';

const kind = { ...hotel, resource: hotelResource, roomsOf: hotelRoomsOf };

/** Copies the rooms and images of another hotel into this one. */
export const CopyParts = (props: CopyDialogProps) => (
  <CopyStay {...props} kind={kind} source={allHotelsPicker} remove={deleteHotel} />
);
