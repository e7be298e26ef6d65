/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary List blogs, a page at a time
 */
export const listBlogsQueryPageDefault = 1;

export const listBlogsQueryPerPageDefault = 10;
export const listBlogsQueryPerPageMax = 100;

export const listBlogsQuerySortMax = 64;


export const listBlogsQuerySortRegExp = new RegExp('^-?[a-z0-9_]+$');

export const listBlogsQueryTitleMax = 255;




export const ListBlogsQueryParams = zod.object({
  "page": zod.int().min(1).default(listBlogsQueryPageDefault).describe('Which page, counted from 1.'),
  "per_page": zod.int().min(1).max(listBlogsQueryPerPageMax).default(listBlogsQueryPerPageDefault).describe('Rows on a page. Users start at 50, every other list at 10.'),
  "sort": zod.string().max(listBlogsQuerySortMax).regex(listBlogsQuerySortRegExp).optional().describe('A field\'s name, with a leading `-` for descending order.'),
  "id": zod.int().min(1).optional().describe('Only the record with this id.'),
  "title": zod.string().max(listBlogsQueryTitleMax).optional().describe('Part of the title, in any case.'),
  "blog_category_id": zod.int().min(1).optional().describe('Only blogs in this category.'),
  "status": zod.enum(['1', '0']).optional().describe('`1` for active records only, `0` for inactive ones.')
})












export const ListBlogsResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "title": zod.string(),
  "slug": zod.string().nullish(),
  "short_description": zod.string().nullish(),
  "description": zod.string().nullish().describe('Rich text.'),
  "blog_category_id": zod.int().min(1).nullish(),
  "blog_category": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional().describe('The category by name.'),
  "status": zod.boolean(),
  "image_url": zod.string().nullish().describe('The picture.'),
  "alt": zod.string().nullish(),
  "packages": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
})).optional().describe('Packages that the blog leads to. Written as a list of ids; so are homestays and hotels.'),
  "homestays": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
})).optional(),
  "hotels": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
})).optional(),
  "meta_tag": zod.object({
  "title": zod.string().nullish(),
  "keywords": zod.string().nullish(),
  "description": zod.string().nullish()
}).nullish(),
  "position": zod.int().nullish(),
  "no_follow": zod.boolean().nullish(),
  "no_index": zod.boolean().nullish()
})),
  "meta": zod.object({
  "last_page": zod.int().min(1),
  "per_page": zod.int().min(1),
  "current_page": zod.int().min(1)
})
})

/**
 * @summary Create a blog
 */
export const createBlogBodyTitleMax = 255;

export const createBlogBodySlugMax = 255;


export const createBlogBodySlugRegExp = new RegExp('^[^\\s/?#]+$');
export const createBlogBodyShortDescriptionMax = 1000;

export const createBlogBodyDescriptionMax = 1000000;


export const createBlogBodyStatusDefault = true;
export const createBlogBodyAltMax = 255;




export const createBlogBodyMetaPageTitleMax = 255;

export const createBlogBodyMetaKeywordsMax = 255;

export const createBlogBodyMetaDescriptionMax = 500;

export const createBlogBodyPositionMin = 0;

export const createBlogBodyNoFollowDefault = false;
export const createBlogBodyNoIndexDefault = false;

export const CreateBlogBody = zod.object({
  "title": zod.string().min(1).max(createBlogBodyTitleMax),
  "slug": zod.string().min(1).max(createBlogBodySlugMax).regex(createBlogBodySlugRegExp),
  "short_description": zod.string().max(createBlogBodyShortDescriptionMax).optional(),
  "description": zod.string().max(createBlogBodyDescriptionMax).optional(),
  "blog_category_id": zod.int().min(1).nullish(),
  "status": zod.boolean().default(createBlogBodyStatusDefault),
  "image": zod.instanceof(Blob).optional(),
  "alt": zod.string().max(createBlogBodyAltMax).optional().describe('The alternative text of the picture.'),
  "packages": zod.array(zod.int().min(1)).optional().describe('Ids of the packages that the blog leads to.'),
  "homestays": zod.array(zod.int().min(1)).optional(),
  "hotels": zod.array(zod.int().min(1)).optional(),
  "meta_page_title": zod.string().max(createBlogBodyMetaPageTitleMax).optional(),
  "meta_keywords": zod.string().max(createBlogBodyMetaKeywordsMax).optional(),
  "meta_description": zod.string().max(createBlogBodyMetaDescriptionMax).optional(),
  "position": zod.int().min(createBlogBodyPositionMin).nullish(),
  "no_follow": zod.boolean().default(createBlogBodyNoFollowDefault),
  "no_index": zod.boolean().default(createBlogBodyNoIndexDefault)
})









