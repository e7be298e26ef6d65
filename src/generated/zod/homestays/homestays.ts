/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary List homestays, or the requests that wait for a decision, a page at a time
 */
export const listHomestaysQueryPageDefault = 1;

export const listHomestaysQueryPerPageDefault = 10;
export const listHomestaysQueryPerPageMax = 100;

export const listHomestaysQuerySortMax = 64;


export const listHomestaysQuerySortRegExp = new RegExp('^-?[a-z0-9_]+$');

export const listHomestaysQueryNameMax = 255;

export const listHomestaysQueryEmailMax = 255;



export const ListHomestaysQueryParams = zod.object({
  "page": zod.int().min(1).default(listHomestaysQueryPageDefault).describe('Which page, counted from 1.'),
  "per_page": zod.int().min(1).max(listHomestaysQueryPerPageMax).default(listHomestaysQueryPerPageDefault).describe('Rows on a page. Users start at 50, every other list at 10.'),
  "sort": zod.string().max(listHomestaysQuerySortMax).regex(listHomestaysQuerySortRegExp).optional().describe('A field\'s name, with a leading `-` for descending order.'),
  "id": zod.int().min(1).optional().describe('Only the record with this id.'),
  "name": zod.string().max(listHomestaysQueryNameMax).optional().describe('Part of the name, in any case.'),
  "email": zod.string().max(listHomestaysQueryEmailMax).optional().describe('Part of the e-mail address, in any case.'),
  "request_status": zod.enum(['pending', 'approved']).optional().describe('`pending` for the queue of requests. Without it the list holds both.')
})


















export const ListHomestaysResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "slug": zod.string().nullish(),
  "region": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "owner": zod.union([zod.object({
  "id": zod.int().min(1),
  "full_name": zod.string().nullish()
}),zod.null()]).optional(),
  "email": zod.string().nullish(),
  "website": zod.string().nullish(),
  "price_per_person": zod.number().nullish(),
  "total_capacity": zod.int().nullish().describe('How many guests can sleep here.'),
  "is_sponsored": zod.boolean().nullish(),
  "status": zod.boolean(),
  "full_payment": zod.boolean().nullish().describe('Whether the whole price is due on booking.'),
  "request_status": zod.enum(['pending', 'approved']).optional(),
  "created_at": zod.iso.datetime({"offset":true}).nullish().describe('Since when a request waits.'),
  "order": zod.int().nullish(),
  "discount_persons": zod.int().nullish().describe('From how many guests on the discount applies.'),
  "discount": zod.number().nullish(),
  "min_payment": zod.number().nullish(),
  "address_1": zod.string().nullish(),
  "address_2": zod.string().nullish(),
  "phone_1": zod.string().nullish(),
  "phone_2": zod.string().nullish(),
  "homestay_details": zod.string().nullish().describe('Rich text.'),
  "room_details": zod.string().nullish().describe('Rich text.'),
  "cancellation_details": zod.string().nullish().describe('Rich text.'),
  "local_tourist_attraction": zod.string().nullish().describe('Rich text.'),
  "available_facilities": zod.string().nullish().describe('Rich text.'),
  "available_local_infrastructure": zod.string().nullish().describe('Rich text.'),
  "what_is_included": zod.string().nullish().describe('Rich text.'),
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
})).optional(),
  "meta_tag": zod.object({
  "title": zod.string().nullish(),
  "keywords": zod.string().nullish(),
  "description": zod.string().nullish()
}).nullish(),
  "latitude": zod.number().nullish(),
  "longitude": zod.number().nullish(),
  "position": zod.int().nullish(),
  "google_map": zod.string().nullish().describe('The address of an embedded map.'),
  "available_features": zod.array(zod.object({
  "id": zod.int().min(1),
  "title": zod.string().nullish()
})).optional(),
  "room_type": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "property_type": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "tag": zod.union([zod.enum(['Sponsored', 'Best Value', 'Best Seller', 'Top Rated', 'Top Pick', 'Exclusive Offer']),zod.null()]).optional(),
  "no_follow": zod.boolean().nullish(),
  "no_index": zod.boolean().nullish(),
  "rooms": zod.array(zod.object({
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
}).describe('A room of a homestay or of a hotel; both are read alike.')).optional().describe('Each is written by its own call.')
})),
  "meta": zod.object({
  "last_page": zod.int().min(1),
  "per_page": zod.int().min(1),
  "current_page": zod.int().min(1)
})
})

