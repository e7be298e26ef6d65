/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary List amenities, a page at a time
 */
export const listAmenitiesQueryPageDefault = 1;

export const listAmenitiesQueryPerPageDefault = 10;
export const listAmenitiesQueryPerPageMax = 100;

export const listAmenitiesQuerySortMax = 64;


export const listAmenitiesQuerySortRegExp = new RegExp('^-?[a-z0-9_]+$');

export const listAmenitiesQueryNameMax = 255;

export const listAmenitiesQueryDisplayNameMax = 255;



export const ListAmenitiesQueryParams = zod.object({
  "page": zod.int().min(1).default(listAmenitiesQueryPageDefault).describe('Which page, counted from 1.'),
  "per_page": zod.int().min(1).max(listAmenitiesQueryPerPageMax).default(listAmenitiesQueryPerPageDefault).describe('Rows on a page. Users start at 50, every other list at 10.'),
  "sort": zod.string().max(listAmenitiesQuerySortMax).regex(listAmenitiesQuerySortRegExp).optional().describe('A field\'s name, with a leading `-` for descending order.'),
  "id": zod.int().min(1).optional().describe('Only the record with this id.'),
  "name": zod.string().max(listAmenitiesQueryNameMax).optional().describe('Part of the name, in any case.'),
  "display_name": zod.string().max(listAmenitiesQueryDisplayNameMax).optional().describe('Part of the displayed name, in any case.'),
  "type": zod.enum(['hotel', 'homestay', 'room']).optional().describe('Only amenities of this type.')
})








export const ListAmenitiesResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "display_name": zod.string().nullish(),
  "type": zod.enum(['hotel', 'homestay', 'room']).optional(),
  "status": zod.boolean(),
  "images": zod.array(zod.object({
  "id": zod.int().min(1),
  "url": zod.string(),
  "alt": zod.string().nullish(),
  "featured": zod.boolean().nullish().describe('The image that stands for the whole record.')
})).optional()
})),
  "meta": zod.object({
  "last_page": zod.int().min(1),
  "per_page": zod.int().min(1),
  "current_page": zod.int().min(1)
})
})

/**
 * @summary Find amenities for a picker
 */
export const searchAmenitiesQueryDisplayNameMax = 255;



export const SearchAmenitiesQueryParams = zod.object({
  "display_name": zod.string().max(searchAmenitiesQueryDisplayNameMax).optional().describe('Part of the displayed name, in any case.'),
  "type": zod.enum(['hotel', 'homestay', 'room']).optional().describe('Only amenities of this type.')
})




export const SearchAmenitiesResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish(),
  "display_name": zod.string().nullish(),
  "type": zod.enum(['hotel', 'homestay', 'room']).optional()
}))
})

/**
 * @summary Create an amenity
 */
export const createAmenityBodyNameMax = 255;

export const createAmenityBodyDisplayNameMax = 255;

export const createAmenityBodyStatusDefault = true;
export const createAmenityBodyAltItemMax = 255;


export const createAmenityBodyGalleryItemUploadMin = 0;



export const CreateAmenityBody = zod.object({
  "name": zod.string().min(1).max(createAmenityBodyNameMax),
  "display_name": zod.string().min(1).max(createAmenityBodyDisplayNameMax),
  "type": zod.enum(['hotel', 'homestay', 'room']),
  "status": zod.boolean().default(createAmenityBodyStatusDefault),
  "images": zod.array(zod.instanceof(Blob)).optional().describe('New pictures; stored ones stay until they are removed through the files call.'),
  "alt": zod.array(zod.string().max(createAmenityBodyAltItemMax)).optional().describe('The alternative text of every image: of the stored ones in the order of the record, then of the new ones in the order of `images`.'),
  "gallery": zod.array(zod.object({
  "id": zod.int().min(1).nullish().describe('A stored image.'),
  "upload": zod.int().min(createAmenityBodyGalleryItemUploadMin).nullish().describe('A new image: its index in `images`.'),
  "featured": zod.boolean().optional().describe('At most one row.')
}).describe('One image of a record; the order of the rows is the order of the gallery. Either `id` or `upload` is set. The texts travel in `alt`.')).optional()
})





export const CreateAmenityResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "display_name": zod.string().nullish(),
  "type": zod.enum(['hotel', 'homestay', 'room']).optional(),
  "status": zod.boolean(),
  "images": zod.array(zod.object({
  "id": zod.int().min(1),
  "url": zod.string(),
  "alt": zod.string().nullish(),
  "featured": zod.boolean().nullish().describe('The image that stands for the whole record.')
})).optional()
})
})

/**
 * @summary Read an amenity
 */



export const GetAmenityParams = zod.object({
  "amenityId": zod.int().min(1)
})





export const GetAmenityResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "display_name": zod.string().nullish(),
  "type": zod.enum(['hotel', 'homestay', 'room']).optional(),
  "status": zod.boolean(),
  "images": zod.array(zod.object({
  "id": zod.int().min(1),
  "url": zod.string(),
  "alt": zod.string().nullish(),
  "featured": zod.boolean().nullish().describe('The image that stands for the whole record.')
})).optional()
})
})

/**
 * @summary Change an amenity
 */



export const UpdateAmenityParams = zod.object({
  "amenityId": zod.int().min(1)
})

export const updateAmenityBodyNameMax = 255;

export const updateAmenityBodyDisplayNameMax = 255;

export const updateAmenityBodyAltItemMax = 255;


export const updateAmenityBodyGalleryItemUploadMin = 0;



export const UpdateAmenityBody = zod.object({
  "name": zod.string().min(1).max(updateAmenityBodyNameMax).optional(),
  "display_name": zod.string().min(1).max(updateAmenityBodyDisplayNameMax).optional(),
  "type": zod.enum(['hotel', 'homestay', 'room']).optional(),
  "status": zod.boolean().optional(),
  "images": zod.array(zod.instanceof(Blob)).optional().describe('New pictures; stored ones stay until they are removed through the files call.'),
  "alt": zod.array(zod.string().max(updateAmenityBodyAltItemMax)).optional().describe('The alternative text of every image: of the stored ones in the order of the record, then of the new ones in the order of `images`.'),
  "gallery": zod.array(zod.object({
  "id": zod.int().min(1).nullish().describe('A stored image.'),
  "upload": zod.int().min(updateAmenityBodyGalleryItemUploadMin).nullish().describe('A new image: its index in `images`.'),
  "featured": zod.boolean().optional().describe('At most one row.')
}).describe('One image of a record; the order of the rows is the order of the gallery. Either `id` or `upload` is set. The texts travel in `alt`.')).optional()
})





export const UpdateAmenityResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "display_name": zod.string().nullish(),
  "type": zod.enum(['hotel', 'homestay', 'room']).optional(),
  "status": zod.boolean(),
  "images": zod.array(zod.object({
  "id": zod.int().min(1),
  "url": zod.string(),
  "alt": zod.string().nullish(),
  "featured": zod.boolean().nullish().describe('The image that stands for the whole record.')
})).optional()
})
})

/**
 * @summary Delete an amenity
 */



export const DeleteAmenityParams = zod.object({
  "amenityId": zod.int().min(1)
})

export const DeleteAmenityResponse = zod.void()

