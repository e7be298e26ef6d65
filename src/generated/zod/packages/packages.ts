/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary List packages, or the requests that wait for a decision, a page at a time
 */
export const listPackagesQueryPageDefault = 1;

export const listPackagesQueryPerPageDefault = 10;
export const listPackagesQueryPerPageMax = 100;

export const listPackagesQuerySortMax = 64;


export const listPackagesQuerySortRegExp = new RegExp('^-?[a-z0-9_]+$');

export const listPackagesQueryNameMax = 255;






export const ListPackagesQueryParams = zod.object({
  "page": zod.int().min(1).default(listPackagesQueryPageDefault).describe('Which page, counted from 1.'),
  "per_page": zod.int().min(1).max(listPackagesQueryPerPageMax).default(listPackagesQueryPerPageDefault).describe('Rows on a page. Users start at 50, every other list at 10.'),
  "sort": zod.string().max(listPackagesQuerySortMax).regex(listPackagesQuerySortRegExp).optional().describe('A field\'s name, with a leading `-` for descending order.'),
  "id": zod.int().min(1).optional().describe('Only the record with this id.'),
  "name": zod.string().max(listPackagesQueryNameMax).optional().describe('Part of the name, in any case.'),
  "vendor_id": zod.int().min(1).optional().describe('Only packages of this vendor.'),
  "region_id": zod.int().min(1).optional().describe('Only packages in this package region.'),
  "activity_id": zod.int().min(1).optional().describe('Only packages of this activity.'),
  "status": zod.enum(['1', '0']).optional().describe('`1` for active records only, `0` for inactive ones.'),
  "request_status": zod.enum(['pending', 'approved']).optional().describe('`pending` for the queue of requests. Without it the list holds both.')
})

















export const ListPackagesResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "slug": zod.string().nullish(),
  "vendor": zod.union([zod.object({
  "id": zod.int().min(1),
  "full_name": zod.string().nullish()
}),zod.null()]).optional(),
  "region": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "activity": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "departure_type": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "package_type": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "listing_type": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "price_per_person": zod.number().nullish(),
  "guide_language": zod.string().nullish(),
  "guiding_method": zod.string().nullish(),
  "max_altitude": zod.string().nullish(),
  "location_start_from": zod.string().nullish(),
  "location_end_to": zod.string().nullish(),
  "age": zod.string().nullish(),
  "google_map": zod.string().nullish().describe('The address of an embedded map.'),
  "overview": zod.string().nullish().describe('Rich text.'),
  "highlights": zod.string().nullish().describe('Rich text.'),
  "includes": zod.string().nullish().describe('Rich text.'),
  "excludes": zod.string().nullish().describe('Rich text.'),
  "good_to_know": zod.string().nullish().describe('Rich text.'),
  "cancellation": zod.string().nullish().describe('Rich text.'),
  "accommodation": zod.string().nullish(),
  "duration": zod.string().nullish(),
  "discount_total_no": zod.int().nullish().describe('From how many travellers on the discount applies.'),
  "discount_percentage": zod.number().nullish(),
  "is_sponsored": zod.boolean().nullish(),
  "status": zod.boolean(),
  "full_payment": zod.boolean().nullish().describe('Whether the whole price is due on booking.'),
  "request_status": zod.enum(['pending', 'approved']).optional(),
  "created_at": zod.iso.datetime({"offset":true}).nullish().describe('Since when a request waits.'),
  "images": zod.array(zod.object({
  "id": zod.int().min(1),
  "url": zod.string(),
  "alt": zod.string().nullish(),
  "featured": zod.boolean().nullish().describe('The image that stands for the whole record.')
})).optional(),
  "meta_tag": zod.object({
  "title": zod.string().nullish(),
  "keywords": zod.string().nullish(),
  "description": zod.string().nullish()
}).nullish(),
  "position": zod.int().nullish(),
  "available_features": zod.array(zod.object({
  "id": zod.int().min(1),
  "title": zod.string().nullish()
})).optional(),
  "tag": zod.union([zod.enum(['Sponsored', 'Best Value', 'Best Seller', 'Top Rated', 'Top Pick', 'Exclusive Offer']),zod.null()]).optional(),
  "no_follow": zod.boolean().nullish(),
  "no_index": zod.boolean().nullish(),
  "itenaries": zod.array(zod.object({
  "id": zod.int().min(1),
  "duration": zod.string().nullish(),
  "accommodation": zod.string().nullish(),
  "title": zod.string(),
  "description": zod.string().nullish().describe('Rich text.')
})).optional().describe('The days, first to last. Each is written by its own call.'),
  "faqs": zod.array(zod.object({
  "id": zod.int().min(1),
  "question": zod.string(),
  "answer": zod.string().nullish().describe('Rich text.'),
  "status": zod.union([zod.literal(0),zod.literal(1)]).describe('`1` active, `0` inactive: departures, questions and rooms count where other records have a boolean.')
})).optional().describe('Each is written by its own call.')
})),
  "meta": zod.object({
  "last_page": zod.int().min(1),
  "per_page": zod.int().min(1),
  "current_page": zod.int().min(1)
})
})