/**
 * @summary List every homestay, for pickers
 */




export const ListHomestayOptionsResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish(),
  "region": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional()
}).describe('What a picker needs of a package, a homestay or a hotel; a backend may answer the whole record.'))
})

/**
 * @summary Create a homestay
 */
export const createHomestayBodyNameMax = 255;

export const createHomestayBodySlugMax = 255;


export const createHomestayBodySlugRegExp = new RegExp('^[^\\s/?#]+$');


export const createHomestayBodyEmailOneMax = 255;

export const createHomestayBodyWebsiteMax = 2048;

export const createHomestayBodyPricePerPersonMin = 0;

export const createHomestayBodyTotalCapacityMin = 0;

export const createHomestayBodyOrderMin = 0;

export const createHomestayBodyDiscountPersonsMin = 0;

export const createHomestayBodyDiscountMin = 0;
export const createHomestayBodyDiscountMax = 100;

export const createHomestayBodyMinPaymentMin = 0;
export const createHomestayBodyMinPaymentMax = 100;

export const createHomestayBodyAddress1Max = 255;

export const createHomestayBodyAddress2Max = 255;

export const createHomestayBodyPhone1Max = 32;

export const createHomestayBodyPhone2Max = 32;

export const createHomestayBodyHomestayDetailsMax = 65535;

export const createHomestayBodyRoomDetailsMax = 65535;

export const createHomestayBodyCancellationDetailsMax = 65535;

export const createHomestayBodyLocalTouristAttractionMax = 65535;

export const createHomestayBodyAvailableFacilitiesMax = 65535;

export const createHomestayBodyAvailableLocalInfrastructureMax = 65535;

export const createHomestayBodyWhatIsIncludedMax = 65535;

export const createHomestayBodyAltItemMax = 255;


export const createHomestayBodyGalleryItemUploadMin = 0;


export const createHomestayBodyMetaPageTitleMax = 255;

export const createHomestayBodyMetaKeywordsMax = 255;

export const createHomestayBodyMetaDescriptionMax = 500;

export const createHomestayBodyLatitudeMin = -90;
export const createHomestayBodyLatitudeMax = 90;

export const createHomestayBodyLongitudeMin = -180;
export const createHomestayBodyLongitudeMax = 180;

export const createHomestayBodyPositionMin = 0;

export const createHomestayBodyGoogleMapMax = 2048;






