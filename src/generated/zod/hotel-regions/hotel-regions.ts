/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary List hotel regions, a page at a time
 */
export const listHotelRegionsQueryPageDefault = 1;

export const listHotelRegionsQueryPerPageDefault = 10;
export const listHotelRegionsQueryPerPageMax = 100;

export const listHotelRegionsQuerySortMax = 64;


export const listHotelRegionsQuerySortRegExp = new RegExp('^-?[a-z0-9_]+$');

export const listHotelRegionsQueryNameMax = 255;



export const ListHotelRegionsQueryParams = zod.object({
  "page": zod.int().min(1).default(listHotelRegionsQueryPageDefault).describe('Which page, counted from 1.'),
  "per_page": zod.int().min(1).max(listHotelRegionsQueryPerPageMax).default(listHotelRegionsQueryPerPageDefault).describe('Rows on a page. Users start at 50, every other list at 10.'),
  "sort": zod.string().max(listHotelRegionsQuerySortMax).regex(listHotelRegionsQuerySortRegExp).optional().describe('A field\'s name, with a leading `-` for descending order.'),
  "id": zod.int().min(1).optional().describe('Only the record with this id.'),
  "name": zod.string().max(listHotelRegionsQueryNameMax).optional().describe('Part of the name, in any case.')
})








export const ListHotelRegionsResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "slug": zod.string().nullish(),
  "alt_image": zod.string().nullish(),
  "description": zod.string().nullish().describe('Rich text.'),
  "display_home": zod.boolean().nullish().describe('Shown on the home page.'),
  "status": zod.boolean(),
  "images": zod.array(zod.object({
  "id": zod.int().min(1).optional(),
  "url": zod.string(),
  "alt": zod.string().nullish()
}).describe('An image of which only the address is sure to come. Without an id it can be replaced, not removed.')).optional().describe('The first is the region\'s picture.'),
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
 * @summary List every hotel region, for pickers
 */



export const ListHotelRegionOptionsResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}))
})

/**
 * @summary Create a hotel region
 */
export const createHotelRegionBodyNameMax = 255;

export const createHotelRegionBodySlugMax = 255;


export const createHotelRegionBodySlugRegExp = new RegExp('^[^\\s/?#]+$');
export const createHotelRegionBodyAltImageMax = 255;

export const createHotelRegionBodyDescriptionMax = 65535;

export const createHotelRegionBodyDisplayHomeDefault = true;
export const createHotelRegionBodyStatusDefault = true;
export const createHotelRegionBodyImagesMax = 1;

export const createHotelRegionBodyMetaPageTitleMax = 255;

export const createHotelRegionBodyMetaKeywordsMax = 255;

export const createHotelRegionBodyMetaDescriptionMax = 500;



export const CreateHotelRegionBody = zod.object({
  "name": zod.string().min(1).max(createHotelRegionBodyNameMax),
  "slug": zod.string().min(1).max(createHotelRegionBodySlugMax).regex(createHotelRegionBodySlugRegExp),
  "alt_image": zod.string().max(createHotelRegionBodyAltImageMax).optional().describe('The alternative text of the picture.'),
  "description": zod.string().max(createHotelRegionBodyDescriptionMax).optional(),
  "display_home": zod.boolean().default(createHotelRegionBodyDisplayHomeDefault),
  "status": zod.boolean().default(createHotelRegionBodyStatusDefault),
  "images": zod.array(zod.instanceof(Blob)).max(createHotelRegionBodyImagesMax).optional().describe('A new picture, in place of the stored one.'),
  "meta_page_title": zod.string().max(createHotelRegionBodyMetaPageTitleMax).optional(),
  "meta_keywords": zod.string().max(createHotelRegionBodyMetaKeywordsMax).optional(),
  "meta_description": zod.string().max(createHotelRegionBodyMetaDescriptionMax).optional()
})