/**
 * @summary List every package, for pickers
 */




export const ListPackageOptionsResponse = zod.object({
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
 * @summary Create a package
 */
export const createPackageBodyNameMax = 255;

export const createPackageBodySlugMax = 255;


export const createPackageBodySlugRegExp = new RegExp('^[^\\s/?#]+$');






export const createPackageBodyPricePerPersonMin = 0;

export const createPackageBodyGuideLanguageMax = 255;

export const createPackageBodyGuidingMethodMax = 255;

export const createPackageBodyMaxAltitudeMax = 255;

export const createPackageBodyLocationStartFromMax = 255;

export const createPackageBodyLocationEndToMax = 255;

export const createPackageBodyAgeMax = 255;

export const createPackageBodyGoogleMapMax = 2048;

export const createPackageBodyOverviewMax = 65535;

export const createPackageBodyHighlightsMax = 65535;

export const createPackageBodyIncludesMax = 65535;

export const createPackageBodyExcludesMax = 65535;

export const createPackageBodyGoodToKnowMax = 65535;

export const createPackageBodyCancellationMax = 65535;

export const createPackageBodyAccommodationMax = 255;

export const createPackageBodyDurationMax = 255;

export const createPackageBodyDiscountTotalNoMin = 0;

export const createPackageBodyDiscountPercentageMin = 0;
export const createPackageBodyDiscountPercentageMax = 100;

export const createPackageBodyAltItemMax = 255;


export const createPackageBodyGalleryItemUploadMin = 0;

export const createPackageBodyMetaPageTitleMax = 255;

export const createPackageBodyMetaKeywordsMax = 255;

export const createPackageBodyMetaDescriptionMax = 500;

export const createPackageBodyPositionMin = 0;




export const CreatePackageBody = zod.object({
  "name": zod.string().min(1).max(createPackageBodyNameMax),
  "slug": zod.string().min(1).max(createPackageBodySlugMax).regex(createPackageBodySlugRegExp),
  "vendor_id": zod.int().min(1).nullish(),
  "region_id": zod.int().min(1).nullish(),
  "activity_id": zod.int().min(1).nullish(),
  "departure_type": zod.int().min(1).nullish(),
  "package_type": zod.int().min(1).nullish(),
  "listing_type": zod.int().min(1).nullish(),
  "price_per_person": zod.number().min(createPackageBodyPricePerPersonMin).nullish(),
  "guide_language": zod.string().max(createPackageBodyGuideLanguageMax).optional(),
  "guiding_method": zod.string().max(createPackageBodyGuidingMethodMax).optional(),
  "max_altitude": zod.string().max(createPackageBodyMaxAltitudeMax).optional(),
  "location_start_from": zod.string().max(createPackageBodyLocationStartFromMax).optional(),
  "location_end_to": zod.string().max(createPackageBodyLocationEndToMax).optional(),
  "age": zod.string().max(createPackageBodyAgeMax).optional(),
  "google_map": zod.string().max(createPackageBodyGoogleMapMax).optional(),
  "overview": zod.string().max(createPackageBodyOverviewMax).optional(),
  "highlights": zod.string().max(createPackageBodyHighlightsMax).optional(),
  "includes": zod.string().max(createPackageBodyIncludesMax).optional(),
  "excludes": zod.string().max(createPackageBodyExcludesMax).optional(),
  "good_to_know": zod.string().max(createPackageBodyGoodToKnowMax).optional(),
  "cancellation": zod.string().max(createPackageBodyCancellationMax).optional(),
  "accommodation": zod.string().max(createPackageBodyAccommodationMax).optional(),
  "duration": zod.string().max(createPackageBodyDurationMax).optional(),
  "discount_total_no": zod.int().min(createPackageBodyDiscountTotalNoMin).nullish(),
  "discount_percentage": zod.number().min(createPackageBodyDiscountPercentageMin).max(createPackageBodyDiscountPercentageMax).nullish(),
  "is_sponsored": zod.boolean().optional(),
  "status": zod.boolean().optional(),
  "full_payment": zod.boolean().optional(),
  "images": zod.array(zod.instanceof(Blob)).optional().describe('New pictures; stored ones stay until they are removed through the files call.'),
  "alt": zod.array(zod.string().max(createPackageBodyAltItemMax)).optional().describe('The alternative text of every image: of the stored ones in the order of the record, then of the new ones in the order of `images`.'),
  "gallery": zod.array(zod.object({
  "id": zod.int().min(1).nullish().describe('A stored image.'),
  "upload": zod.int().min(createPackageBodyGalleryItemUploadMin).nullish().describe('A new image: its index in `images`.'),
  "featured": zod.boolean().optional().describe('At most one row.')
}).describe('One image of a record; the order of the rows is the order of the gallery. Either `id` or `upload` is set. The texts travel in `alt`.')).optional(),
  "meta_page_title": zod.string().max(createPackageBodyMetaPageTitleMax).optional(),
  "meta_keywords": zod.string().max(createPackageBodyMetaKeywordsMax).optional(),
  "meta_description": zod.string().max(createPackageBodyMetaDescriptionMax).optional(),
  "position": zod.int().min(createPackageBodyPositionMin).nullish(),
  "available_features": zod.array(zod.int().min(1)).optional().describe('Ids of features.'),
  "tag": zod.union([zod.enum(['Sponsored', 'Best Value', 'Best Seller', 'Top Rated', 'Top Pick', 'Exclusive Offer']),zod.null()]).optional(),
  "no_follow": zod.boolean().optional(),
  "no_index": zod.boolean().optional()
})














export const CreatePackageResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "slug": zod.string().nullish(),
  "vendor": zod.union([zod.object({
  "id": zod.int().min(1),
  "full_name": zod.string().nullish()
}),zod.null()]).optional(),
  "region": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "activity": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "departure_type": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "package_type": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "listing_type": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "price_per_person": zod.number().nullish(),
  "guide_language": zod.string().nullish(),
  "guiding_method": zod.string().nullish(),
  "max_altitude": zod.string().nullish(),
  "location_start_from": zod.string().nullish(),
  "location_end_to": zod.string().nullish(),
  "age": zod.string().nullish(),
  "google_map": zod.string().nullish().describe('The address of an embedded map.'),
  "overview": zod.string().nullish().describe('Rich text.'),
  "highlights": zod.string().nullish().describe('Rich text.'),
  "includes": zod.string().nullish().describe('Rich text.'),
  "excludes": zod.string().nullish().describe('Rich text.'),
  "good_to_know": zod.string().nullish().describe('Rich text.'),
  "cancellation": zod.string().nullish().describe('Rich text.'),
  "accommodation": zod.string().nullish(),
  "duration": zod.string().nullish(),
  "discount_total_no": zod.int().nullish().describe('From how many travellers on the discount applies.'),
  "discount_percentage": zod.number().nullish(),
  "is_sponsored": zod.boolean().nullish(),
  "status": zod.boolean(),
  "full_payment": zod.boolean().nullish().describe('Whether the whole price is due on booking.'),
  "request_status": zod.enum(['pending', 'approved']).optional(),
  "created_at": zod.iso.datetime({"offset":true}).nullish().describe('Since when a request waits.'),
  "images": zod.array(zod.object({
  "id": zod.int().min(1),
  "url": zod.string(),
  "alt": zod.string().nullish(),
  "featured": zod.boolean().nullish().describe('The image that stands for the whole record.')
})).optional(),
  "meta_tag": zod.object({
  "title": zod.string().nullish(),
  "keywords": zod.string().nullish(),
  "description": zod.string().nullish()
}).nullish(),
  "position": zod.int().nullish(),
  "available_features": zod.array(zod.object({
  "id": zod.int().min(1),
  "title": zod.string().nullish()
})).optional(),
  "tag": zod.union([zod.enum(['Sponsored', 'Best Value', 'Best Seller', 'Top Rated', 'Top Pick', 'Exclusive Offer']),zod.null()]).optional(),
  "no_follow": zod.boolean().nullish(),
  "no_index": zod.boolean().nullish(),
  "itenaries": zod.array(zod.object({
  "id": zod.int().min(1),
  "duration": zod.string().nullish(),
  "accommodation": zod.string().nullish(),
  "title": zod.string(),
  "description": zod.string().nullish().describe('Rich text.')
})).optional().describe('The days, first to last. Each is written by its own call.'),
  "faqs": zod.array(zod.object({
  "id": zod.int().min(1),
  "question": zod.string(),
  "answer": zod.string().nullish().describe('Rich text.'),
  "status": zod.union([zod.literal(0),zod.literal(1)]).describe('`1` active, `0` inactive: departures, questions and rooms count where other records have a boolean.')
})).optional().describe('Each is written by its own call.')
})
})

