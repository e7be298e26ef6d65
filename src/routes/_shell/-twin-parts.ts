import { allDepartures, datesOf } from '@/domain/departures/departures';
import { departurePart } from '@/features/packages/copy/departure-part';
import { moveDepartures } from '@/features/packages/copy/moved-departures';
import { packageParts } from '@/features/packages/copy/package-parts';
import { stayParts } from '@/features/stays/copy/stay-parts';
import { homestay } from '@/features/stays/kinds/homestay';
import { homestayRoomsOf } from '@/features/stays/kinds/homestay-room-values';
import { homestayResource } from '@/features/stays/kinds/homestay-values';
import { hotel } from '@/features/stays/kinds/hotel';
import { hotelRoomsOf } from '@/features/stays/kinds/hotel-room-values';
import { hotelResource } from '@/features/stays/kinds/hotel-values';
import type { TwinParts } from '@/features/twins/sources';
import type { Homestay, Hotel, Package } from '@/generated/model';
import { todayInNepal } from '@/lib/dates/dates';

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

/** The parts of a twin, to be created under the record that is kept. */
export const twinParts: TwinParts = {
  packages: packagePartsOf,
  homestays: (from, into) => Promise.resolve(stayParts(homestayKind, from as Homestay, into as Homestay)),
  hotels: (from, into) => Promise.resolve(stayParts(hotelKind, from as Hotel, into as Hotel)),
};
