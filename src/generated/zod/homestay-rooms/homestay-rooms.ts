/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary Add a room to a homestay
 */



export const CreateHomestayRoomParams = zod.object({
  "homestayId": zod.int().min(1)
})

export const createHomestayRoomBodyNameMax = 255;


export const createHomestayRoomBodyRoomsTypeMax = 255;

export const createHomestayRoomBodyPriceMin = 0;

export const createHomestayRoomBodyMaxAdultMin = 0;

export const createHomestayRoomBodyMaxChildMin = 0;

export const createHomestayRoomBodyBedsMin = 0;

export const createHomestayRoomBodyRoomAreaMax = 255;

export const createHomestayRoomBodyBathroomAreaMax = 255;

export const createHomestayRoomBodyExtraChargeMin = 0;

export const createHomestayRoomBodyStatusDefault = 1;
export const createHomestayRoomBodyAltItemMax = 255;


export const createHomestayRoomBodyGalleryItemUploadMin = 0;


export const createHomestayRoomBodyDetailsMax = 65535;



export const CreateHomestayRoomBody = zod.object({
  "name": zod.string().min(1).max(createHomestayRoomBodyNameMax),
  "rooms_id": zod.int().min(1).nullish(),
  "rooms_type": zod.string().max(createHomestayRoomBodyRoomsTypeMax).optional(),
  "price": zod.number().min(createHomestayRoomBodyPriceMin).nullish(),
  "max_adult": zod.int().min(createHomestayRoomBodyMaxAdultMin).nullish(),
  "max_child": zod.int().min(createHomestayRoomBodyMaxChildMin).nullish(),
  "beds": zod.int().min(createHomestayRoomBodyBedsMin).nullish(),
  "room_area": zod.string().max(createHomestayRoomBodyRoomAreaMax).optional(),
  "bathroom_area": zod.string().max(createHomestayRoomBodyBathroomAreaMax).optional(),
  "extra_charge": zod.number().min(createHomestayRoomBodyExtraChargeMin).nullish(),
  "status": zod.union([zod.literal(0),zod.literal(1)]).default(createHomestayRoomBodyStatusDefault).describe('`1` active, `0` inactive: departures, questions and rooms count where other records have a boolean.'),
  "images": zod.array(zod.instanceof(Blob)).optional().describe('New pictures; stored ones stay until they are removed through the files call.'),
  "alt": zod.array(zod.string().max(createHomestayRoomBodyAltItemMax)).optional().describe('The alternative text of every image: of the stored ones in the order of the record, then of the new ones in the order of `images`.'),
  "gallery": zod.array(zod.object({
  "id": zod.int().min(1).nullish().describe('A stored image.'),
  "upload": zod.int().min(createHomestayRoomBodyGalleryItemUploadMin).nullish().describe('A new image: its index in `images`.'),
  "featured": zod.boolean().optional().describe('At most one row.')
}).describe('One image of a record; the order of the rows is the order of the gallery. Either `id` or `upload` is set. The texts travel in `alt`.')).optional(),
  "amenities": zod.array(zod.int().min(1)).optional().describe('Ids of amenities.'),
  "details": zod.string().max(createHomestayRoomBodyDetailsMax).optional()
})







export const CreateHomestayRoomResponse = zod.object({
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




export const GetHomestayRoomParams = zod.object({
  "homestayId": zod.int().min(1),
  "roomId": zod.int().min(1)
})







export const GetHomestayRoomResponse = zod.object({
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




export const UpdateHomestayRoomParams = zod.object({
  "homestayId": zod.int().min(1),
  "roomId": zod.int().min(1)
})

export const updateHomestayRoomBodyNameMax = 255;


export const updateHomestayRoomBodyRoomsTypeMax = 255;

export const updateHomestayRoomBodyPriceMin = 0;

export const updateHomestayRoomBodyMaxAdultMin = 0;

export const updateHomestayRoomBodyMaxChildMin = 0;

export const updateHomestayRoomBodyBedsMin = 0;

export const updateHomestayRoomBodyRoomAreaMax = 255;

export const updateHomestayRoomBodyBathroomAreaMax = 255;

export const updateHomestayRoomBodyExtraChargeMin = 0;

export const updateHomestayRoomBodyAltItemMax = 255;


export const updateHomestayRoomBodyGalleryItemUploadMin = 0;


export const updateHomestayRoomBodyDetailsMax = 65535;



export const UpdateHomestayRoomBody = zod.object({
  "name": zod.string().min(1).max(updateHomestayRoomBodyNameMax).optional(),
  "rooms_id": zod.int().min(1).nullish(),
  "rooms_type": zod.string().max(updateHomestayRoomBodyRoomsTypeMax).optional(),
  "price": zod.number().min(updateHomestayRoomBodyPriceMin).nullish(),
  "max_adult": zod.int().min(updateHomestayRoomBodyMaxAdultMin).nullish(),
  "max_child": zod.int().min(updateHomestayRoomBodyMaxChildMin).nullish(),
  "beds": zod.int().min(updateHomestayRoomBodyBedsMin).nullish(),
  "room_area": zod.string().max(updateHomestayRoomBodyRoomAreaMax).optional(),
  "bathroom_area": zod.string().max(updateHomestayRoomBodyBathroomAreaMax).optional(),
  "extra_charge": zod.number().min(updateHomestayRoomBodyExtraChargeMin).nullish(),
  "status": zod.union([zod.literal(0),zod.literal(1)]).optional().describe('`1` active, `0` inactive: departures, questions and rooms count where other records have a boolean.'),
  "images": zod.array(zod.instanceof(Blob)).optional().describe('New pictures; stored ones stay until they are removed through the files call.'),
  "alt": zod.array(zod.string().max(updateHomestayRoomBodyAltItemMax)).optional().describe('The alternative text of every image: of the stored ones in the order of the record, then of the new ones in the order of `images`.'),
  "gallery": zod.array(zod.object({
  "id": zod.int().min(1).nullish().describe('A stored image.'),
  "upload": zod.int().min(updateHomestayRoomBodyGalleryItemUploadMin).nullish().describe('A new image: its index in `images`.'),
  "featured": zod.boolean().optional().describe('At most one row.')
}).describe('One image of a record; the order of the rows is the order of the gallery. Either `id` or `upload` is set. The texts travel in `alt`.')).optional(),
  "amenities": zod.array(zod.int().min(1)).optional().describe('Ids of amenities.'),
  "details": zod.string().max(updateHomestayRoomBodyDetailsMax).optional()
})







export const UpdateHomestayRoomResponse = zod.object({
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




export const DeleteHomestayRoomParams = zod.object({
  "homestayId": zod.int().min(1),
  "roomId": zod.int().min(1)
})

export const DeleteHomestayRoomResponse = zod.void()