/**
 * @summary Read a package with its days and questions
 */



export const GetPackageParams = zod.object({
  "packageId": zod.int().min(1)
})














export const GetPackageResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "slug": zod.string().nullish(),
  "vendor": zod.union([zod.object({
  "id": zod.int().min(1),
  "full_name": zod.string().nullish()
}),zod.null()]).optional(),
  "region": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "activity": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "departure_type": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "package_type": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "listing_type": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "price_per_person": zod.number().nullish(),
  "guide_language": zod.string().nullish(),
  "guiding_method": zod.string().nullish(),
  "max_altitude": zod.string().nullish(),
  "location_start_from": zod.string().nullish(),
  "location_end_to": zod.string().nullish(),
  "age": zod.string().nullish(),
  "google_map": zod.string().nullish().describe('The address of an embedded map.'),
  "overview": zod.string().nullish().describe('Rich text.'),
  "highlights": zod.string().nullish().describe('Rich text.'),
  "includes": zod.string().nullish().describe('Rich text.'),
  "excludes": zod.string().nullish().describe('Rich text.'),
  "good_to_know": zod.string().nullish().describe('Rich text.'),
  "cancellation": zod.string().nullish().describe('Rich text.'),
  "accommodation": zod.string().nullish(),
  "duration": zod.string().nullish(),
  "discount_total_no": zod.int().nullish().describe('From how many travellers on the discount applies.'),
  "discount_percentage": zod.number().nullish(),
  "is_sponsored": zod.boolean().nullish(),
  "status": zod.boolean(),
  "full_payment": zod.boolean().nullish().describe('Whether the whole price is due on booking.'),
  "request_status": zod.enum(['pending', 'approved']).optional(),
  "created_at": zod.iso.datetime({"offset":true}).nullish().describe('Since when a request waits.'),
  "images": zod.array(zod.object({
  "id": zod.int().min(1),
  "url": zod.string(),
  "alt": zod.string().nullish(),
  "featured": zod.boolean().nullish().describe('The image that stands for the whole record.')
})).optional(),
  "meta_tag": zod.object({
  "title": zod.string().nullish(),
  "keywords": zod.string().nullish(),
  "description": zod.string().nullish()
}).nullish(),
  "position": zod.int().nullish(),
  "available_features": zod.array(zod.object({
  "id": zod.int().min(1),
  "title": zod.string().nullish()
})).optional(),
  "tag": zod.union([zod.enum(['Sponsored', 'Best Value', 'Best Seller', 'Top Rated', 'Top Pick', 'Exclusive Offer']),zod.null()]).optional(),
  "no_follow": zod.boolean().nullish(),
  "no_index": zod.boolean().nullish(),
  "itenaries": zod.array(zod.object({
  "id": zod.int().min(1),
  "duration": zod.string().nullish(),
  "accommodation": zod.string().nullish(),
  "title": zod.string(),
  "description": zod.string().nullish().describe('Rich text.')
})).optional().describe('The days, first to last. Each is written by its own call.'),
  "faqs": zod.array(zod.object({
  "id": zod.int().min(1),
  "question": zod.string(),
  "answer": zod.string().nullish().describe('Rich text.'),
  "status": zod.union([zod.literal(0),zod.literal(1)]).describe('`1` active, `0` inactive: departures, questions and rooms count where other records have a boolean.')
})).optional().describe('Each is written by its own call.')
})
})

