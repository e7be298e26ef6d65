/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createHotel, getHotel, updateHotel, deleteHotel } from '../api/hotels/hotels';

export const hotelCalls = { name: 'hotels', create: createHotel, read: getHotel, update: updateHotel, remove: deleteHotel };

export const hotelFields = {"user_id":{"kind":"record","to":"users"},"name":{"kind":"text","longest":255,"required":true},"slug":{"kind":"text","longest":255,"required":true},"email":{"kind":"text","longest":255},"website":{"kind":"text","longest":2048},"default_price":{"kind":"number"},"is_full_payment":{"kind":"switch"},"min_payment_percent":{"kind":"number"},"phone_1":{"kind":"text","longest":32},"phone_2":{"kind":"text","longest":32},"hotel_region_id":{"kind":"record","to":"hotel-regions"},"address_1":{"kind":"text","longest":255},"address_2":{"kind":"text","longest":255},"star_rating":{"kind":"number"},"description":{"kind":"text","longest":65535},"features":{"kind":"text","longest":65535},"is_sponsored":{"kind":"switch","default":true},"status":{"kind":"switch","default":true},"alt":{"kind":"other"},"images":{"kind":"other"},"gallery":{"kind":"other"},"amenities":{"kind":"records","to":"amenities"},"meta_page_title":{"kind":"text","longest":255},"meta_keywords":{"kind":"text","longest":255},"meta_description":{"kind":"text","longest":500},"latitude":{"kind":"number"},"longitude":{"kind":"number"},"position":{"kind":"number","whole":true},"google_map":{"kind":"text","longest":2048},"available_features":{"kind":"records","to":"features"},"tag":{"kind":"choice","values":["Sponsored","Best Value","Best Seller","Top Rated","Top Pick","Exclusive Offer"]},"no_follow":{"kind":"switch"},"no_index":{"kind":"switch"}} as const;

export type HotelFields = typeof hotelFields;
