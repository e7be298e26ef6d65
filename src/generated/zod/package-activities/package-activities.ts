/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary List package activities, a page at a time
 */
export const listPackageActivitiesQueryPageDefault = 1;

export const listPackageActivitiesQueryPerPageDefault = 10;
export const listPackageActivitiesQueryPerPageMax = 100;

export const listPackageActivitiesQuerySortMax = 64;


export const listPackageActivitiesQuerySortRegExp = new RegExp('^-?[a-z0-9_]+$');

export const listPackageActivitiesQueryNameMax = 255;



export const ListPackageActivitiesQueryParams = zod.object({
  "page": zod.int().min(1).default(listPackageActivitiesQueryPageDefault).describe('Which page, counted from 1.'),
  "per_page": zod.int().min(1).max(listPackageActivitiesQueryPerPageMax).default(listPackageActivitiesQueryPerPageDefault).describe('Rows on a page. Users start at 50, every other list at 10.'),
  "sort": zod.string().max(listPackageActivitiesQuerySortMax).regex(listPackageActivitiesQuerySortRegExp).optional().describe('A field\'s name, with a leading `-` for descending order.'),
  "id": zod.int().min(1).optional().describe('Only the record with this id.'),
  "name": zod.string().max(listPackageActivitiesQueryNameMax).optional().describe('Part of the name, in any case.')
})








export const ListPackageActivitiesResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "slug": zod.string().nullish(),
  "alt_image": zod.string().nullish(),
  "status": zod.boolean(),
  "description": zod.string().nullish().describe('Rich text.'),
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
}).nullish()
})),
  "meta": zod.object({
  "last_page": zod.int().min(1),
  "per_page": zod.int().min(1),
  "current_page": zod.int().min(1)
})
})

/**
 * @summary List every package activity, for pickers
 */



export const ListPackageActivityOptionsResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}))
})

/**
 * @summary Create a package activity
 */
export const createPackageActivityBodyNameMax = 255;

export const createPackageActivityBodySlugMax = 255;


export const createPackageActivityBodySlugRegExp = new RegExp('^[^\\s/?#]+$');
export const createPackageActivityBodyAltImageMax = 255;

export const createPackageActivityBodyStatusDefault = true;
export const createPackageActivityBodyDescriptionMax = 65535;

export const createPackageActivityBodyAltItemMax = 255;


export const createPackageActivityBodyGalleryItemUploadMin = 0;

export const createPackageActivityBodyMetaPageTitleMax = 255;

export const createPackageActivityBodyMetaKeywordsMax = 255;

export const createPackageActivityBodyMetaDescriptionMax = 500;



export const CreatePackageActivityBody = zod.object({
  "name": zod.string().min(1).max(createPackageActivityBodyNameMax),
  "slug": zod.string().min(1).max(createPackageActivityBodySlugMax).regex(createPackageActivityBodySlugRegExp),
  "alt_image": zod.string().max(createPackageActivityBodyAltImageMax).optional().describe('A text for the pictures that have none of their own.'),
  "status": zod.boolean().default(createPackageActivityBodyStatusDefault),
  "description": zod.string().max(createPackageActivityBodyDescriptionMax).optional(),
  "images": zod.array(zod.instanceof(Blob)).optional().describe('New pictures; stored ones stay until they are removed through the files call.'),
  "alt": zod.array(zod.string().max(createPackageActivityBodyAltItemMax)).optional().describe('The alternative text of every image: of the stored ones in the order of the record, then of the new ones in the order of `images`.'),
  "gallery": zod.array(zod.object({
  "id": zod.int().min(1).nullish().describe('A stored image.'),
  "upload": zod.int().min(createPackageActivityBodyGalleryItemUploadMin).nullish().describe('A new image: its index in `images`.'),
  "featured": zod.boolean().optional().describe('At most one row.')
}).describe('One image of a record; the order of the rows is the order of the gallery. Either `id` or `upload` is set. The texts travel in `alt`.')).optional(),
  "meta_page_title": zod.string().max(createPackageActivityBodyMetaPageTitleMax).optional(),
  "meta_keywords": zod.string().max(createPackageActivityBodyMetaKeywordsMax).optional(),
  "meta_description": zod.string().max(createPackageActivityBodyMetaDescriptionMax).optional()
})