/**
 * Fields that are not sent stay as they are.
 * @summary Change a package, its pictures included
 */



export const UpdatePackageParams = zod.object({
  "packageId": zod.int().min(1)
})

export const updatePackageBodyNameMax = 255;

export const updatePackageBodySlugMax = 255;


export const updatePackageBodySlugRegExp = new RegExp('^[^\\s/?#]+$');






export const updatePackageBodyPricePerPersonMin = 0;

export const updatePackageBodyGuideLanguageMax = 255;

export const updatePackageBodyGuidingMethodMax = 255;

export const updatePackageBodyMaxAltitudeMax = 255;

export const updatePackageBodyLocationStartFromMax = 255;

export const updatePackageBodyLocationEndToMax = 255;

export const updatePackageBodyAgeMax = 255;

export const updatePackageBodyGoogleMapMax = 2048;

export const updatePackageBodyOverviewMax = 65535;

export const updatePackageBodyHighlightsMax = 65535;

export const updatePackageBodyIncludesMax = 65535;

export const updatePackageBodyExcludesMax = 65535;

export const updatePackageBodyGoodToKnowMax = 65535;

export const updatePackageBodyCancellationMax = 65535;

export const updatePackageBodyAccommodationMax = 255;

export const updatePackageBodyDurationMax = 255;