export const CreateHomestayBody = zod.object({
  "name": zod.string().min(1).max(createHomestayBodyNameMax),
  "slug": zod.string().min(1).max(createHomestayBodySlugMax).regex(createHomestayBodySlugRegExp),
  "homestay_region_id": zod.int().min(1).nullish(),
  "user_id": zod.int().min(1).nullish().describe('The owner.'),
  "email": zod.union([zod.email().max(createHomestayBodyEmailOneMax),zod.literal("")]).optional().describe('An address, or nothing.'),
  "website": zod.string().max(createHomestayBodyWebsiteMax).optional(),
  "price_per_person": zod.number().min(createHomestayBodyPricePerPersonMin).nullish(),
  "total_capacity": zod.int().min(createHomestayBodyTotalCapacityMin).nullish(),
  "is_sponsored": zod.boolean().optional(),
  "status": zod.boolean().optional(),
  "full_payment": zod.boolean().optional(),
  "order": zod.int().min(createHomestayBodyOrderMin).nullish(),
  "discount_persons": zod.int().min(createHomestayBodyDiscountPersonsMin).nullish(),
  "discount": zod.number().min(createHomestayBodyDiscountMin).max(createHomestayBodyDiscountMax).nullish(),
  "min_payment": zod.number().min(createHomestayBodyMinPaymentMin).max(createHomestayBodyMinPaymentMax).nullish(),
  "address_1": zod.string().max(createHomestayBodyAddress1Max).optional(),
  "address_2": zod.string().max(createHomestayBodyAddress2Max).optional(),
  "phone_1": zod.string().max(createHomestayBodyPhone1Max).optional(),
  "phone_2": zod.string().max(createHomestayBodyPhone2Max).optional(),
  "homestay_details": zod.string().max(createHomestayBodyHomestayDetailsMax).optional(),
  "room_details": zod.string().max(createHomestayBodyRoomDetailsMax).optional(),
  "cancellation_details": zod.string().max(createHomestayBodyCancellationDetailsMax).optional(),
  "local_tourist_attraction": zod.string().max(createHomestayBodyLocalTouristAttractionMax).optional(),
  "available_facilities": zod.string().max(createHomestayBodyAvailableFacilitiesMax).optional(),
  "available_local_infrastructure": zod.string().max(createHomestayBodyAvailableLocalInfrastructureMax).optional(),
  "what_is_included": zod.string().max(createHomestayBodyWhatIsIncludedMax).optional(),
  "images": zod.array(zod.instanceof(Blob)).optional().describe('New pictures; stored ones stay until they are removed through the files call.'),
  "alt": zod.array(zod.string().max(createHomestayBodyAltItemMax)).optional().describe('The alternative text of every image: of the stored ones in the order of the record, then of the new ones in the order of `images`.'),
  "gallery": zod.array(zod.object({
  "id": zod.int().min(1).nullish().describe('A stored image.'),
  "upload": zod.int().min(createHomestayBodyGalleryItemUploadMin).nullish().describe('A new image: its index in `images`.'),
  "featured": zod.boolean().optional().describe('At most one row.')
}).describe('One image of a record; the order of the rows is the order of the gallery. Either `id` or `upload` is set. The texts travel in `alt`.')).optional(),
  "amenities": zod.array(zod.int().min(1)).optional().describe('Ids of amenities.'),
  "meta_page_title": zod.string().max(createHomestayBodyMetaPageTitleMax).optional(),
  "meta_keywords": zod.string().max(createHomestayBodyMetaKeywordsMax).optional(),
  "meta_description": zod.string().max(createHomestayBodyMetaDescriptionMax).optional(),
  "latitude": zod.number().min(createHomestayBodyLatitudeMin).max(createHomestayBodyLatitudeMax).nullish(),
  "longitude": zod.number().min(createHomestayBodyLongitudeMin).max(createHomestayBodyLongitudeMax).nullish(),
  "position": zod.int().min(createHomestayBodyPositionMin).nullish(),
  "google_map": zod.string().max(createHomestayBodyGoogleMapMax).optional(),
  "available_features": zod.array(zod.int().min(1)).optional().describe('Ids of features.'),
  "room_type": zod.int().min(1).nullish(),
  "property_type": zod.int().min(1).nullish(),
  "tag": zod.union([zod.enum(['Sponsored', 'Best Value', 'Best Seller', 'Top Rated', 'Top Pick', 'Exclusive Offer']),zod.null()]).optional(),
  "no_follow": zod.boolean().optional(),
  "no_index": zod.boolean().optional()
})















export const CreateHomestayResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "slug": zod.string().nullish(),
  "region": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "owner": zod.union([zod.object({
  "id": zod.int().min(1),
  "full_name": zod.string().nullish()
}),zod.null()]).optional(),
  "email": zod.string().nullish(),
  "website": zod.string().nullish(),
  "price_per_person": zod.number().nullish(),
  "total_capacity": zod.int().nullish().describe('How many guests can sleep here.'),
  "is_sponsored": zod.boolean().nullish(),
  "status": zod.boolean(),
  "full_payment": zod.boolean().nullish().describe('Whether the whole price is due on booking.'),
  "request_status": zod.enum(['pending', 'approved']).optional(),
  "created_at": zod.iso.datetime({"offset":true}).nullish().describe('Since when a request waits.'),
  "order": zod.int().nullish(),
  "discount_persons": zod.int().nullish().describe('From how many guests on the discount applies.'),
  "discount": zod.number().nullish(),
  "min_payment": zod.number().nullish(),
  "address_1": zod.string().nullish(),
  "address_2": zod.string().nullish(),
  "phone_1": zod.string().nullish(),
  "phone_2": zod.string().nullish(),
  "homestay_details": zod.string().nullish().describe('Rich text.'),
  "room_details": zod.string().nullish().describe('Rich text.'),
  "cancellation_details": zod.string().nullish().describe('Rich text.'),
  "local_tourist_attraction": zod.string().nullish().describe('Rich text.'),
  "available_facilities": zod.string().nullish().describe('Rich text.'),
  "available_local_infrastructure": zod.string().nullish().describe('Rich text.'),
  "what_is_included": zod.string().nullish().describe('Rich text.'),
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
})).optional(),
  "meta_tag": zod.object({
  "title": zod.string().nullish(),
  "keywords": zod.string().nullish(),
  "description": zod.string().nullish()
}).nullish(),
  "latitude": zod.number().nullish(),
  "longitude": zod.number().nullish(),
  "position": zod.int().nullish(),
  "google_map": zod.string().nullish().describe('The address of an embedded map.'),
  "available_features": zod.array(zod.object({
  "id": zod.int().min(1),
  "title": zod.string().nullish()
})).optional(),
  "room_type": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "property_type": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "tag": zod.union([zod.enum(['Sponsored', 'Best Value', 'Best Seller', 'Top Rated', 'Top Pick', 'Exclusive Offer']),zod.null()]).optional(),
  "no_follow": zod.boolean().nullish(),
  "no_index": zod.boolean().nullish(),
  "rooms": zod.array(zod.object({
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
}).describe('A room of a homestay or of a hotel; both are read alike.')).optional().describe('Each is written by its own call.')
})
})