export const CreatePackageActivityResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "slug": zod.string().nullish(),
  "alt_image": zod.string().nullish(),
  "status": zod.boolean(),
  "description": zod.string().nullish().describe('Rich text.'),
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
}).nullish()
})
})

/**
 * @summary Read a package activity
 */



export const GetPackageActivityParams = zod.object({
  "packageActivityId": zod.int().min(1)
})





export const GetPackageActivityResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "slug": zod.string().nullish(),
  "alt_image": zod.string().nullish(),
  "status": zod.boolean(),
  "description": zod.string().nullish().describe('Rich text.'),
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
}).nullish()
})
})

/**
 * @summary Change a package activity
 */



export const UpdatePackageActivityParams = zod.object({
  "packageActivityId": zod.int().min(1)
})

export const updatePackageActivityBodyNameMax = 255;

export const updatePackageActivityBodySlugMax = 255;


export const updatePackageActivityBodySlugRegExp = new RegExp('^[^\\s/?#]+$');
export const updatePackageActivityBodyAltImageMax = 255;

export const updatePackageActivityBodyDescriptionMax = 65535;

export const updatePackageActivityBodyAltItemMax = 255;


export const updatePackageActivityBodyGalleryItemUploadMin = 0;

export const updatePackageActivityBodyMetaPageTitleMax = 255;

export const updatePackageActivityBodyMetaKeywordsMax = 255;

export const updatePackageActivityBodyMetaDescriptionMax = 500;



export const UpdatePackageActivityBody = zod.object({
  "name": zod.string().min(1).max(updatePackageActivityBodyNameMax).optional(),
  "slug": zod.string().min(1).max(updatePackageActivityBodySlugMax).regex(updatePackageActivityBodySlugRegExp).optional(),
  "alt_image": zod.string().max(updatePackageActivityBodyAltImageMax).optional().describe('A text for the pictures that have none of their own.'),
  "status": zod.boolean().optional(),
  "description": zod.string().max(updatePackageActivityBodyDescriptionMax).optional(),
  "images": zod.array(zod.instanceof(Blob)).optional().describe('New pictures; stored ones stay until they are removed through the files call.'),
  "alt": zod.array(zod.string().max(updatePackageActivityBodyAltItemMax)).optional().describe('The alternative text of every image: of the stored ones in the order of the record, then of the new ones in the order of `images`.'),
  "gallery": zod.array(zod.object({
  "id": zod.int().min(1).nullish().describe('A stored image.'),
  "upload": zod.int().min(updatePackageActivityBodyGalleryItemUploadMin).nullish().describe('A new image: its index in `images`.'),
  "featured": zod.boolean().optional().describe('At most one row.')
}).describe('One image of a record; the order of the rows is the order of the gallery. Either `id` or `upload` is set. The texts travel in `alt`.')).optional(),
  "meta_page_title": zod.string().max(updatePackageActivityBodyMetaPageTitleMax).optional(),
  "meta_keywords": zod.string().max(updatePackageActivityBodyMetaKeywordsMax).optional(),
  "meta_description": zod.string().max(updatePackageActivityBodyMetaDescriptionMax).optional()
})





export const UpdatePackageActivityResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "slug": zod.string().nullish(),
  "alt_image": zod.string().nullish(),
  "status": zod.boolean(),
  "description": zod.string().nullish().describe('Rich text.'),
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
}).nullish()
})
})

/**
 * @summary Delete a package activity
 */



export const DeletePackageActivityParams = zod.object({
  "packageActivityId": zod.int().min(1)
})

export const DeletePackageActivityResponse = zod.void()