export const updatePackageBodyDiscountTotalNoMin = 0;

export const updatePackageBodyDiscountPercentageMin = 0;
export const updatePackageBodyDiscountPercentageMax = 100;

export const updatePackageBodyAltItemMax = 255;


export const updatePackageBodyGalleryItemUploadMin = 0;

export const updatePackageBodyMetaPageTitleMax = 255;

export const updatePackageBodyMetaKeywordsMax = 255;

export const updatePackageBodyMetaDescriptionMax = 500;

export const updatePackageBodyPositionMin = 0;




export const UpdatePackageBody = zod.object({
  "name": zod.string().min(1).max(updatePackageBodyNameMax).optional(),
  "slug": zod.string().min(1).max(updatePackageBodySlugMax).regex(updatePackageBodySlugRegExp).optional(),
  "vendor_id": zod.int().min(1).nullish(),
  "region_id": zod.int().min(1).nullish(),
  "activity_id": zod.int().min(1).nullish(),
  "departure_type": zod.int().min(1).nullish(),
  "package_type": zod.int().min(1).nullish(),
  "listing_type": zod.int().min(1).nullish(),
  "price_per_person": zod.number().min(updatePackageBodyPricePerPersonMin).nullish(),
  "guide_language": zod.string().max(updatePackageBodyGuideLanguageMax).optional(),
  "guiding_method": zod.string().max(updatePackageBodyGuidingMethodMax).optional(),
  "max_altitude": zod.string().max(updatePackageBodyMaxAltitudeMax).optional(),
  "location_start_from": zod.string().max(updatePackageBodyLocationStartFromMax).optional(),
  "location_end_to": zod.string().max(updatePackageBodyLocationEndToMax).optional(),
  "age": zod.string().max(updatePackageBodyAgeMax).optional(),
  "google_map": zod.string().max(updatePackageBodyGoogleMapMax).optional(),
  "overview": zod.string().max(updatePackageBodyOverviewMax).optional(),
  "highlights": zod.string().max(updatePackageBodyHighlightsMax).optional(),
  "includes": zod.string().max(updatePackageBodyIncludesMax).optional(),
  "excludes": zod.string().max(updatePackageBodyExcludesMax).optional(),
  "good_to_know": zod.string().max(updatePackageBodyGoodToKnowMax).optional(),
  "cancellation": zod.string().max(updatePackageBodyCancellationMax).optional(),
  "accommodation": zod.string().max(updatePackageBodyAccommodationMax).optional(),
  "duration": zod.string().max(updatePackageBodyDurationMax).optional(),
  "discount_total_no": zod.int().min(updatePackageBodyDiscountTotalNoMin).nullish(),
  "discount_percentage": zod.number().min(updatePackageBodyDiscountPercentageMin).max(updatePackageBodyDiscountPercentageMax).nullish(),
  "is_sponsored": zod.boolean().optional(),
  "status": zod.boolean().optional(),
  "full_payment": zod.boolean().optional(),
  "images": zod.array(zod.instanceof(Blob)).optional().describe('New pictures; stored ones stay until they are removed through the files call.'),
  "alt": zod.array(zod.string().max(updatePackageBodyAltItemMax)).optional().describe('The alternative text of every image: of the stored ones in the order of the record, then of the new ones in the order of `images`.'),
  "gallery": zod.array(zod.object({
  "id": zod.int().min(1).nullish().describe('A stored image.'),
  "upload": zod.int().min(updatePackageBodyGalleryItemUploadMin).nullish().describe('A new image: its index in `images`.'),
  "featured": zod.boolean().optional().describe('At most one row.')
}).describe('One image of a record; the order of the rows is the order of the gallery. Either `id` or `upload` is set. The texts travel in `alt`.')).optional(),
  "meta_page_title": zod.string().max(updatePackageBodyMetaPageTitleMax).optional(),
  "meta_keywords": zod.string().max(updatePackageBodyMetaKeywordsMax).optional(),
  "meta_description": zod.string().max(updatePackageBodyMetaDescriptionMax).optional(),
  "position": zod.int().min(updatePackageBodyPositionMin).nullish(),
  "available_features": zod.array(zod.int().min(1)).optional().describe('Ids of features.'),
  "tag": zod.union([zod.enum(['Sponsored', 'Best Value', 'Best Seller', 'Top Rated', 'Top Pick', 'Exclusive Offer']),zod.null()]).optional(),
  "no_follow": zod.boolean().optional(),
  "no_index": zod.boolean().optional()
})