/**
 * @summary Read a homestay with its rooms
 */



export const GetHomestayParams = zod.object({
  "homestayId": zod.int().min(1)
})















export const GetHomestayResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "slug": zod.string().nullish(),
  "region": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "owner": zod.union([zod.object({
  "id": zod.int().min(1),
  "full_name": zod.string().nullish()
}),zod.null()]).optional(),
  "email": zod.string().nullish(),
  "website": zod.string().nullish(),
  "price_per_person": zod.number().nullish(),
  "total_capacity": zod.int().nullish().describe('How many guests can sleep here.'),
  "is_sponsored": zod.boolean().nullish(),
  "status": zod.boolean(),
  "full_payment": zod.boolean().nullish().describe('Whether the whole price is due on booking.'),
  "request_status": zod.enum(['pending', 'approved']).optional(),
  "created_at": zod.iso.datetime({"offset":true}).nullish().describe('Since when a request waits.'),
  "order": zod.int().nullish(),
  "discount_persons": zod.int().nullish().describe('From how many guests on the discount applies.'),
  "discount": zod.number().nullish(),
  "min_payment": zod.number().nullish(),
  "address_1": zod.string().nullish(),
  "address_2": zod.string().nullish(),
  "phone_1": zod.string().nullish(),
  "phone_2": zod.string().nullish(),
  "homestay_details": zod.string().nullish().describe('Rich text.'),
  "room_details": zod.string().nullish().describe('Rich text.'),
  "cancellation_details": zod.string().nullish().describe('Rich text.'),
  "local_tourist_attraction": zod.string().nullish().describe('Rich text.'),
  "available_facilities": zod.string().nullish().describe('Rich text.'),
  "available_local_infrastructure": zod.string().nullish().describe('Rich text.'),
  "what_is_included": zod.string().nullish().describe('Rich text.'),
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
})).optional(),
  "meta_tag": zod.object({
  "title": zod.string().nullish(),
  "keywords": zod.string().nullish(),
  "description": zod.string().nullish()
}).nullish(),
  "latitude": zod.number().nullish(),
  "longitude": zod.number().nullish(),
  "position": zod.int().nullish(),
  "google_map": zod.string().nullish().describe('The address of an embedded map.'),
  "available_features": zod.array(zod.object({
  "id": zod.int().min(1),
  "title": zod.string().nullish()
})).optional(),
  "room_type": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "property_type": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "tag": zod.union([zod.enum(['Sponsored', 'Best Value', 'Best Seller', 'Top Rated', 'Top Pick', 'Exclusive Offer']),zod.null()]).optional(),
  "no_follow": zod.boolean().nullish(),
  "no_index": zod.boolean().nullish(),
  "rooms": zod.array(zod.object({
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
}).describe('A room of a homestay or of a hotel; both are read alike.')).optional().describe('Each is written by its own call.')
})
})

/**
 * @summary Change a homestay
 */



