/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createHotelRoom, getHotelRoom, updateHotelRoom, deleteHotelRoom } from '../api/hotel-rooms/hotel-rooms';

export const hotelRoomCalls = { name: 'hotel-rooms', create: createHotelRoom, read: getHotelRoom, update: updateHotelRoom, remove: deleteHotelRoom };

export const hotelRoomFields = {"name":{"kind":"text","longest":255,"required":true},"rooms_id":{"kind":"number","whole":true},"rooms_type":{"kind":"text","longest":255},"price":{"kind":"number"},"max_adult":{"kind":"number","whole":true},"max_child":{"kind":"number","whole":true},"beds":{"kind":"number","whole":true},"room_area":{"kind":"text","longest":255},"bathroom_area":{"kind":"text","longest":255},"extra_charge":{"kind":"number"},"status":{"kind":"choice","values":[0,1]},"images":{"kind":"other"},"alt":{"kind":"other"},"gallery":{"kind":"other"},"amenities":{"kind":"records","to":"amenities"},"description":{"kind":"text","longest":65535}} as const;

export type HotelRoomFields = typeof hotelRoomFields;