export const UpdatePackageResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "slug": zod.string().nullish(),
  "vendor": zod.union([zod.object({
  "id": zod.int().min(1),
  "full_name": zod.string().nullish()
}),zod.null()]).optional(),
  "region": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "activity": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "departure_type": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "package_type": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "listing_type": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "price_per_person": zod.number().nullish(),
  "guide_language": zod.string().nullish(),
  "guiding_method": zod.string().nullish(),
  "max_altitude": zod.string().nullish(),
  "location_start_from": zod.string().nullish(),
  "location_end_to": zod.string().nullish(),
  "age": zod.string().nullish(),
  "google_map": zod.string().nullish().describe('The address of an embedded map.'),
  "overview": zod.string().nullish().describe('Rich text.'),
  "highlights": zod.string().nullish().describe('Rich text.'),
  "includes": zod.string().nullish().describe('Rich text.'),
  "excludes": zod.string().nullish().describe('Rich text.'),
  "good_to_know": zod.string().nullish().describe('Rich text.'),
  "cancellation": zod.string().nullish().describe('Rich text.'),
  "accommodation": zod.string().nullish(),
  "duration": zod.string().nullish(),
  "discount_total_no": zod.int().nullish().describe('From how many travellers on the discount applies.'),
  "discount_percentage": zod.number().nullish(),
  "is_sponsored": zod.boolean().nullish(),
  "status": zod.boolean(),
  "full_payment": zod.boolean().nullish().describe('Whether the whole price is due on booking.'),
  "request_status": zod.enum(['pending', 'approved']).optional(),
  "created_at": zod.iso.datetime({"offset":true}).nullish().describe('Since when a request waits.'),
  "images": zod.array(zod.object({
  "id": zod.int().min(1),
  "url": zod.string(),
  "alt": zod.string().nullish(),
  "featured": zod.boolean().nullish().describe('The image that stands for the whole record.')
})).optional(),
  "meta_tag": zod.object({
  "title": zod.string().nullish(),
  "keywords": zod.string().nullish(),
  "description": zod.string().nullish()
}).nullish(),
  "position": zod.int().nullish(),
  "available_features": zod.array(zod.object({
  "id": zod.int().min(1),
  "title": zod.string().nullish()
})).optional(),
  "tag": zod.union([zod.enum(['Sponsored', 'Best Value', 'Best Seller', 'Top Rated', 'Top Pick', 'Exclusive Offer']),zod.null()]).optional(),
  "no_follow": zod.boolean().nullish(),
  "no_index": zod.boolean().nullish(),
  "itenaries": zod.array(zod.object({
  "id": zod.int().min(1),
  "duration": zod.string().nullish(),
  "accommodation": zod.string().nullish(),
  "title": zod.string(),
  "description": zod.string().nullish().describe('Rich text.')
})).optional().describe('The days, first to last. Each is written by its own call.'),
  "faqs": zod.array(zod.object({
  "id": zod.int().min(1),
  "question": zod.string(),
  "answer": zod.string().nullish().describe('Rich text.'),
  "status": zod.union([zod.literal(0),zod.literal(1)]).describe('`1` active, `0` inactive: departures, questions and rooms count where other records have a boolean.')
})).optional().describe('Each is written by its own call.')
})
})