export const UpdateHomestayParams = zod.object({
  "homestayId": zod.int().min(1)
})

export const updateHomestayBodyNameMax = 255;

export const updateHomestayBodySlugMax = 255;


export const updateHomestayBodySlugRegExp = new RegExp('^[^\\s/?#]+$');


export const updateHomestayBodyEmailOneMax = 255;

export const updateHomestayBodyWebsiteMax = 2048;

export const updateHomestayBodyPricePerPersonMin = 0;

export const updateHomestayBodyTotalCapacityMin = 0;

export const updateHomestayBodyOrderMin = 0;

export const updateHomestayBodyDiscountPersonsMin = 0;

export const updateHomestayBodyDiscountMin = 0;
export const updateHomestayBodyDiscountMax = 100;

export const updateHomestayBodyMinPaymentMin = 0;
export const updateHomestayBodyMinPaymentMax = 100;

export const updateHomestayBodyAddress1Max = 255;

export const updateHomestayBodyAddress2Max = 255;

export const updateHomestayBodyPhone1Max = 32;

export const updateHomestayBodyPhone2Max = 32;

export const updateHomestayBodyHomestayDetailsMax = 65535;

export const updateHomestayBodyRoomDetailsMax = 65535;

export const updateHomestayBodyCancellationDetailsMax = 65535;

export const updateHomestayBodyLocalTouristAttractionMax = 65535;

export const updateHomestayBodyAvailableFacilitiesMax = 65535;

export const updateHomestayBodyAvailableLocalInfrastructureMax = 65535;

export const updateHomestayBodyWhatIsIncludedMax = 65535;

export const updateHomestayBodyAltItemMax = 255;


export const updateHomestayBodyGalleryItemUploadMin = 0;


export const updateHomestayBodyMetaPageTitleMax = 255;

export const updateHomestayBodyMetaKeywordsMax = 255;

export const updateHomestayBodyMetaDescriptionMax = 500;

export const updateHomestayBodyLatitudeMin = -90;
export const updateHomestayBodyLatitudeMax = 90;

export const updateHomestayBodyLongitudeMin = -180;
export const updateHomestayBodyLongitudeMax = 180;

export const updateHomestayBodyPositionMin = 0;

export const updateHomestayBodyGoogleMapMax = 2048;






