/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary List hotels, or the requests that wait for a decision, a page at a time
 */
export const listHotelsQueryPageDefault = 1;

export const listHotelsQueryPerPageDefault = 10;
export const listHotelsQueryPerPageMax = 100;

export const listHotelsQuerySortMax = 64;


export const listHotelsQuerySortRegExp = new RegExp('^-?[a-z0-9_]+$');

export const listHotelsQueryNameMax = 255;

export const listHotelsQueryEmailMax = 255;



export const ListHotelsQueryParams = zod.object({
  "page": zod.int().min(1).default(listHotelsQueryPageDefault).describe('Which page, counted from 1.'),
  "per_page": zod.int().min(1).max(listHotelsQueryPerPageMax).default(listHotelsQueryPerPageDefault).describe('Rows on a page. Users start at 50, every other list at 10.'),
  "sort": zod.string().max(listHotelsQuerySortMax).regex(listHotelsQuerySortRegExp).optional().describe('A field\'s name, with a leading `-` for descending order.'),
  "id": zod.int().min(1).optional().describe('Only the record with this id.'),
  "name": zod.string().max(listHotelsQueryNameMax).optional().describe('Part of the name, in any case.'),
  "email": zod.string().max(listHotelsQueryEmailMax).optional().describe('Part of the e-mail address, in any case.'),
  "request_status": zod.enum(['pending', 'approved']).optional().describe('`pending` for the queue of requests. Without it the list holds both.')
})
















export const ListHotelsResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "slug": zod.string().nullish(),
  "owner": zod.union([zod.object({
  "id": zod.int().min(1),
  "full_name": zod.string().nullish()
}),zod.null()]).optional(),
  "region": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "email": zod.string().nullish(),
  "website": zod.string().nullish(),
  "min_price": zod.number().nullish().describe('Per night.'),
  "full_payment": zod.boolean().nullish().describe('Whether the whole price is due on booking.'),
  "min_payment": zod.number().nullish().describe('A percentage.'),
  "phone_1": zod.string().nullish(),
  "phone_2": zod.string().nullish(),
  "address_1": zod.string().nullish(),
  "address_2": zod.string().nullish(),
  "rating": zod.number().nullish().describe('Stars.'),
  "details": zod.string().nullish().describe('Rich text.'),
  "features": zod.string().nullish().describe('Rich text.'),
  "is_sponsored": zod.boolean().nullish(),
  "status": zod.boolean(),
  "request_status": zod.enum(['pending', 'approved']).optional(),
  "created_at": zod.iso.datetime({"offset":true}).nullish().describe('Since when a request waits.'),
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
 * @summary List every hotel, for pickers
 */