/**
 * @summary Delete a package
 */



export const DeletePackageParams = zod.object({
  "packageId": zod.int().min(1)
})

export const DeletePackageResponse = zod.void()

/**
 * @summary Approve a package that a vendor submitted
 */



export const ApprovePackageRequestParams = zod.object({
  "packageId": zod.int().min(1)
})














export const ApprovePackageRequestResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "slug": zod.string().nullish(),
  "vendor": zod.union([zod.object({
  "id": zod.int().min(1),
  "full_name": zod.string().nullish()
}),zod.null()]).optional(),
  "region": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "activity": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "departure_type": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "package_type": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "listing_type": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional(),
  "price_per_person": zod.number().nullish(),
  "guide_language": zod.string().nullish(),
  "guiding_method": zod.string().nullish(),
  "max_altitude": zod.string().nullish(),
  "location_start_from": zod.string().nullish(),
  "location_end_to": zod.string().nullish(),
  "age": zod.string().nullish(),
  "google_map": zod.string().nullish().describe('The address of an embedded map.'),
  "overview": zod.string().nullish().describe('Rich text.'),
  "highlights": zod.string().nullish().describe('Rich text.'),
  "includes": zod.string().nullish().describe('Rich text.'),
  "excludes": zod.string().nullish().describe('Rich text.'),
  "good_to_know": zod.string().nullish().describe('Rich text.'),
  "cancellation": zod.string().nullish().describe('Rich text.'),
  "accommodation": zod.string().nullish(),
  "duration": zod.string().nullish(),
  "discount_total_no": zod.int().nullish().describe('From how many travellers on the discount applies.'),
  "discount_percentage": zod.number().nullish(),
  "is_sponsored": zod.boolean().nullish(),
  "status": zod.boolean(),
  "full_payment": zod.boolean().nullish().describe('Whether the whole price is due on booking.'),
  "request_status": zod.enum(['pending', 'approved']).optional(),
  "created_at": zod.iso.datetime({"offset":true}).nullish().describe('Since when a request waits.'),
  "images": zod.array(zod.object({
  "id": zod.int().min(1),
  "url": zod.string(),
  "alt": zod.string().nullish(),
  "featured": zod.boolean().nullish().describe('The image that stands for the whole record.')
})).optional(),
  "meta_tag": zod.object({
  "title": zod.string().nullish(),
  "keywords": zod.string().nullish(),
  "description": zod.string().nullish()
}).nullish(),
  "position": zod.int().nullish(),
  "available_features": zod.array(zod.object({
  "id": zod.int().min(1),
  "title": zod.string().nullish()
})).optional(),
  "tag": zod.union([zod.enum(['Sponsored', 'Best Value', 'Best Seller', 'Top Rated', 'Top Pick', 'Exclusive Offer']),zod.null()]).optional(),
  "no_follow": zod.boolean().nullish(),
  "no_index": zod.boolean().nullish(),
  "itenaries": zod.array(zod.object({
  "id": zod.int().min(1),
  "duration": zod.string().nullish(),
  "accommodation": zod.string().nullish(),
  "title": zod.string(),
  "description": zod.string().nullish().describe('Rich text.')
})).optional().describe('The days, first to last. Each is written by its own call.'),
  "faqs": zod.array(zod.object({
  "id": zod.int().min(1),
  "question": zod.string(),
  "answer": zod.string().nullish().describe('Rich text.'),
  "status": zod.union([zod.literal(0),zod.literal(1)]).describe('`1` active, `0` inactive: departures, questions and rooms count where other records have a boolean.')
})).optional().describe('Each is written by its own call.')
})
})

