/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary List blog categories, a page at a time
 */
export const listBlogCategoriesQueryPageDefault = 1;

export const listBlogCategoriesQueryPerPageDefault = 10;
export const listBlogCategoriesQueryPerPageMax = 100;

export const listBlogCategoriesQuerySortMax = 64;


export const listBlogCategoriesQuerySortRegExp = new RegExp('^-?[a-z0-9_]+$');

export const listBlogCategoriesQueryNameMax = 255;

export const listBlogCategoriesQueryDisplayNameMax = 255;



export const ListBlogCategoriesQueryParams = zod.object({
  "page": zod.int().min(1).default(listBlogCategoriesQueryPageDefault).describe('Which page, counted from 1.'),
  "per_page": zod.int().min(1).max(listBlogCategoriesQueryPerPageMax).default(listBlogCategoriesQueryPerPageDefault).describe('Rows on a page. Users start at 50, every other list at 10.'),
  "sort": zod.string().max(listBlogCategoriesQuerySortMax).regex(listBlogCategoriesQuerySortRegExp).optional().describe('A field\'s name, with a leading `-` for descending order.'),
  "id": zod.int().min(1).optional().describe('Only the record with this id.'),
  "name": zod.string().max(listBlogCategoriesQueryNameMax).optional().describe('Part of the name, in any case.'),
  "display_name": zod.string().max(listBlogCategoriesQueryDisplayNameMax).optional().describe('Part of the displayed name, in any case.')
})







export const ListBlogCategoriesResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "slug": zod.string().nullish(),
  "display_name": zod.string().nullish(),
  "status": zod.boolean()
})),
  "meta": zod.object({
  "last_page": zod.int().min(1),
  "per_page": zod.int().min(1),
  "current_page": zod.int().min(1)
})
})

/**
 * @summary List every blog category, for pickers
 */



export const ListBlogCategoryOptionsResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish(),
  "display_name": zod.string().nullish()
}))
})

/**
 * @summary Create a blog category
 */
export const createBlogCategoryBodyNameMax = 255;

export const createBlogCategoryBodySlugMax = 255;


export const createBlogCategoryBodySlugRegExp = new RegExp('^[^\\s/?#]+$');
export const createBlogCategoryBodyDisplayNameMax = 255;

export const createBlogCategoryBodyStatusDefault = true;

export const CreateBlogCategoryBody = zod.object({
  "name": zod.string().min(1).max(createBlogCategoryBodyNameMax),
  "slug": zod.string().min(1).max(createBlogCategoryBodySlugMax).regex(createBlogCategoryBodySlugRegExp),
  "display_name": zod.string().max(createBlogCategoryBodyDisplayNameMax).optional(),
  "status": zod.boolean().default(createBlogCategoryBodyStatusDefault)
})




export const CreateBlogCategoryResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "slug": zod.string().nullish(),
  "display_name": zod.string().nullish(),
  "status": zod.boolean()
})
})

/**
 * @summary Read a blog category
 */



export const GetBlogCategoryParams = zod.object({
  "categoryId": zod.int().min(1)
})




export const GetBlogCategoryResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "slug": zod.string().nullish(),
  "display_name": zod.string().nullish(),
  "status": zod.boolean()
})
})

/**
 * @summary Change a blog category
 */



export const UpdateBlogCategoryParams = zod.object({
  "categoryId": zod.int().min(1)
})

export const updateBlogCategoryBodyNameMax = 255;

export const updateBlogCategoryBodySlugMax = 255;


export const updateBlogCategoryBodySlugRegExp = new RegExp('^[^\\s/?#]+$');
export const updateBlogCategoryBodyDisplayNameMax = 255;



export const UpdateBlogCategoryBody = zod.object({
  "name": zod.string().min(1).max(updateBlogCategoryBodyNameMax).optional(),
  "slug": zod.string().min(1).max(updateBlogCategoryBodySlugMax).regex(updateBlogCategoryBodySlugRegExp).optional(),
  "display_name": zod.string().max(updateBlogCategoryBodyDisplayNameMax).optional(),
  "status": zod.boolean().optional()
})




export const UpdateBlogCategoryResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "slug": zod.string().nullish(),
  "display_name": zod.string().nullish(),
  "status": zod.boolean()
})
})

/**
 * @summary Delete a blog category
 */



export const DeleteBlogCategoryParams = zod.object({
  "categoryId": zod.int().min(1)
})

export const DeleteBlogCategoryResponse = zod.void()

