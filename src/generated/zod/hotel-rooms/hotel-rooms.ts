/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary Add a room to a hotel
 */



export const CreateHotelRoomParams = zod.object({
  "hotelId": zod.int().min(1)
})

export const createHotelRoomBodyNameMax = 255;


export const createHotelRoomBodyRoomsTypeMax = 255;

export const createHotelRoomBodyPriceMin = 0;

export const createHotelRoomBodyMaxAdultMin = 0;

export const createHotelRoomBodyMaxChildMin = 0;

export const createHotelRoomBodyBedsMin = 0;

export const createHotelRoomBodyRoomAreaMax = 255;

export const createHotelRoomBodyBathroomAreaMax = 255;

export const createHotelRoomBodyExtraChargeMin = 0;

export const createHotelRoomBodyStatusDefault = 1;
export const createHotelRoomBodyAltItemMax = 255;


export const createHotelRoomBodyGalleryItemUploadMin = 0;


export const createHotelRoomBodyDescriptionMax = 65535;



export const CreateHotelRoomBody = zod.object({
  "name": zod.string().min(1).max(createHotelRoomBodyNameMax),
  "rooms_id": zod.int().min(1).nullish(),
  "rooms_type": zod.string().max(createHotelRoomBodyRoomsTypeMax).optional(),
  "price": zod.number().min(createHotelRoomBodyPriceMin).nullish(),
  "max_adult": zod.int().min(createHotelRoomBodyMaxAdultMin).nullish(),
  "max_child": zod.int().min(createHotelRoomBodyMaxChildMin).nullish(),
  "beds": zod.int().min(createHotelRoomBodyBedsMin).nullish(),
  "room_area": zod.string().max(createHotelRoomBodyRoomAreaMax).optional(),
  "bathroom_area": zod.string().max(createHotelRoomBodyBathroomAreaMax).optional(),
  "extra_charge": zod.number().min(createHotelRoomBodyExtraChargeMin).nullish(),
  "status": zod.union([zod.literal(0),zod.literal(1)]).default(createHotelRoomBodyStatusDefault).describe('`1` active, `0` inactive: departures, questions and rooms count where other records have a boolean.'),
  "images": zod.array(zod.instanceof(Blob)).optional().describe('New pictures; stored ones stay until they are removed through the files call.'),
  "alt": zod.array(zod.string().max(createHotelRoomBodyAltItemMax)).optional().describe('The alternative text of every image: of the stored ones in the order of the record, then of the new ones in the order of `images`.'),
  "gallery": zod.array(zod.object({
  "id": zod.int().min(1).nullish().describe('A stored image.'),
  "upload": zod.int().min(createHotelRoomBodyGalleryItemUploadMin).nullish().describe('A new image: its index in `images`.'),
  "featured": zod.boolean().optional().describe('At most one row.')
}).describe('One image of a record; the order of the rows is the order of the gallery. Either `id` or `upload` is set. The texts travel in `alt`.')).optional(),
  "amenities": zod.array(zod.int().min(1)).optional().describe('Ids of amenities.'),
  "description": zod.string().max(createHotelRoomBodyDescriptionMax).optional().describe('Read as `details`.')
})







export const CreateHotelRoomResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "rooms_id": zod.int().min(1).nullish().describe('The homestay or hotel that the room belongs to.'),
  "rooms_type": zod.string().nullish().describe('What `rooms_id` points at.'),
  "price": zod.number().nullish().describe('Per night.'),
  "max_adult": zod.int().nullish(),
  "max_child": zod.int().nullish(),
  "beds": zod.int().nullish(),
  "room_area": zod.string().nullish(),
  "bathroom_area": zod.string().nullish(),
  "extra_charge": zod.number().nullish().describe('For one more guest.'),
  "status": zod.union([zod.literal(0),zod.literal(1)]).describe('`1` active, `0` inactive: departures, questions and rooms count where other records have a boolean.'),
  "details": zod.string().nullish().describe('Rich text. A homestay\'s room writes it under its own name.'),
  "images": zod.array(zod.object({
  "id": zod.int().min(1),
  "url": zod.string(),
  "alt": zod.string().nullish(),
  "featured": zod.boolean().nullish().describe('The image that stands for the whole record.')
})).optional(),
  "amenities": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish(),
  "display_name": zod.string().nullish(),
  "type": zod.enum(['hotel', 'homestay', 'room']).optional()
})).optional()
}).describe('A room of a homestay or of a hotel; both are read alike.')
})

/**
 * @summary Read a room
 */




export const GetHotelRoomParams = zod.object({
  "hotelId": zod.int().min(1),
  "roomId": zod.int().min(1)
})







export const GetHotelRoomResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "rooms_id": zod.int().min(1).nullish().describe('The homestay or hotel that the room belongs to.'),
  "rooms_type": zod.string().nullish().describe('What `rooms_id` points at.'),
  "price": zod.number().nullish().describe('Per night.'),
  "max_adult": zod.int().nullish(),
  "max_child": zod.int().nullish(),
  "beds": zod.int().nullish(),
  "room_area": zod.string().nullish(),
  "bathroom_area": zod.string().nullish(),
  "extra_charge": zod.number().nullish().describe('For one more guest.'),
  "status": zod.union([zod.literal(0),zod.literal(1)]).describe('`1` active, `0` inactive: departures, questions and rooms count where other records have a boolean.'),
  "details": zod.string().nullish().describe('Rich text. A homestay\'s room writes it under its own name.'),
  "images": zod.array(zod.object({
  "id": zod.int().min(1),
  "url": zod.string(),
  "alt": zod.string().nullish(),
  "featured": zod.boolean().nullish().describe('The image that stands for the whole record.')
})).optional(),
  "amenities": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish(),
  "display_name": zod.string().nullish(),
  "type": zod.enum(['hotel', 'homestay', 'room']).optional()
})).optional()
}).describe('A room of a homestay or of a hotel; both are read alike.')
})

