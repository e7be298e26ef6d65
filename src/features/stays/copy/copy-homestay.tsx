import type { CopyDialogProps } from '@/domain/copying/copy-dialog';
import { homestay } from '@/features/stays/kinds/homestay';
import { homestayRoomsOf } from '@/features/stays/kinds/homestay-room-values';
import { homestayResource } from '@/features/stays/kinds/homestay-values';
import { deleteHomestay } from '@/generated/api/homestays/homestays';
import { allHomestaysPicker } from '@/resources/pickers';
import { CopyStay } from './copy-stay';

const kind = { ...homestay, resource: homestayResource, roomsOf: homestayRoomsOf };

/** Copies the rooms and images of another homestay into this one. */
export const CopyParts = (props: CopyDialogProps) => (
  <CopyStay {...props} kind={kind} source={allHomestaysPicker} remove={deleteHomestay} />
);
