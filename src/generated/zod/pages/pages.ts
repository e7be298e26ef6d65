/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary List pages, a page at a time
 */
export const listPagesQueryPageDefault = 1;

export const listPagesQueryPerPageDefault = 10;
export const listPagesQueryPerPageMax = 100;

export const listPagesQuerySortMax = 64;


export const listPagesQuerySortRegExp = new RegExp('^-?[a-z0-9_]+$');

export const listPagesQueryTitleMax = 255;

export const listPagesQueryNameMax = 255;

export const listPagesQueryUriMax = 255;

export const listPagesQueryExcerptMax = 255;



export const ListPagesQueryParams = zod.object({
  "page": zod.int().min(1).default(listPagesQueryPageDefault).describe('Which page, counted from 1.'),
  "per_page": zod.int().min(1).max(listPagesQueryPerPageMax).default(listPagesQueryPerPageDefault).describe('Rows on a page. Users start at 50, every other list at 10.'),
  "sort": zod.string().max(listPagesQuerySortMax).regex(listPagesQuerySortRegExp).optional().describe('A field\'s name, with a leading `-` for descending order.'),
  "id": zod.int().min(1).optional().describe('Only the record with this id.'),
  "title": zod.string().max(listPagesQueryTitleMax).optional().describe('Part of the title, in any case.'),
  "name": zod.string().max(listPagesQueryNameMax).optional().describe('Part of the name, in any case.'),
  "uri": zod.string().max(listPagesQueryUriMax).optional().describe('Part of the address, in any case.'),
  "excerpt": zod.string().max(listPagesQueryExcerptMax).optional().describe('Part of the excerpt, in any case.')
})









export const ListPagesResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "parent_id": zod.int().min(1).nullish().describe('The page above this one, if any.'),
  "title": zod.string(),
  "slug": zod.string().nullish(),
  "name": zod.string().nullish(),
  "uri": zod.string().nullish(),
  "excerpt": zod.string().nullish(),
  "description": zod.string().nullish().describe('Rich text.'),
  "template_type": zod.enum(['page', 'article', 'info']).optional(),
  "images": zod.array(zod.object({
  "id": zod.int().min(1).optional(),
  "url": zod.string(),
  "alt": zod.string().nullish()
}).describe('An image of which only the address is sure to come. Without an id it can be replaced, not removed.')).optional(),
  "image_url": zod.string().nullish().describe('The first of `images`.'),
  "alt": zod.string().nullish(),
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
 * @summary List every page, for pickers
 */




export const ListPageOptionsResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "title": zod.string().nullish(),
  "name": zod.string().nullish(),
  "parent_id": zod.int().min(1).nullish()
}))
})

/**
 * @summary Create a page
 */

export const createPageBodyTitleMax = 255;

export const createPageBodySlugMax = 255;


export const createPageBodySlugRegExp = new RegExp('^[^\\s/?#]+$');
export const createPageBodyNameMax = 255;

export const createPageBodyUriMax = 255;

export const createPageBodyExcerptMax = 1000;

export const createPageBodyContentMax = 1000000;

export const createPageBodyTemplateDefault = `page`;
export const createPageBodyImagesMax = 1;

export const createPageBodyAltMax = 255;

export const createPageBodyMetaPageTitleMax = 255;

export const createPageBodyMetaKeywordsMax = 255;

export const createPageBodyMetaDescriptionMax = 500;



export const CreatePageBody = zod.object({
  "parent_id": zod.int().min(1).nullish().describe('The page above this one, if any.'),
  "title": zod.string().min(1).max(createPageBodyTitleMax),
  "slug": zod.string().min(1).max(createPageBodySlugMax).regex(createPageBodySlugRegExp),
  "name": zod.string().max(createPageBodyNameMax).optional(),
  "uri": zod.string().max(createPageBodyUriMax).optional(),
  "excerpt": zod.string().max(createPageBodyExcerptMax).optional(),
  "content": zod.string().max(createPageBodyContentMax).optional().describe('Read as `description`.'),
  "template": zod.enum(['page', 'article', 'info']).default(createPageBodyTemplateDefault).describe('Read as `template_type`.'),
  "images": zod.array(zod.instanceof(Blob)).max(createPageBodyImagesMax).optional().describe('A new picture, in place of the stored one.'),
  "alt": zod.string().max(createPageBodyAltMax).optional().describe('The alternative text of the picture.'),
  "meta_page_title": zod.string().max(createPageBodyMetaPageTitleMax).optional(),
  "meta_keywords": zod.string().max(createPageBodyMetaKeywordsMax).optional(),
  "meta_description": zod.string().max(createPageBodyMetaDescriptionMax).optional()
})






