import { allDepartures, datesOf } from '@/domain/departures/departures';
import { departurePart } from '@/features/packages/copy/departure-part';
import { moveDepartures } from '@/features/packages/copy/moved-departures';
import { packageParts } from '@/features/packages/copy/package-parts';
import { packageResource } from '@/features/packages/package-values';
import { stayParts } from '@/features/stays/copy/stay-parts';
import { homestay } from '@/features/stays/kinds/homestay';
import { homestayRoomsOf } from '@/features/stays/kinds/homestay-room-values';
import { homestayResource } from '@/features/stays/kinds/homestay-values';
import { hotel } from '@/features/stays/kinds/hotel';
import { hotelRoomsOf } from '@/features/stays/kinds/hotel-room-values';
import { hotelResource } from '@/features/stays/kinds/hotel-values';
import type { MergeKinds } from '@/features/twins/kinds';
import { mergeable } from '@/features/twins/mergeable';
import { userProfileResource } from '@/features/users/profile/profile-values';
import { userResource } from '@/features/users/user-values';
import { deleteHomestay } from '@/generated/api/homestays/homestays';
import { deleteHotel } from '@/generated/api/hotels/hotels';
import { deletePackage } from '@/generated/api/packages/packages';
import { deleteUser } from '@/generated/api/users/users';
import type { Homestay, Hotel, Package } from '@/generated/model';
import { todayInNepal } from '@/lib/dates/dates';
import { movables } from './-movables';

const packagePartsOf = async (from: object, into: object) => {
  const [original, target] = [from as Package, into as Package];
  const [theirs, held] = await Promise.all([original, target].map(({ id }) => allDepartures(id)));
  const sameDates = { shift: 'same', season: undefined, years: 0 } as const;
  const dates = { existing: datesOf(held ?? []), today: todayInNepal() };
  const moved = moveDepartures(theirs ?? [], sameDates, dates);
  return packageParts(original, target, departurePart({ packageId: target.id, moved, held: held ?? [] }));
};

const homestayKind = { ...homestay, resource: homestayResource, roomsOf: homestayRoomsOf };
const hotelKind = { ...hotel, resource: hotelResource, roomsOf: hotelRoomsOf };

/** How two records of a kind become one, and what points at them. */
export const mergeKinds: MergeKinds = {
  movables,
  kinds: {
    packages: {
      read: packageResource.read,
      mergeables: [mergeable(packageResource)],
      apart: ['slug', 'status'],
      partsOf: packagePartsOf,
      remove: deletePackage,
    },
    homestays: {
      read: homestayResource.read,
      mergeables: [mergeable(homestayResource)],
      apart: ['slug', 'status'],
      partsOf: (from, into) => Promise.resolve(stayParts(homestayKind, from as Homestay, into as Homestay)),
      remove: deleteHomestay,
    },
    hotels: {
      read: hotelResource.read,
      mergeables: [mergeable(hotelResource)],
      apart: ['slug', 'status'],
      partsOf: (from, into) => Promise.resolve(stayParts(hotelKind, from as Hotel, into as Hotel)),
      remove: deleteHotel,
    },
    users: {
      read: userResource.read,
      mergeables: [mergeable(userResource), mergeable(userProfileResource)],
      apart: ['email', 'username', 'status', 'role_id'],
      remove: deleteUser,
    },
  },
};