export const UpdateHomestayBody = zod.object({
  "name": zod.string().min(1).max(updateHomestayBodyNameMax).optional(),
  "slug": zod.string().min(1).max(updateHomestayBodySlugMax).regex(updateHomestayBodySlugRegExp).optional(),
  "homestay_region_id": zod.int().min(1).nullish(),
  "user_id": zod.int().min(1).nullish().describe('The owner.'),
  "email": zod.union([zod.email().max(updateHomestayBodyEmailOneMax),zod.literal("")]).optional().describe('An address, or nothing.'),
  "website": zod.string().max(updateHomestayBodyWebsiteMax).optional(),
  "price_per_person": zod.number().min(updateHomestayBodyPricePerPersonMin).nullish(),
  "total_capacity": zod.int().min(updateHomestayBodyTotalCapacityMin).nullish(),
  "is_sponsored": zod.boolean().optional(),
  "status": zod.boolean().optional(),
  "full_payment": zod.boolean().optional(),
  "order": zod.int().min(updateHomestayBodyOrderMin).nullish(),
  "discount_persons": zod.int().min(updateHomestayBodyDiscountPersonsMin).nullish(),
  "discount": zod.number().min(updateHomestayBodyDiscountMin).max(updateHomestayBodyDiscountMax).nullish(),
  "min_payment": zod.number().min(updateHomestayBodyMinPaymentMin).max(updateHomestayBodyMinPaymentMax).nullish(),
  "address_1": zod.string().max(updateHomestayBodyAddress1Max).optional(),
  "address_2": zod.string().max(updateHomestayBodyAddress2Max).optional(),
  "phone_1": zod.string().max(updateHomestayBodyPhone1Max).optional(),
  "phone_2": zod.string().max(updateHomestayBodyPhone2Max).optional(),
  "homestay_details": zod.string().max(updateHomestayBodyHomestayDetailsMax).optional(),
  "room_details": zod.string().max(updateHomestayBodyRoomDetailsMax).optional(),
  "cancellation_details": zod.string().max(updateHomestayBodyCancellationDetailsMax).optional(),
  "local_tourist_attraction": zod.string().max(updateHomestayBodyLocalTouristAttractionMax).optional(),
  "available_facilities": zod.string().max(updateHomestayBodyAvailableFacilitiesMax).optional(),
  "available_local_infrastructure": zod.string().max(updateHomestayBodyAvailableLocalInfrastructureMax).optional(),
  "what_is_included": zod.string().max(updateHomestayBodyWhatIsIncludedMax).optional(),
  "images": zod.array(zod.instanceof(Blob)).optional().describe('New pictures; stored ones stay until they are removed through the files call.'),
  "alt": zod.array(zod.string().max(updateHomestayBodyAltItemMax)).optional().describe('The alternative text of every image: of the stored ones in the order of the record, then of the new ones in the order of `images`.'),
  "gallery": zod.array(zod.object({
  "id": zod.int().min(1).nullish().describe('A stored image.'),
  "upload": zod.int().min(updateHomestayBodyGalleryItemUploadMin).nullish().describe('A new image: its index in `images`.'),
  "featured": zod.boolean().optional().describe('At most one row.')
}).describe('One image of a record; the order of the rows is the order of the gallery. Either `id` or `upload` is set. The texts travel in `alt`.')).optional(),
  "amenities": zod.array(zod.int().min(1)).optional().describe('Ids of amenities.'),
  "meta_page_title": zod.string().max(updateHomestayBodyMetaPageTitleMax).optional(),
  "meta_keywords": zod.string().max(updateHomestayBodyMetaKeywordsMax).optional(),
  "meta_description": zod.string().max(updateHomestayBodyMetaDescriptionMax).optional(),
  "latitude": zod.number().min(updateHomestayBodyLatitudeMin).max(updateHomestayBodyLatitudeMax).nullish(),
  "longitude": zod.number().min(updateHomestayBodyLongitudeMin).max(updateHomestayBodyLongitudeMax).nullish(),
  "position": zod.int().min(updateHomestayBodyPositionMin).nullish(),
  "google_map": zod.string().max(updateHomestayBodyGoogleMapMax).optional(),
  "available_features": zod.array(zod.int().min(1)).optional().describe('Ids of features.'),
  "room_type": zod.int().min(1).nullish(),
  "property_type": zod.int().min(1).nullish(),
  "tag": zod.union([zod.enum(['Sponsored', 'Best Value', 'Best Seller', 'Top Rated', 'Top Pick', 'Exclusive Offer']),zod.null()]).optional(),
  "no_follow": zod.boolean().optional(),
  "no_index": zod.boolean().optional()
})















export const UpdateHomestayResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "slug": zod.string().nullish(),
  "region": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "owner": zod.union([zod.object({
  "id": zod.int().min(1),
  "full_name": zod.string().nullish()
}),zod.null()]).optional(),
  "email": zod.string().nullish(),
  "website": zod.string().nullish(),
  "price_per_person": zod.number().nullish(),
  "total_capacity": zod.int().nullish().describe('How many guests can sleep here.'),
  "is_sponsored": zod.boolean().nullish(),
  "status": zod.boolean(),
  "full_payment": zod.boolean().nullish().describe('Whether the whole price is due on booking.'),
  "request_status": zod.enum(['pending', 'approved']).optional(),
  "created_at": zod.iso.datetime({"offset":true}).nullish().describe('Since when a request waits.'),
  "order": zod.int().nullish(),
  "discount_persons": zod.int().nullish().describe('From how many guests on the discount applies.'),
  "discount": zod.number().nullish(),
  "min_payment": zod.number().nullish(),
  "address_1": zod.string().nullish(),
  "address_2": zod.string().nullish(),
  "phone_1": zod.string().nullish(),
  "phone_2": zod.string().nullish(),
  "homestay_details": zod.string().nullish().describe('Rich text.'),
  "room_details": zod.string().nullish().describe('Rich text.'),
  "cancellation_details": zod.string().nullish().describe('Rich text.'),
  "local_tourist_attraction": zod.string().nullish().describe('Rich text.'),
  "available_facilities": zod.string().nullish().describe('Rich text.'),
  "available_local_infrastructure": zod.string().nullish().describe('Rich text.'),
  "what_is_included": zod.string().nullish().describe('Rich text.'),
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
})).optional(),
  "meta_tag": zod.object({
  "title": zod.string().nullish(),
  "keywords": zod.string().nullish(),
  "description": zod.string().nullish()
}).nullish(),
  "latitude": zod.number().nullish(),
  "longitude": zod.number().nullish(),
  "position": zod.int().nullish(),
  "google_map": zod.string().nullish().describe('The address of an embedded map.'),
  "available_features": zod.array(zod.object({
  "id": zod.int().min(1),
  "title": zod.string().nullish()
})).optional(),
  "room_type": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "property_type": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "tag": zod.union([zod.enum(['Sponsored', 'Best Value', 'Best Seller', 'Top Rated', 'Top Pick', 'Exclusive Offer']),zod.null()]).optional(),
  "no_follow": zod.boolean().nullish(),
  "no_index": zod.boolean().nullish(),
  "rooms": zod.array(zod.object({
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
}).describe('A room of a homestay or of a hotel; both are read alike.')).optional().describe('Each is written by its own call.')
})
})

