/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createHotelRoom, getHotelRoom, updateHotelRoom, deleteHotelRoom } from '../api/hotel-rooms/hotel-rooms';

export const hotelRoomFields = {"name":{"kind":"text","required":true},"rooms_id":{"kind":"number","whole":true},"rooms_type":{"kind":"text"},"price":{"kind":"number"},"max_adult":{"kind":"number","whole":true},"max_child":{"kind":"number","whole":true},"beds":{"kind":"number","whole":true},"room_area":{"kind":"text"},"bathroom_area":{"kind":"text"},"extra_charge":{"kind":"number"},"status":{"kind":"switch"},"images":{"kind":"other"},"alt":{"kind":"other"},"gallery":{"kind":"other"},"amenities":{"kind":"records","to":"amenities"},"description":{"kind":"text","longest":65535,"holds":"rich text"}} as const;

/** Those of the parent with this id. */
export const hotelRoomContractOf = (hotelId: number) => ({ name: 'hotel-rooms', fields: hotelRoomFields, schema: () => import('../zod/hotel-rooms/hotel-rooms').then((module) => module.CreateHotelRoomBody), create: createHotelRoom.bind(undefined, hotelId), read: getHotelRoom.bind(undefined, hotelId), update: updateHotelRoom.bind(undefined, hotelId), remove: deleteHotelRoom.bind(undefined, hotelId) });
