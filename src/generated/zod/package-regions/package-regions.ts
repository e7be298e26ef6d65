/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary List package regions, a page at a time
 */
export const listPackageRegionsQueryPageDefault = 1;

export const listPackageRegionsQueryPerPageDefault = 10;
export const listPackageRegionsQueryPerPageMax = 100;

export const listPackageRegionsQuerySortMax = 64;


export const listPackageRegionsQuerySortRegExp = new RegExp('^-?[a-z0-9_]+$');

export const listPackageRegionsQueryNameMax = 255;

export const listPackageRegionsQueryDescriptionMax = 255;



export const ListPackageRegionsQueryParams = zod.object({
  "page": zod.int().min(1).default(listPackageRegionsQueryPageDefault).describe('Which page, counted from 1.'),
  "per_page": zod.int().min(1).max(listPackageRegionsQueryPerPageMax).default(listPackageRegionsQueryPerPageDefault).describe('Rows on a page. Users start at 50, every other list at 10.'),
  "sort": zod.string().max(listPackageRegionsQuerySortMax).regex(listPackageRegionsQuerySortRegExp).optional().describe('A field\'s name, with a leading `-` for descending order.'),
  "id": zod.int().min(1).optional().describe('Only the record with this id.'),
  "name": zod.string().max(listPackageRegionsQueryNameMax).optional().describe('Part of the name, in any case.'),
  "description": zod.string().max(listPackageRegionsQueryDescriptionMax).optional().describe('Part of the description, in any case.')
})








export const ListPackageRegionsResponse = zod.object({
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
 * @summary List every package region, for pickers
 */



export const ListPackageRegionOptionsResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}))
})

/**
 * @summary Create a package region
 */
export const createPackageRegionBodyNameMax = 255;

export const createPackageRegionBodySlugMax = 255;


export const createPackageRegionBodySlugRegExp = new RegExp('^[^\\s/?#]+$');
export const createPackageRegionBodyAltImageMax = 255;

export const createPackageRegionBodyDescriptionMax = 65535;

export const createPackageRegionBodyDisplayHomeDefault = true;
export const createPackageRegionBodyStatusDefault = true;
export const createPackageRegionBodyImagesMax = 1;

export const createPackageRegionBodyMetaPageTitleMax = 255;

export const createPackageRegionBodyMetaKeywordsMax = 255;

export const createPackageRegionBodyMetaDescriptionMax = 500;



export const CreatePackageRegionBody = zod.object({
  "name": zod.string().min(1).max(createPackageRegionBodyNameMax),
  "slug": zod.string().min(1).max(createPackageRegionBodySlugMax).regex(createPackageRegionBodySlugRegExp),
  "alt_image": zod.string().max(createPackageRegionBodyAltImageMax).optional().describe('The alternative text of the picture.'),
  "description": zod.string().max(createPackageRegionBodyDescriptionMax).optional(),
  "display_home": zod.boolean().default(createPackageRegionBodyDisplayHomeDefault),
  "status": zod.boolean().default(createPackageRegionBodyStatusDefault),
  "images": zod.array(zod.instanceof(Blob)).max(createPackageRegionBodyImagesMax).optional().describe('A new picture, in place of the stored one.'),
  "meta_page_title": zod.string().max(createPackageRegionBodyMetaPageTitleMax).optional(),
  "meta_keywords": zod.string().max(createPackageRegionBodyMetaKeywordsMax).optional(),
  "meta_description": zod.string().max(createPackageRegionBodyMetaDescriptionMax).optional()
})





export const CreatePackageRegionResponse = zod.object({
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
 * @summary Read a package region
 */



export const GetPackageRegionParams = zod.object({
  "packageRegionId": zod.int().min(1)
})





export const GetPackageRegionResponse = zod.object({
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
 * @summary Change a package region
 */



export const UpdatePackageRegionParams = zod.object({
  "packageRegionId": zod.int().min(1)
})

export const updatePackageRegionBodyNameMax = 255;

export const updatePackageRegionBodySlugMax = 255;


export const updatePackageRegionBodySlugRegExp = new RegExp('^[^\\s/?#]+$');
export const updatePackageRegionBodyAltImageMax = 255;

export const updatePackageRegionBodyDescriptionMax = 65535;

export const updatePackageRegionBodyImagesMax = 1;

export const updatePackageRegionBodyMetaPageTitleMax = 255;

export const updatePackageRegionBodyMetaKeywordsMax = 255;

export const updatePackageRegionBodyMetaDescriptionMax = 500;



export const UpdatePackageRegionBody = zod.object({
  "name": zod.string().min(1).max(updatePackageRegionBodyNameMax).optional(),
  "slug": zod.string().min(1).max(updatePackageRegionBodySlugMax).regex(updatePackageRegionBodySlugRegExp).optional(),
  "alt_image": zod.string().max(updatePackageRegionBodyAltImageMax).optional().describe('The alternative text of the picture.'),
  "description": zod.string().max(updatePackageRegionBodyDescriptionMax).optional(),
  "display_home": zod.boolean().optional(),
  "status": zod.boolean().optional(),
  "images": zod.array(zod.instanceof(Blob)).max(updatePackageRegionBodyImagesMax).optional().describe('A new picture, in place of the stored one.'),
  "meta_page_title": zod.string().max(updatePackageRegionBodyMetaPageTitleMax).optional(),
  "meta_keywords": zod.string().max(updatePackageRegionBodyMetaKeywordsMax).optional(),
  "meta_description": zod.string().max(updatePackageRegionBodyMetaDescriptionMax).optional()
})





export const UpdatePackageRegionResponse = zod.object({
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
 * @summary Delete a package region
 */



export const DeletePackageRegionParams = zod.object({
  "packageRegionId": zod.int().min(1)
})

export const DeletePackageRegionResponse = zod.void()