/**
 * @summary Delete a homestay
 */



export const DeleteHomestayParams = zod.object({
  "homestayId": zod.int().min(1)
})

export const DeleteHomestayResponse = zod.void()

/**
 * @summary Approve a homestay that its owner submitted
 */



export const ApproveHomestayRequestParams = zod.object({
  "homestayId": zod.int().min(1)
})















export const ApproveHomestayRequestResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "slug": zod.string().nullish(),
  "region": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "owner": zod.union([zod.object({
  "id": zod.int().min(1),
  "full_name": zod.string().nullish()
}),zod.null()]).optional(),
  "email": zod.string().nullish(),
  "website": zod.string().nullish(),
  "price_per_person": zod.number().nullish(),
  "total_capacity": zod.int().nullish().describe('How many guests can sleep here.'),
  "is_sponsored": zod.boolean().nullish(),
  "status": zod.boolean(),
  "full_payment": zod.boolean().nullish().describe('Whether the whole price is due on booking.'),
  "request_status": zod.enum(['pending', 'approved']).optional(),
  "created_at": zod.iso.datetime({"offset":true}).nullish().describe('Since when a request waits.'),
  "order": zod.int().nullish(),
  "discount_persons": zod.int().nullish().describe('From how many guests on the discount applies.'),
  "discount": zod.number().nullish(),
  "min_payment": zod.number().nullish(),
  "address_1": zod.string().nullish(),
  "address_2": zod.string().nullish(),
  "phone_1": zod.string().nullish(),
  "phone_2": zod.string().nullish(),
  "homestay_details": zod.string().nullish().describe('Rich text.'),
  "room_details": zod.string().nullish().describe('Rich text.'),
  "cancellation_details": zod.string().nullish().describe('Rich text.'),
  "local_tourist_attraction": zod.string().nullish().describe('Rich text.'),
  "available_facilities": zod.string().nullish().describe('Rich text.'),
  "available_local_infrastructure": zod.string().nullish().describe('Rich text.'),
  "what_is_included": zod.string().nullish().describe('Rich text.'),
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
})).optional(),
  "meta_tag": zod.object({
  "title": zod.string().nullish(),
  "keywords": zod.string().nullish(),
  "description": zod.string().nullish()
}).nullish(),
  "latitude": zod.number().nullish(),
  "longitude": zod.number().nullish(),
  "position": zod.int().nullish(),
  "google_map": zod.string().nullish().describe('The address of an embedded map.'),
  "available_features": zod.array(zod.object({
  "id": zod.int().min(1),
  "title": zod.string().nullish()
})).optional(),
  "room_type": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "property_type": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "tag": zod.union([zod.enum(['Sponsored', 'Best Value', 'Best Seller', 'Top Rated', 'Top Pick', 'Exclusive Offer']),zod.null()]).optional(),
  "no_follow": zod.boolean().nullish(),
  "no_index": zod.boolean().nullish(),
  "rooms": zod.array(zod.object({
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
}).describe('A room of a homestay or of a hotel; both are read alike.')).optional().describe('Each is written by its own call.')
})
})

