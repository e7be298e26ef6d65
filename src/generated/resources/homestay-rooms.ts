/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createHomestayRoom, getHomestayRoom, updateHomestayRoom, deleteHomestayRoom } from '../api/homestay-rooms/homestay-rooms';

export const homestayRoomCalls = { name: 'homestay-rooms', create: createHomestayRoom, read: getHomestayRoom, update: updateHomestayRoom, remove: deleteHomestayRoom };

export const homestayRoomFields = {"name":{"kind":"text","longest":255,"required":true},"rooms_id":{"kind":"number","whole":true},"rooms_type":{"kind":"text","longest":255},"price":{"kind":"number"},"max_adult":{"kind":"number","whole":true},"max_child":{"kind":"number","whole":true},"beds":{"kind":"number","whole":true},"room_area":{"kind":"text","longest":255},"bathroom_area":{"kind":"text","longest":255},"extra_charge":{"kind":"number"},"status":{"kind":"choice","values":[0,1]},"images":{"kind":"other"},"alt":{"kind":"other"},"gallery":{"kind":"other"},"amenities":{"kind":"records","to":"amenities"},"details":{"kind":"text","longest":65535}} as const;

export type HomestayRoomFields = typeof homestayRoomFields;
