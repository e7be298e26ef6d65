import { approval, listing } from '@/mocks/http/approval';
import { childrenIn } from '@/mocks/http/children';
import { crud } from '@/mocks/http/crud';
import { homestayTable } from '@/mocks/seed/homestays';
import { hotelTable } from '@/mocks/seed/hotels';
import { homestayRoomTable, hotelRoomTable } from '@/mocks/seed/rooms';

export const stayHandlers = [
  crud(homestayTable, {
    write: listing,
    children: async ({ id }, context) => ({ rooms: await childrenIn(context, homestayRoomTable, id) }),
    special: (verbs) => ({ approveHomestayRequest: approval(verbs) }),
  }),
  crud(homestayRoomTable),
  crud(hotelTable, {
    write: listing,
    children: async ({ id }, context) => ({ rooms: await childrenIn(context, hotelRoomTable, id) }),
    special: (verbs) => ({ approveHotelRequest: approval(verbs) }),
  }),
  crud(hotelRoomTable),
];