export const ListHotelOptionsResponse = zod.object({
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
 * @summary Create a hotel
 */

export const createHotelBodyNameMax = 255;

export const createHotelBodySlugMax = 255;


export const createHotelBodySlugRegExp = new RegExp('^[^\\s/?#]+$');
export const createHotelBodyEmailOneMax = 255;

export const createHotelBodyWebsiteMax = 2048;

export const createHotelBodyDefaultPriceMin = 0;

export const createHotelBodyMinPaymentPercentMin = 0;
export const createHotelBodyMinPaymentPercentMax = 100;

export const createHotelBodyPhone1Max = 32;

export const createHotelBodyPhone2Max = 32;


export const createHotelBodyAddress1Max = 255;

export const createHotelBodyAddress2Max = 255;

export const createHotelBodyStarRatingMin = 0;
export const createHotelBodyStarRatingMax = 5;

export const createHotelBodyDescriptionMax = 65535;

export const createHotelBodyFeaturesMax = 65535;

export const createHotelBodyIsSponsoredDefault = true;
export const createHotelBodyStatusDefault = true;
export const createHotelBodyAltItemMax = 255;


export const createHotelBodyGalleryItemUploadMin = 0;


export const createHotelBodyMetaPageTitleMax = 255;

export const createHotelBodyMetaKeywordsMax = 255;

export const createHotelBodyMetaDescriptionMax = 500;

export const createHotelBodyLatitudeMin = -90;
export const createHotelBodyLatitudeMax = 90;

export const createHotelBodyLongitudeMin = -180;
export const createHotelBodyLongitudeMax = 180;

export const createHotelBodyPositionMin = 0;

export const createHotelBodyGoogleMapMax = 2048;




export const CreateHotelBody = zod.object({
  "user_id": zod.int().min(1).nullish().describe('The owner.'),
  "name": zod.string().min(1).max(createHotelBodyNameMax),
  "slug": zod.string().min(1).max(createHotelBodySlugMax).regex(createHotelBodySlugRegExp),
  "email": zod.union([zod.email().max(createHotelBodyEmailOneMax),zod.literal("")]).optional().describe('An address, or nothing.'),
  "website": zod.string().max(createHotelBodyWebsiteMax).optional(),
  "default_price": zod.number().min(createHotelBodyDefaultPriceMin).nullish().describe('Read as `min_price`.'),
  "is_full_payment": zod.boolean().optional().describe('Read as `full_payment`.'),
  "min_payment_percent": zod.number().min(createHotelBodyMinPaymentPercentMin).max(createHotelBodyMinPaymentPercentMax).nullish().describe('Read as `min_payment`.'),
  "phone_1": zod.string().max(createHotelBodyPhone1Max).optional(),
  "phone_2": zod.string().max(createHotelBodyPhone2Max).optional(),
  "hotel_region_id": zod.int().min(1).nullish().describe('Read as `region`.'),
  "address_1": zod.string().max(createHotelBodyAddress1Max).optional(),
  "address_2": zod.string().max(createHotelBodyAddress2Max).optional(),
  "star_rating": zod.number().min(createHotelBodyStarRatingMin).max(createHotelBodyStarRatingMax).nullish().describe('Read as `rating`.'),
  "description": zod.string().max(createHotelBodyDescriptionMax).optional().describe('Read as `details`.'),
  "features": zod.string().max(createHotelBodyFeaturesMax).optional(),
  "is_sponsored": zod.boolean().default(createHotelBodyIsSponsoredDefault),
  "status": zod.boolean().default(createHotelBodyStatusDefault),
  "alt": zod.array(zod.string().max(createHotelBodyAltItemMax)).optional().describe('The alternative text of every image: of the stored ones in the order of the record, then of the new ones in the order of `images`.'),
  "images": zod.array(zod.instanceof(Blob)).optional().describe('New pictures; stored ones stay until they are removed through the files call.'),
  "gallery": zod.array(zod.object({
  "id": zod.int().min(1).nullish().describe('A stored image.'),
  "upload": zod.int().min(createHotelBodyGalleryItemUploadMin).nullish().describe('A new image: its index in `images`.'),
  "featured": zod.boolean().optional().describe('At most one row.')
}).describe('One image of a record; the order of the rows is the order of the gallery. Either `id` or `upload` is set. The texts travel in `alt`.')).optional(),
  "amenities": zod.array(zod.int().min(1)).optional().describe('Ids of amenities.'),
  "meta_page_title": zod.string().max(createHotelBodyMetaPageTitleMax).optional(),
  "meta_keywords": zod.string().max(createHotelBodyMetaKeywordsMax).optional(),
  "meta_description": zod.string().max(createHotelBodyMetaDescriptionMax).optional(),
  "latitude": zod.number().min(createHotelBodyLatitudeMin).max(createHotelBodyLatitudeMax).nullish(),
  "longitude": zod.number().min(createHotelBodyLongitudeMin).max(createHotelBodyLongitudeMax).nullish(),
  "position": zod.int().min(createHotelBodyPositionMin).nullish(),
  "google_map": zod.string().max(createHotelBodyGoogleMapMax).optional(),
  "available_features": zod.array(zod.int().min(1)).optional().describe('Ids of features.'),
  "tag": zod.union([zod.enum(['Sponsored', 'Best Value', 'Best Seller', 'Top Rated', 'Top Pick', 'Exclusive Offer']),zod.null()]).optional(),
  "no_follow": zod.boolean().optional(),
  "no_index": zod.boolean().optional()
})













export const CreateHotelResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "slug": zod.string().nullish(),
  "owner": zod.union([zod.object({
  "id": zod.int().min(1),
  "full_name": zod.string().nullish()
}),zod.null()]).optional(),
  "region": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "email": zod.string().nullish(),
  "website": zod.string().nullish(),
  "min_price": zod.number().nullish().describe('Per night.'),
  "full_payment": zod.boolean().nullish().describe('Whether the whole price is due on booking.'),
  "min_payment": zod.number().nullish().describe('A percentage.'),
  "phone_1": zod.string().nullish(),
  "phone_2": zod.string().nullish(),
  "address_1": zod.string().nullish(),
  "address_2": zod.string().nullish(),
  "rating": zod.number().nullish().describe('Stars.'),
  "details": zod.string().nullish().describe('Rich text.'),
  "features": zod.string().nullish().describe('Rich text.'),
  "is_sponsored": zod.boolean().nullish(),
  "status": zod.boolean(),
  "request_status": zod.enum(['pending', 'approved']).optional(),
  "created_at": zod.iso.datetime({"offset":true}).nullish().describe('Since when a request waits.'),
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
 * @summary Read a hotel with its rooms
 */



export const GetHotelParams = zod.object({
  "hotelId": zod.int().min(1)
})













export const GetHotelResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "slug": zod.string().nullish(),
  "owner": zod.union([zod.object({
  "id": zod.int().min(1),
  "full_name": zod.string().nullish()
}),zod.null()]).optional(),
  "region": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "email": zod.string().nullish(),
  "website": zod.string().nullish(),
  "min_price": zod.number().nullish().describe('Per night.'),
  "full_payment": zod.boolean().nullish().describe('Whether the whole price is due on booking.'),
  "min_payment": zod.number().nullish().describe('A percentage.'),
  "phone_1": zod.string().nullish(),
  "phone_2": zod.string().nullish(),
  "address_1": zod.string().nullish(),
  "address_2": zod.string().nullish(),
  "rating": zod.number().nullish().describe('Stars.'),
  "details": zod.string().nullish().describe('Rich text.'),
  "features": zod.string().nullish().describe('Rich text.'),
  "is_sponsored": zod.boolean().nullish(),
  "status": zod.boolean(),
  "request_status": zod.enum(['pending', 'approved']).optional(),
  "created_at": zod.iso.datetime({"offset":true}).nullish().describe('Since when a request waits.'),
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
 * @summary Change a hotel
 */



export const UpdateHotelParams = zod.object({
  "hotelId": zod.int().min(1)
})


export const updateHotelBodyNameMax = 255;

export const updateHotelBodySlugMax = 255;


export const updateHotelBodySlugRegExp = new RegExp('^[^\\s/?#]+$');
export const updateHotelBodyEmailOneMax = 255;

export const updateHotelBodyWebsiteMax = 2048;

export const updateHotelBodyDefaultPriceMin = 0;

export const updateHotelBodyMinPaymentPercentMin = 0;
export const updateHotelBodyMinPaymentPercentMax = 100;

export const updateHotelBodyPhone1Max = 32;

export const updateHotelBodyPhone2Max = 32;


export const updateHotelBodyAddress1Max = 255;

export const updateHotelBodyAddress2Max = 255;

export const updateHotelBodyStarRatingMin = 0;
export const updateHotelBodyStarRatingMax = 5;

export const updateHotelBodyDescriptionMax = 65535;

export const updateHotelBodyFeaturesMax = 65535;

export const updateHotelBodyAltItemMax = 255;


export const updateHotelBodyGalleryItemUploadMin = 0;


export const updateHotelBodyMetaPageTitleMax = 255;

export const updateHotelBodyMetaKeywordsMax = 255;

export const updateHotelBodyMetaDescriptionMax = 500;

export const updateHotelBodyLatitudeMin = -90;
export const updateHotelBodyLatitudeMax = 90;

export const updateHotelBodyLongitudeMin = -180;
export const updateHotelBodyLongitudeMax = 180;

export const updateHotelBodyPositionMin = 0;

export const updateHotelBodyGoogleMapMax = 2048;




export const UpdateHotelBody = zod.object({
  "user_id": zod.int().min(1).nullish().describe('The owner.'),
  "name": zod.string().min(1).max(updateHotelBodyNameMax).optional(),
  "slug": zod.string().min(1).max(updateHotelBodySlugMax).regex(updateHotelBodySlugRegExp).optional(),
  "email": zod.union([zod.email().max(updateHotelBodyEmailOneMax),zod.literal("")]).optional().describe('An address, or nothing.'),
  "website": zod.string().max(updateHotelBodyWebsiteMax).optional(),
  "default_price": zod.number().min(updateHotelBodyDefaultPriceMin).nullish().describe('Read as `min_price`.'),
  "is_full_payment": zod.boolean().optional().describe('Read as `full_payment`.'),
  "min_payment_percent": zod.number().min(updateHotelBodyMinPaymentPercentMin).max(updateHotelBodyMinPaymentPercentMax).nullish().describe('Read as `min_payment`.'),
  "phone_1": zod.string().max(updateHotelBodyPhone1Max).optional(),
  "phone_2": zod.string().max(updateHotelBodyPhone2Max).optional(),
  "hotel_region_id": zod.int().min(1).nullish().describe('Read as `region`.'),
  "address_1": zod.string().max(updateHotelBodyAddress1Max).optional(),
  "address_2": zod.string().max(updateHotelBodyAddress2Max).optional(),
  "star_rating": zod.number().min(updateHotelBodyStarRatingMin).max(updateHotelBodyStarRatingMax).nullish().describe('Read as `rating`.'),
  "description": zod.string().max(updateHotelBodyDescriptionMax).optional().describe('Read as `details`.'),
  "features": zod.string().max(updateHotelBodyFeaturesMax).optional(),
  "is_sponsored": zod.boolean().optional(),
  "status": zod.boolean().optional(),
  "alt": zod.array(zod.string().max(updateHotelBodyAltItemMax)).optional().describe('The alternative text of every image: of the stored ones in the order of the record, then of the new ones in the order of `images`.'),
  "images": zod.array(zod.instanceof(Blob)).optional().describe('New pictures; stored ones stay until they are removed through the files call.'),
  "gallery": zod.array(zod.object({
  "id": zod.int().min(1).nullish().describe('A stored image.'),
  "upload": zod.int().min(updateHotelBodyGalleryItemUploadMin).nullish().describe('A new image: its index in `images`.'),
  "featured": zod.boolean().optional().describe('At most one row.')
}).describe('One image of a record; the order of the rows is the order of the gallery. Either `id` or `upload` is set. The texts travel in `alt`.')).optional(),
  "amenities": zod.array(zod.int().min(1)).optional().describe('Ids of amenities.'),
  "meta_page_title": zod.string().max(updateHotelBodyMetaPageTitleMax).optional(),
  "meta_keywords": zod.string().max(updateHotelBodyMetaKeywordsMax).optional(),
  "meta_description": zod.string().max(updateHotelBodyMetaDescriptionMax).optional(),
  "latitude": zod.number().min(updateHotelBodyLatitudeMin).max(updateHotelBodyLatitudeMax).nullish(),
  "longitude": zod.number().min(updateHotelBodyLongitudeMin).max(updateHotelBodyLongitudeMax).nullish(),
  "position": zod.int().min(updateHotelBodyPositionMin).nullish(),
  "google_map": zod.string().max(updateHotelBodyGoogleMapMax).optional(),
  "available_features": zod.array(zod.int().min(1)).optional().describe('Ids of features.'),
  "tag": zod.union([zod.enum(['Sponsored', 'Best Value', 'Best Seller', 'Top Rated', 'Top Pick', 'Exclusive Offer']),zod.null()]).optional(),
  "no_follow": zod.boolean().optional(),
  "no_index": zod.boolean().optional()
})













export const UpdateHotelResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "slug": zod.string().nullish(),
  "owner": zod.union([zod.object({
  "id": zod.int().min(1),
  "full_name": zod.string().nullish()
}),zod.null()]).optional(),
  "region": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "email": zod.string().nullish(),
  "website": zod.string().nullish(),
  "min_price": zod.number().nullish().describe('Per night.'),
  "full_payment": zod.boolean().nullish().describe('Whether the whole price is due on booking.'),
  "min_payment": zod.number().nullish().describe('A percentage.'),
  "phone_1": zod.string().nullish(),
  "phone_2": zod.string().nullish(),
  "address_1": zod.string().nullish(),
  "address_2": zod.string().nullish(),
  "rating": zod.number().nullish().describe('Stars.'),
  "details": zod.string().nullish().describe('Rich text.'),
  "features": zod.string().nullish().describe('Rich text.'),
  "is_sponsored": zod.boolean().nullish(),
  "status": zod.boolean(),
  "request_status": zod.enum(['pending', 'approved']).optional(),
  "created_at": zod.iso.datetime({"offset":true}).nullish().describe('Since when a request waits.'),
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
 * @summary Delete a hotel
 */



export const DeleteHotelParams = zod.object({
  "hotelId": zod.int().min(1)
})

export const DeleteHotelResponse = zod.void()

/**
 * @summary Approve a hotel that its owner submitted
 */



export const ApproveHotelRequestParams = zod.object({
  "hotelId": zod.int().min(1)
})













export const ApproveHotelRequestResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "slug": zod.string().nullish(),
  "owner": zod.union([zod.object({
  "id": zod.int().min(1),
  "full_name": zod.string().nullish()
}),zod.null()]).optional(),
  "region": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "email": zod.string().nullish(),
  "website": zod.string().nullish(),
  "min_price": zod.number().nullish().describe('Per night.'),
  "full_payment": zod.boolean().nullish().describe('Whether the whole price is due on booking.'),
  "min_payment": zod.number().nullish().describe('A percentage.'),
  "phone_1": zod.string().nullish(),
  "phone_2": zod.string().nullish(),
  "address_1": zod.string().nullish(),
  "address_2": zod.string().nullish(),
  "rating": zod.number().nullish().describe('Stars.'),
  "details": zod.string().nullish().describe('Rich text.'),
  "features": zod.string().nullish().describe('Rich text.'),
  "is_sponsored": zod.boolean().nullish(),
  "status": zod.boolean(),
  "request_status": zod.enum(['pending', 'approved']).optional(),
  "created_at": zod.iso.datetime({"offset":true}).nullish().describe('Since when a request waits.'),
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