export const CreateBlogResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "title": zod.string(),
  "slug": zod.string().nullish(),
  "short_description": zod.string().nullish(),
  "description": zod.string().nullish().describe('Rich text.'),
  "blog_category_id": zod.int().min(1).nullish(),
  "blog_category": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional().describe('The category by name.'),
  "status": zod.boolean(),
  "image_url": zod.string().nullish().describe('The picture.'),
  "alt": zod.string().nullish(),
  "packages": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
})).optional().describe('Packages that the blog leads to. Written as a list of ids; so are homestays and hotels.'),
  "homestays": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
})).optional(),
  "hotels": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
})).optional(),
  "meta_tag": zod.object({
  "title": zod.string().nullish(),
  "keywords": zod.string().nullish(),
  "description": zod.string().nullish()
}).nullish(),
  "position": zod.int().nullish(),
  "no_follow": zod.boolean().nullish(),
  "no_index": zod.boolean().nullish()
})
})

/**
 * @summary Read a blog
 */



export const GetBlogParams = zod.object({
  "blogId": zod.int().min(1)
})









export const GetBlogResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "title": zod.string(),
  "slug": zod.string().nullish(),
  "short_description": zod.string().nullish(),
  "description": zod.string().nullish().describe('Rich text.'),
  "blog_category_id": zod.int().min(1).nullish(),
  "blog_category": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional().describe('The category by name.'),
  "status": zod.boolean(),
  "image_url": zod.string().nullish().describe('The picture.'),
  "alt": zod.string().nullish(),
  "packages": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
})).optional().describe('Packages that the blog leads to. Written as a list of ids; so are homestays and hotels.'),
  "homestays": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
})).optional(),
  "hotels": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
})).optional(),
  "meta_tag": zod.object({
  "title": zod.string().nullish(),
  "keywords": zod.string().nullish(),
  "description": zod.string().nullish()
}).nullish(),
  "position": zod.int().nullish(),
  "no_follow": zod.boolean().nullish(),
  "no_index": zod.boolean().nullish()
})
})

/**
 * @summary Change a blog
 */



export const UpdateBlogParams = zod.object({
  "blogId": zod.int().min(1)
})

export const updateBlogBodyTitleMax = 255;

export const updateBlogBodySlugMax = 255;


export const updateBlogBodySlugRegExp = new RegExp('^[^\\s/?#]+$');
export const updateBlogBodyShortDescriptionMax = 1000;

export const updateBlogBodyDescriptionMax = 1000000;


export const updateBlogBodyAltMax = 255;




export const updateBlogBodyMetaPageTitleMax = 255;

export const updateBlogBodyMetaKeywordsMax = 255;

export const updateBlogBodyMetaDescriptionMax = 500;

export const updateBlogBodyPositionMin = 0;



export const UpdateBlogBody = zod.object({
  "title": zod.string().min(1).max(updateBlogBodyTitleMax).optional(),
  "slug": zod.string().min(1).max(updateBlogBodySlugMax).regex(updateBlogBodySlugRegExp).optional(),
  "short_description": zod.string().max(updateBlogBodyShortDescriptionMax).optional(),
  "description": zod.string().max(updateBlogBodyDescriptionMax).optional(),
  "blog_category_id": zod.int().min(1).nullish(),
  "status": zod.boolean().optional(),
  "image": zod.instanceof(Blob).optional(),
  "alt": zod.string().max(updateBlogBodyAltMax).optional().describe('The alternative text of the picture.'),
  "packages": zod.array(zod.int().min(1)).optional().describe('Ids of the packages that the blog leads to.'),
  "homestays": zod.array(zod.int().min(1)).optional(),
  "hotels": zod.array(zod.int().min(1)).optional(),
  "meta_page_title": zod.string().max(updateBlogBodyMetaPageTitleMax).optional(),
  "meta_keywords": zod.string().max(updateBlogBodyMetaKeywordsMax).optional(),
  "meta_description": zod.string().max(updateBlogBodyMetaDescriptionMax).optional(),
  "position": zod.int().min(updateBlogBodyPositionMin).nullish(),
  "no_follow": zod.boolean().optional(),
  "no_index": zod.boolean().optional()
})









export const UpdateBlogResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "title": zod.string(),
  "slug": zod.string().nullish(),
  "short_description": zod.string().nullish(),
  "description": zod.string().nullish().describe('Rich text.'),
  "blog_category_id": zod.int().min(1).nullish(),
  "blog_category": zod.union([zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}),zod.null()]).optional().describe('The category by name.'),
  "status": zod.boolean(),
  "image_url": zod.string().nullish().describe('The picture.'),
  "alt": zod.string().nullish(),
  "packages": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
})).optional().describe('Packages that the blog leads to. Written as a list of ids; so are homestays and hotels.'),
  "homestays": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
})).optional(),
  "hotels": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
})).optional(),
  "meta_tag": zod.object({
  "title": zod.string().nullish(),
  "keywords": zod.string().nullish(),
  "description": zod.string().nullish()
}).nullish(),
  "position": zod.int().nullish(),
  "no_follow": zod.boolean().nullish(),
  "no_index": zod.boolean().nullish()
})
})

/**
 * @summary Delete a blog
 */



export const DeleteBlogParams = zod.object({
  "blogId": zod.int().min(1)
})

export const DeleteBlogResponse = zod.void()