/**
 * @summary Change a room
 */




export const UpdateHotelRoomParams = zod.object({
  "hotelId": zod.int().min(1),
  "roomId": zod.int().min(1)
})

export const updateHotelRoomBodyNameMax = 255;


export const updateHotelRoomBodyRoomsTypeMax = 255;

export const updateHotelRoomBodyPriceMin = 0;

export const updateHotelRoomBodyMaxAdultMin = 0;

export const updateHotelRoomBodyMaxChildMin = 0;

export const updateHotelRoomBodyBedsMin = 0;

export const updateHotelRoomBodyRoomAreaMax = 255;

export const updateHotelRoomBodyBathroomAreaMax = 255;

export const updateHotelRoomBodyExtraChargeMin = 0;

export const updateHotelRoomBodyAltItemMax = 255;


export const updateHotelRoomBodyGalleryItemUploadMin = 0;


export const updateHotelRoomBodyDescriptionMax = 65535;



export const UpdateHotelRoomBody = zod.object({
  "name": zod.string().min(1).max(updateHotelRoomBodyNameMax).optional(),
  "rooms_id": zod.int().min(1).nullish(),
  "rooms_type": zod.string().max(updateHotelRoomBodyRoomsTypeMax).optional(),
  "price": zod.number().min(updateHotelRoomBodyPriceMin).nullish(),
  "max_adult": zod.int().min(updateHotelRoomBodyMaxAdultMin).nullish(),
  "max_child": zod.int().min(updateHotelRoomBodyMaxChildMin).nullish(),
  "beds": zod.int().min(updateHotelRoomBodyBedsMin).nullish(),
  "room_area": zod.string().max(updateHotelRoomBodyRoomAreaMax).optional(),
  "bathroom_area": zod.string().max(updateHotelRoomBodyBathroomAreaMax).optional(),
  "extra_charge": zod.number().min(updateHotelRoomBodyExtraChargeMin).nullish(),
  "status": zod.union([zod.literal(0),zod.literal(1)]).optional().describe('`1` active, `0` inactive: departures, questions and rooms count where other records have a boolean.'),
  "images": zod.array(zod.instanceof(Blob)).optional().describe('New pictures; stored ones stay until they are removed through the files call.'),
  "alt": zod.array(zod.string().max(updateHotelRoomBodyAltItemMax)).optional().describe('The alternative text of every image: of the stored ones in the order of the record, then of the new ones in the order of `images`.'),
  "gallery": zod.array(zod.object({
  "id": zod.int().min(1).nullish().describe('A stored image.'),
  "upload": zod.int().min(updateHotelRoomBodyGalleryItemUploadMin).nullish().describe('A new image: its index in `images`.'),
  "featured": zod.boolean().optional().describe('At most one row.')
}).describe('One image of a record; the order of the rows is the order of the gallery. Either `id` or `upload` is set. The texts travel in `alt`.')).optional(),
  "amenities": zod.array(zod.int().min(1)).optional().describe('Ids of amenities.'),
  "description": zod.string().max(updateHotelRoomBodyDescriptionMax).optional().describe('Read as `details`.')
})







export const UpdateHotelRoomResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "rooms_id": zod.int().min(1).nullish().describe('The homestay or hotel that the room belongs to.'),
  "rooms_type": zod.string().nullish().describe('What `rooms_id` points at.'),
  "price": zod.number().nullish().describe('Per night.'),
  "max_adult": zod.int().nullish(),
  "max_child": zod.int().nullish(),
  "beds": zod.int().nullish(),
  "room_area": zod.string().nullish(),
  "bathroom_area": zod.string().nullish(),
  "extra_charge": zod.number().nullish().describe('For one more guest.'),
  "status": zod.union([zod.literal(0),zod.literal(1)]).describe('`1` active, `0` inactive: departures, questions and rooms count where other records have a boolean.'),
  "details": zod.string().nullish().describe('Rich text. A homestay\'s room writes it under its own name.'),
  "images": zod.array(zod.object({
  "id": zod.int().min(1),
  "url": zod.string(),
  "alt": zod.string().nullish(),
  "featured": zod.boolean().nullish().describe('The image that stands for the whole record.')
})).optional(),
  "amenities": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish(),
  "display_name": zod.string().nullish(),
  "type": zod.enum(['hotel', 'homestay', 'room']).optional()
})).optional()
}).describe('A room of a homestay or of a hotel; both are read alike.')
})

/**
 * @summary Delete a room
 */




export const DeleteHotelRoomParams = zod.object({
  "hotelId": zod.int().min(1),
  "roomId": zod.int().min(1)
})

export const DeleteHotelRoomResponse = zod.void()

