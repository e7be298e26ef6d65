/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createHomestayRoom, getHomestayRoom, updateHomestayRoom, deleteHomestayRoom } from '../api/homestay-rooms/homestay-rooms';

export const homestayRoomFields = {"name":{"kind":"text","required":true},"rooms_id":{"kind":"number","whole":true},"rooms_type":{"kind":"text"},"price":{"kind":"number"},"max_adult":{"kind":"number","whole":true},"max_child":{"kind":"number","whole":true},"beds":{"kind":"number","whole":true},"room_area":{"kind":"text"},"bathroom_area":{"kind":"text"},"extra_charge":{"kind":"number"},"status":{"kind":"switch"},"images":{"kind":"other"},"alt":{"kind":"other"},"gallery":{"kind":"other"},"amenities":{"kind":"records","to":"amenities"},"details":{"kind":"text","longest":65535,"holds":"rich text"}} as const;

/** Those of the parent with this id. */
export const homestayRoomContractOf = (homestayId: number) => ({ name: 'homestay-rooms', fields: homestayRoomFields, schema: () => import('../zod/homestay-rooms/homestay-rooms').then((module) => module.CreateHomestayRoomBody), create: createHomestayRoom.bind(undefined, homestayId), read: getHomestayRoom.bind(undefined, homestayId), update: updateHomestayRoom.bind(undefined, homestayId), remove: deleteHomestayRoom.bind(undefined, homestayId) });
