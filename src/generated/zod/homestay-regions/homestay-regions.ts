/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary List homestay regions, a page at a time
 */
export const listHomestayRegionsQueryPageDefault = 1;

export const listHomestayRegionsQueryPerPageDefault = 10;
export const listHomestayRegionsQueryPerPageMax = 100;

export const listHomestayRegionsQuerySortMax = 64;


export const listHomestayRegionsQuerySortRegExp = new RegExp('^-?[a-z0-9_]+$');

export const listHomestayRegionsQueryNameMax = 255;



export const ListHomestayRegionsQueryParams = zod.object({
  "page": zod.int().min(1).default(listHomestayRegionsQueryPageDefault).describe('Which page, counted from 1.'),
  "per_page": zod.int().min(1).max(listHomestayRegionsQueryPerPageMax).default(listHomestayRegionsQueryPerPageDefault).describe('Rows on a page. Users start at 50, every other list at 10.'),
  "sort": zod.string().max(listHomestayRegionsQuerySortMax).regex(listHomestayRegionsQuerySortRegExp).optional().describe('A field\'s name, with a leading `-` for descending order.'),
  "id": zod.int().min(1).optional().describe('Only the record with this id.'),
  "name": zod.string().max(listHomestayRegionsQueryNameMax).optional().describe('Part of the name, in any case.')
})








export const ListHomestayRegionsResponse = zod.object({
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
 * @summary List every homestay region, for pickers
 */



export const ListHomestayRegionOptionsResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}))
})

/**
 * @summary Create a homestay region
 */
export const createHomestayRegionBodyNameMax = 255;

export const createHomestayRegionBodySlugMax = 255;


export const createHomestayRegionBodySlugRegExp = new RegExp('^[^\\s/?#]+$');
export const createHomestayRegionBodyAltImageMax = 255;

export const createHomestayRegionBodyDescriptionMax = 65535;

export const createHomestayRegionBodyDisplayHomeDefault = true;
export const createHomestayRegionBodyStatusDefault = true;
export const createHomestayRegionBodyImagesMax = 1;

export const createHomestayRegionBodyMetaPageTitleMax = 255;

export const createHomestayRegionBodyMetaKeywordsMax = 255;

export const createHomestayRegionBodyMetaDescriptionMax = 500;



export const CreateHomestayRegionBody = zod.object({
  "name": zod.string().min(1).max(createHomestayRegionBodyNameMax),
  "slug": zod.string().min(1).max(createHomestayRegionBodySlugMax).regex(createHomestayRegionBodySlugRegExp),
  "alt_image": zod.string().max(createHomestayRegionBodyAltImageMax).optional().describe('The alternative text of the picture.'),
  "description": zod.string().max(createHomestayRegionBodyDescriptionMax).optional(),
  "display_home": zod.boolean().default(createHomestayRegionBodyDisplayHomeDefault),
  "status": zod.boolean().default(createHomestayRegionBodyStatusDefault),
  "images": zod.array(zod.instanceof(Blob)).max(createHomestayRegionBodyImagesMax).optional().describe('A new picture, in place of the stored one.'),
  "meta_page_title": zod.string().max(createHomestayRegionBodyMetaPageTitleMax).optional(),
  "meta_keywords": zod.string().max(createHomestayRegionBodyMetaKeywordsMax).optional(),
  "meta_description": zod.string().max(createHomestayRegionBodyMetaDescriptionMax).optional()
})





export const CreateHomestayRegionResponse = zod.object({
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
 * @summary Read a homestay region
 */



export const GetHomestayRegionParams = zod.object({
  "homestayRegionId": zod.int().min(1)
})





export const GetHomestayRegionResponse = zod.object({
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
 * @summary Change a homestay region
 */



export const UpdateHomestayRegionParams = zod.object({
  "homestayRegionId": zod.int().min(1)
})

export const updateHomestayRegionBodyNameMax = 255;

export const updateHomestayRegionBodySlugMax = 255;


export const updateHomestayRegionBodySlugRegExp = new RegExp('^[^\\s/?#]+$');
export const updateHomestayRegionBodyAltImageMax = 255;

export const updateHomestayRegionBodyDescriptionMax = 65535;

export const updateHomestayRegionBodyImagesMax = 1;

export const updateHomestayRegionBodyMetaPageTitleMax = 255;

export const updateHomestayRegionBodyMetaKeywordsMax = 255;

export const updateHomestayRegionBodyMetaDescriptionMax = 500;



export const UpdateHomestayRegionBody = zod.object({
  "name": zod.string().min(1).max(updateHomestayRegionBodyNameMax).optional(),
  "slug": zod.string().min(1).max(updateHomestayRegionBodySlugMax).regex(updateHomestayRegionBodySlugRegExp).optional(),
  "alt_image": zod.string().max(updateHomestayRegionBodyAltImageMax).optional().describe('The alternative text of the picture.'),
  "description": zod.string().max(updateHomestayRegionBodyDescriptionMax).optional(),
  "display_home": zod.boolean().optional(),
  "status": zod.boolean().optional(),
  "images": zod.array(zod.instanceof(Blob)).max(updateHomestayRegionBodyImagesMax).optional().describe('A new picture, in place of the stored one.'),
  "meta_page_title": zod.string().max(updateHomestayRegionBodyMetaPageTitleMax).optional(),
  "meta_keywords": zod.string().max(updateHomestayRegionBodyMetaKeywordsMax).optional(),
  "meta_description": zod.string().max(updateHomestayRegionBodyMetaDescriptionMax).optional()
})





export const UpdateHomestayRegionResponse = zod.object({
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
 * @summary Delete a homestay region
 */



export const DeleteHomestayRegionParams = zod.object({
  "homestayRegionId": zod.int().min(1)
})

export const DeleteHomestayRegionResponse = zod.void()