export const CreatePageResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "parent_id": zod.int().min(1).nullish().describe('The page above this one, if any.'),
  "title": zod.string(),
  "slug": zod.string().nullish(),
  "name": zod.string().nullish(),
  "uri": zod.string().nullish(),
  "excerpt": zod.string().nullish(),
  "description": zod.string().nullish().describe('Rich text.'),
  "template_type": zod.enum(['page', 'article', 'info']).optional(),
  "images": zod.array(zod.object({
  "id": zod.int().min(1).optional(),
  "url": zod.string(),
  "alt": zod.string().nullish()
}).describe('An image of which only the address is sure to come. Without an id it can be replaced, not removed.')).optional(),
  "image_url": zod.string().nullish().describe('The first of `images`.'),
  "alt": zod.string().nullish(),
  "meta_tag": zod.object({
  "title": zod.string().nullish(),
  "keywords": zod.string().nullish(),
  "description": zod.string().nullish()
}).nullish()
})
})

/**
 * @summary Read a page
 */



export const GetPageParams = zod.object({
  "pageId": zod.int().min(1)
})






export const GetPageResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "parent_id": zod.int().min(1).nullish().describe('The page above this one, if any.'),
  "title": zod.string(),
  "slug": zod.string().nullish(),
  "name": zod.string().nullish(),
  "uri": zod.string().nullish(),
  "excerpt": zod.string().nullish(),
  "description": zod.string().nullish().describe('Rich text.'),
  "template_type": zod.enum(['page', 'article', 'info']).optional(),
  "images": zod.array(zod.object({
  "id": zod.int().min(1).optional(),
  "url": zod.string(),
  "alt": zod.string().nullish()
}).describe('An image of which only the address is sure to come. Without an id it can be replaced, not removed.')).optional(),
  "image_url": zod.string().nullish().describe('The first of `images`.'),
  "alt": zod.string().nullish(),
  "meta_tag": zod.object({
  "title": zod.string().nullish(),
  "keywords": zod.string().nullish(),
  "description": zod.string().nullish()
}).nullish()
})
})

/**
 * @summary Change a page
 */



export const UpdatePageParams = zod.object({
  "pageId": zod.int().min(1)
})


export const updatePageBodyTitleMax = 255;

export const updatePageBodySlugMax = 255;


export const updatePageBodySlugRegExp = new RegExp('^[^\\s/?#]+$');
export const updatePageBodyNameMax = 255;

export const updatePageBodyUriMax = 255;

export const updatePageBodyExcerptMax = 1000;

export const updatePageBodyContentMax = 1000000;

export const updatePageBodyImagesMax = 1;

export const updatePageBodyAltMax = 255;

export const updatePageBodyMetaPageTitleMax = 255;

export const updatePageBodyMetaKeywordsMax = 255;

export const updatePageBodyMetaDescriptionMax = 500;



export const UpdatePageBody = zod.object({
  "parent_id": zod.int().min(1).nullish().describe('The page above this one, if any.'),
  "title": zod.string().min(1).max(updatePageBodyTitleMax).optional(),
  "slug": zod.string().min(1).max(updatePageBodySlugMax).regex(updatePageBodySlugRegExp).optional(),
  "name": zod.string().max(updatePageBodyNameMax).optional(),
  "uri": zod.string().max(updatePageBodyUriMax).optional(),
  "excerpt": zod.string().max(updatePageBodyExcerptMax).optional(),
  "content": zod.string().max(updatePageBodyContentMax).optional().describe('Read as `description`.'),
  "template": zod.enum(['page', 'article', 'info']).optional().describe('Read as `template_type`.'),
  "images": zod.array(zod.instanceof(Blob)).max(updatePageBodyImagesMax).optional().describe('A new picture, in place of the stored one.'),
  "alt": zod.string().max(updatePageBodyAltMax).optional().describe('The alternative text of the picture.'),
  "meta_page_title": zod.string().max(updatePageBodyMetaPageTitleMax).optional(),
  "meta_keywords": zod.string().max(updatePageBodyMetaKeywordsMax).optional(),
  "meta_description": zod.string().max(updatePageBodyMetaDescriptionMax).optional()
})






export const UpdatePageResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "parent_id": zod.int().min(1).nullish().describe('The page above this one, if any.'),
  "title": zod.string(),
  "slug": zod.string().nullish(),
  "name": zod.string().nullish(),
  "uri": zod.string().nullish(),
  "excerpt": zod.string().nullish(),
  "description": zod.string().nullish().describe('Rich text.'),
  "template_type": zod.enum(['page', 'article', 'info']).optional(),
  "images": zod.array(zod.object({
  "id": zod.int().min(1).optional(),
  "url": zod.string(),
  "alt": zod.string().nullish()
}).describe('An image of which only the address is sure to come. Without an id it can be replaced, not removed.')).optional(),
  "image_url": zod.string().nullish().describe('The first of `images`.'),
  "alt": zod.string().nullish(),
  "meta_tag": zod.object({
  "title": zod.string().nullish(),
  "keywords": zod.string().nullish(),
  "description": zod.string().nullish()
}).nullish()
})
})

/**
 * @summary Delete a page
 */



export const DeletePageParams = zod.object({
  "pageId": zod.int().min(1)
})

export const DeletePageResponse = zod.void()