export const CreateHotelRegionResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "slug": zod.string().nullish(),
  "alt_image": zod.string().nullish(),
  "description": zod.string().nullish().describe('Rich text.'),
  "display_home": zod.boolean().nullish().describe('Shown on the home page.'),
  "status": zod.boolean(),
  "images": zod.array(zod.object({
  "id": zod.int().min(1).optional(),
  "url": zod.string(),
  "alt": zod.string().nullish()
}).describe('An image of which only the address is sure to come. Without an id it can be replaced, not removed.')).optional().describe('The first is the region\'s picture.'),
  "meta_tag": zod.object({
  "title": zod.string().nullish(),
  "keywords": zod.string().nullish(),
  "description": zod.string().nullish()
}).nullish()
})
})

/**
 * @summary Read a hotel region
 */



export const GetHotelRegionParams = zod.object({
  "hotelRegionId": zod.int().min(1)
})





export const GetHotelRegionResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "slug": zod.string().nullish(),
  "alt_image": zod.string().nullish(),
  "description": zod.string().nullish().describe('Rich text.'),
  "display_home": zod.boolean().nullish().describe('Shown on the home page.'),
  "status": zod.boolean(),
  "images": zod.array(zod.object({
  "id": zod.int().min(1).optional(),
  "url": zod.string(),
  "alt": zod.string().nullish()
}).describe('An image of which only the address is sure to come. Without an id it can be replaced, not removed.')).optional().describe('The first is the region\'s picture.'),
  "meta_tag": zod.object({
  "title": zod.string().nullish(),
  "keywords": zod.string().nullish(),
  "description": zod.string().nullish()
}).nullish()
})
})

/**
 * @summary Change a hotel region
 */



export const UpdateHotelRegionParams = zod.object({
  "hotelRegionId": zod.int().min(1)
})

export const updateHotelRegionBodyNameMax = 255;

export const updateHotelRegionBodySlugMax = 255;


export const updateHotelRegionBodySlugRegExp = new RegExp('^[^\\s/?#]+$');
export const updateHotelRegionBodyAltImageMax = 255;

export const updateHotelRegionBodyDescriptionMax = 65535;

export const updateHotelRegionBodyImagesMax = 1;

export const updateHotelRegionBodyMetaPageTitleMax = 255;

export const updateHotelRegionBodyMetaKeywordsMax = 255;

export const updateHotelRegionBodyMetaDescriptionMax = 500;



export const UpdateHotelRegionBody = zod.object({
  "name": zod.string().min(1).max(updateHotelRegionBodyNameMax).optional(),
  "slug": zod.string().min(1).max(updateHotelRegionBodySlugMax).regex(updateHotelRegionBodySlugRegExp).optional(),
  "alt_image": zod.string().max(updateHotelRegionBodyAltImageMax).optional().describe('The alternative text of the picture.'),
  "description": zod.string().max(updateHotelRegionBodyDescriptionMax).optional(),
  "display_home": zod.boolean().optional(),
  "status": zod.boolean().optional(),
  "images": zod.array(zod.instanceof(Blob)).max(updateHotelRegionBodyImagesMax).optional().describe('A new picture, in place of the stored one.'),
  "meta_page_title": zod.string().max(updateHotelRegionBodyMetaPageTitleMax).optional(),
  "meta_keywords": zod.string().max(updateHotelRegionBodyMetaKeywordsMax).optional(),
  "meta_description": zod.string().max(updateHotelRegionBodyMetaDescriptionMax).optional()
})





export const UpdateHotelRegionResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "slug": zod.string().nullish(),
  "alt_image": zod.string().nullish(),
  "description": zod.string().nullish().describe('Rich text.'),
  "display_home": zod.boolean().nullish().describe('Shown on the home page.'),
  "status": zod.boolean(),
  "images": zod.array(zod.object({
  "id": zod.int().min(1).optional(),
  "url": zod.string(),
  "alt": zod.string().nullish()
}).describe('An image of which only the address is sure to come. Without an id it can be replaced, not removed.')).optional().describe('The first is the region\'s picture.'),
  "meta_tag": zod.object({
  "title": zod.string().nullish(),
  "keywords": zod.string().nullish(),
  "description": zod.string().nullish()
}).nullish()
})
})

/**
 * @summary Delete a hotel region
 */



export const DeleteHotelRegionParams = zod.object({
  "hotelRegionId": zod.int().min(1)
})

export const DeleteHotelRegionResponse = zod.void()

