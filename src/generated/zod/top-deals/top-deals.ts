/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary List top deals, a page at a time
 */
export const listTopDealsQueryPageDefault = 1;

export const listTopDealsQueryPerPageDefault = 10;
export const listTopDealsQueryPerPageMax = 100;

export const listTopDealsQuerySortMax = 64;


export const listTopDealsQuerySortRegExp = new RegExp('^-?[a-z0-9_]+$');

export const listTopDealsQueryTitleMax = 255;

export const listTopDealsQuerySubtitleMax = 255;



export const ListTopDealsQueryParams = zod.object({
  "page": zod.int().min(1).default(listTopDealsQueryPageDefault).describe('Which page, counted from 1.'),
  "per_page": zod.int().min(1).max(listTopDealsQueryPerPageMax).default(listTopDealsQueryPerPageDefault).describe('Rows on a page. Users start at 50, every other list at 10.'),
  "sort": zod.string().max(listTopDealsQuerySortMax).regex(listTopDealsQuerySortRegExp).optional().describe('A field\'s name, with a leading `-` for descending order.'),
  "id": zod.int().min(1).optional().describe('Only the record with this id.'),
  "title": zod.string().max(listTopDealsQueryTitleMax).optional().describe('Part of the title, in any case.'),
  "subtitle": zod.string().max(listTopDealsQuerySubtitleMax).optional().describe('Part of the subtitle, in any case.'),
  "type": zod.enum(['section-1', 'section-2', 'section-3']).optional().describe('Only deals of this section.')
})





export const listTopDealsResponseMetaTotalMin = 0;



export const ListTopDealsResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "title": zod.string(),
  "subtitle": zod.string().nullish(),
  "type": zod.enum(['section-1', 'section-2', 'section-3']).optional(),
  "image_url": zod.string().nullish().describe('The picture.')
})),
  "meta": zod.object({
  "last_page": zod.int().min(1),
  "per_page": zod.int().min(1),
  "current_page": zod.int().min(1),
  "total": zod.int().min(listTopDealsResponseMetaTotalMin).optional()
}).describe('The one list that also tells how many records there are.')
})

/**
 * @summary Create a top deal
 */
export const createTopDealBodyTitleMax = 255;

export const createTopDealBodySubtitleMax = 255;



export const CreateTopDealBody = zod.object({
  "title": zod.string().min(1).max(createTopDealBodyTitleMax),
  "subtitle": zod.string().max(createTopDealBodySubtitleMax).optional(),
  "type": zod.enum(['section-1', 'section-2', 'section-3']),
  "image": zod.instanceof(Blob).optional()
})




export const CreateTopDealResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "title": zod.string(),
  "subtitle": zod.string().nullish(),
  "type": zod.enum(['section-1', 'section-2', 'section-3']).optional(),
  "image_url": zod.string().nullish().describe('The picture.')
})
})

/**
 * @summary Read a top deal
 */



export const GetTopDealParams = zod.object({
  "topdealId": zod.int().min(1)
})




export const GetTopDealResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "title": zod.string(),
  "subtitle": zod.string().nullish(),
  "type": zod.enum(['section-1', 'section-2', 'section-3']).optional(),
  "image_url": zod.string().nullish().describe('The picture.')
})
})

/**
 * @summary Change a top deal
 */



export const UpdateTopDealParams = zod.object({
  "topdealId": zod.int().min(1)
})

export const updateTopDealBodyTitleMax = 255;

export const updateTopDealBodySubtitleMax = 255;



export const UpdateTopDealBody = zod.object({
  "title": zod.string().min(1).max(updateTopDealBodyTitleMax).optional(),
  "subtitle": zod.string().max(updateTopDealBodySubtitleMax).optional(),
  "type": zod.enum(['section-1', 'section-2', 'section-3']).optional(),
  "image": zod.instanceof(Blob).optional()
})




export const UpdateTopDealResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "title": zod.string(),
  "subtitle": zod.string().nullish(),
  "type": zod.enum(['section-1', 'section-2', 'section-3']).optional(),
  "image_url": zod.string().nullish().describe('The picture.')
})
})

/**
 * @summary Delete a top deal
 */



export const DeleteTopDealParams = zod.object({
  "topdealId": zod.int().min(1)
})

export const DeleteTopDealResponse = zod.void()

