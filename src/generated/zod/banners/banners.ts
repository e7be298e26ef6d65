/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary List banners, a page at a time
 */
export const listBannersQueryPageDefault = 1;

export const listBannersQueryPerPageDefault = 10;
export const listBannersQueryPerPageMax = 100;

export const listBannersQuerySortMax = 64;


export const listBannersQuerySortRegExp = new RegExp('^-?[a-z0-9_]+$');

export const listBannersQueryTitleMax = 255;



export const ListBannersQueryParams = zod.object({
  "page": zod.int().min(1).default(listBannersQueryPageDefault).describe('Which page, counted from 1.'),
  "per_page": zod.int().min(1).max(listBannersQueryPerPageMax).default(listBannersQueryPerPageDefault).describe('Rows on a page. Users start at 50, every other list at 10.'),
  "sort": zod.string().max(listBannersQuerySortMax).regex(listBannersQuerySortRegExp).optional().describe('A field\'s name, with a leading `-` for descending order.'),
  "id": zod.int().min(1).optional().describe('Only the record with this id.'),
  "title": zod.string().max(listBannersQueryTitleMax).optional().describe('Part of the title, in any case.'),
  "status": zod.enum(['1', '0']).optional().describe('`1` for active records only, `0` for inactive ones.')
})









export const ListBannersResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "title": zod.string(),
  "status": zod.boolean(),
  "region": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional().describe('The package region it belongs to, if any.'),
  "images": zod.array(zod.object({
  "id": zod.int().min(1).optional(),
  "url": zod.string(),
  "alt": zod.string().nullish()
}).describe('An image of which only the address is sure to come. Without an id it can be replaced, not removed.')).optional().describe('The first is the banner. Written as `image` and `alt`.')
})),
  "meta": zod.object({
  "last_page": zod.int().min(1),
  "per_page": zod.int().min(1),
  "current_page": zod.int().min(1)
})
})

/**
 * @summary Create a banner
 */

export const createBannerBodyTitleMax = 255;

export const createBannerBodyStatusDefault = true;
export const createBannerBodyAltMax = 255;



export const CreateBannerBody = zod.object({
  "package_region_id": zod.int().min(1).nullish().describe('Read as `region`.'),
  "title": zod.string().min(1).max(createBannerBodyTitleMax),
  "status": zod.boolean().default(createBannerBodyStatusDefault),
  "image": zod.instanceof(Blob).optional(),
  "alt": zod.string().max(createBannerBodyAltMax).optional().describe('Its alternative text. Read as the `alt` of the first of `images`.')
})






export const CreateBannerResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "title": zod.string(),
  "status": zod.boolean(),
  "region": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional().describe('The package region it belongs to, if any.'),
  "images": zod.array(zod.object({
  "id": zod.int().min(1).optional(),
  "url": zod.string(),
  "alt": zod.string().nullish()
}).describe('An image of which only the address is sure to come. Without an id it can be replaced, not removed.')).optional().describe('The first is the banner. Written as `image` and `alt`.')
})
})

/**
 * @summary Switch a banner on or off
 */



export const SetBannerStatusBody = zod.object({
  "id": zod.int().min(1),
  "status": zod.boolean()
})






export const SetBannerStatusResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "title": zod.string(),
  "status": zod.boolean(),
  "region": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional().describe('The package region it belongs to, if any.'),
  "images": zod.array(zod.object({
  "id": zod.int().min(1).optional(),
  "url": zod.string(),
  "alt": zod.string().nullish()
}).describe('An image of which only the address is sure to come. Without an id it can be replaced, not removed.')).optional().describe('The first is the banner. Written as `image` and `alt`.')
})
})

/**
 * @summary Read a banner
 */



export const GetBannerParams = zod.object({
  "bannerId": zod.int().min(1)
})






export const GetBannerResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "title": zod.string(),
  "status": zod.boolean(),
  "region": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional().describe('The package region it belongs to, if any.'),
  "images": zod.array(zod.object({
  "id": zod.int().min(1).optional(),
  "url": zod.string(),
  "alt": zod.string().nullish()
}).describe('An image of which only the address is sure to come. Without an id it can be replaced, not removed.')).optional().describe('The first is the banner. Written as `image` and `alt`.')
})
})

/**
 * @summary Change a banner
 */



export const UpdateBannerParams = zod.object({
  "bannerId": zod.int().min(1)
})


export const updateBannerBodyTitleMax = 255;

export const updateBannerBodyAltMax = 255;



export const UpdateBannerBody = zod.object({
  "package_region_id": zod.int().min(1).nullish().describe('Read as `region`.'),
  "title": zod.string().min(1).max(updateBannerBodyTitleMax).optional(),
  "status": zod.boolean().optional(),
  "image": zod.instanceof(Blob).optional(),
  "alt": zod.string().max(updateBannerBodyAltMax).optional().describe('Its alternative text. Read as the `alt` of the first of `images`.')
})






export const UpdateBannerResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "title": zod.string(),
  "status": zod.boolean(),
  "region": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional().describe('The package region it belongs to, if any.'),
  "images": zod.array(zod.object({
  "id": zod.int().min(1).optional(),
  "url": zod.string(),
  "alt": zod.string().nullish()
}).describe('An image of which only the address is sure to come. Without an id it can be replaced, not removed.')).optional().describe('The first is the banner. Written as `image` and `alt`.')
})
})

/**
 * @summary Delete a banner
 */



export const DeleteBannerParams = zod.object({
  "bannerId": zod.int().min(1)
})

export const DeleteBannerResponse = zod.void()

