/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary List features, a page at a time
 */
export const listFeaturesQueryPageDefault = 1;

export const listFeaturesQueryPerPageDefault = 10;
export const listFeaturesQueryPerPageMax = 100;

export const listFeaturesQuerySortMax = 64;


export const listFeaturesQuerySortRegExp = new RegExp('^-?[a-z0-9_]+$');

export const listFeaturesQueryTitleMax = 255;



export const ListFeaturesQueryParams = zod.object({
  "page": zod.int().min(1).default(listFeaturesQueryPageDefault).describe('Which page, counted from 1.'),
  "per_page": zod.int().min(1).max(listFeaturesQueryPerPageMax).default(listFeaturesQueryPerPageDefault).describe('Rows on a page. Users start at 50, every other list at 10.'),
  "sort": zod.string().max(listFeaturesQuerySortMax).regex(listFeaturesQuerySortRegExp).optional().describe('A field\'s name, with a leading `-` for descending order.'),
  "id": zod.int().min(1).optional().describe('Only the record with this id.'),
  "title": zod.string().max(listFeaturesQueryTitleMax).optional().describe('Part of the title, in any case.')
})







export const ListFeaturesResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "title": zod.string(),
  "status": zod.boolean()
})),
  "meta": zod.object({
  "last_page": zod.int().min(1),
  "per_page": zod.int().min(1),
  "current_page": zod.int().min(1)
})
})

/**
 * @summary List every feature, for pickers
 */



export const ListFeatureOptionsResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "title": zod.string().nullish()
}))
})

/**
 * @summary Create a feature
 */
export const createFeatureBodyTitleMax = 255;

export const createFeatureBodyStatusDefault = true;

export const CreateFeatureBody = zod.object({
  "title": zod.string().min(1).max(createFeatureBodyTitleMax),
  "status": zod.boolean().default(createFeatureBodyStatusDefault)
})




export const CreateFeatureResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "title": zod.string(),
  "status": zod.boolean()
})
})

/**
 * @summary Read a feature
 */



export const GetFeatureParams = zod.object({
  "featureId": zod.int().min(1)
})




export const GetFeatureResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "title": zod.string(),
  "status": zod.boolean()
})
})

/**
 * @summary Change a feature
 */



export const UpdateFeatureParams = zod.object({
  "featureId": zod.int().min(1)
})

export const updateFeatureBodyTitleMax = 255;



export const UpdateFeatureBody = zod.object({
  "title": zod.string().min(1).max(updateFeatureBodyTitleMax).optional(),
  "status": zod.boolean().optional()
})




export const UpdateFeatureResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "title": zod.string(),
  "status": zod.boolean()
})
})

/**
 * @summary Delete a feature
 */



export const DeleteFeatureParams = zod.object({
  "featureId": zod.int().min(1)
})

export const DeleteFeatureResponse = zod.void()

