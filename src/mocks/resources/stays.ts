import { approval, listing } from '@/mocks/http/approval';
import { childrenIn } from '@/mocks/http/children';
import { crud } from '@/mocks/http/crud';
import { homestays } from '@/mocks/seed/homestays';
import { hotels } from '@/mocks/seed/hotels';
import { homestayRooms, hotelRooms } from '@/mocks/seed/rooms';

export const stayResources = [
  crud(homestays, {
    write: listing,
    children: async ({ id }, context) => ({ rooms: await childrenIn(context, homestayRooms, id) }),
    special: (verbs) => ({ approveHomestayRequest: approval(verbs) }),
  }),
  crud(homestayRooms),
  crud(hotels, {
    write: listing,
    children: async ({ id }, context) => ({ rooms: await childrenIn(context, hotelRooms, id) }),
    special: (verbs) => ({ approveHotelRequest: approval(verbs) }),
  }),
  crud(hotelRooms),
];
