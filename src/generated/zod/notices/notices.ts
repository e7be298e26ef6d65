/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary List notices, a page at a time
 */
export const listNoticesQueryPageDefault = 1;

export const listNoticesQueryPerPageDefault = 10;
export const listNoticesQueryPerPageMax = 100;

export const listNoticesQuerySortMax = 64;


export const listNoticesQuerySortRegExp = new RegExp('^-?[a-z0-9_]+$');

export const listNoticesQueryTitleMax = 255;



export const ListNoticesQueryParams = zod.object({
  "page": zod.int().min(1).default(listNoticesQueryPageDefault).describe('Which page, counted from 1.'),
  "per_page": zod.int().min(1).max(listNoticesQueryPerPageMax).default(listNoticesQueryPerPageDefault).describe('Rows on a page. Users start at 50, every other list at 10.'),
  "sort": zod.string().max(listNoticesQuerySortMax).regex(listNoticesQuerySortRegExp).optional().describe('A field\'s name, with a leading `-` for descending order.'),
  "id": zod.int().min(1).optional().describe('Only the record with this id.'),
  "title": zod.string().max(listNoticesQueryTitleMax).optional().describe('Part of the title, in any case.'),
  "type": zod.enum(['hotel', 'homestay', 'package']).optional().describe('Only notices of this type.')
})







export const ListNoticesResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "title": zod.string(),
  "description": zod.string().nullish().describe('Plain text.'),
  "type": zod.enum(['hotel', 'homestay', 'package']).optional(),
  "status": zod.boolean()
})),
  "meta": zod.object({
  "last_page": zod.int().min(1),
  "per_page": zod.int().min(1),
  "current_page": zod.int().min(1)
})
})

/**
 * @summary Create a notice
 */
export const createNoticeBodyTitleMax = 255;

export const createNoticeBodyDescriptionMax = 65535;

export const createNoticeBodyStatusDefault = true;

export const CreateNoticeBody = zod.object({
  "title": zod.string().min(1).max(createNoticeBodyTitleMax),
  "description": zod.string().max(createNoticeBodyDescriptionMax).optional(),
  "type": zod.enum(['hotel', 'homestay', 'package']),
  "status": zod.boolean().default(createNoticeBodyStatusDefault)
})




export const CreateNoticeResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "title": zod.string(),
  "description": zod.string().nullish().describe('Plain text.'),
  "type": zod.enum(['hotel', 'homestay', 'package']).optional(),
  "status": zod.boolean()
})
})

/**
 * @summary Read a notice
 */



export const GetNoticeParams = zod.object({
  "noticeId": zod.int().min(1)
})




export const GetNoticeResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "title": zod.string(),
  "description": zod.string().nullish().describe('Plain text.'),
  "type": zod.enum(['hotel', 'homestay', 'package']).optional(),
  "status": zod.boolean()
})
})

/**
 * @summary Change a notice
 */



export const UpdateNoticeParams = zod.object({
  "noticeId": zod.int().min(1)
})

export const updateNoticeBodyTitleMax = 255;

export const updateNoticeBodyDescriptionMax = 65535;



export const UpdateNoticeBody = zod.object({
  "title": zod.string().min(1).max(updateNoticeBodyTitleMax).optional(),
  "description": zod.string().max(updateNoticeBodyDescriptionMax).optional(),
  "type": zod.enum(['hotel', 'homestay', 'package']).optional(),
  "status": zod.boolean().optional()
})




export const UpdateNoticeResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "title": zod.string(),
  "description": zod.string().nullish().describe('Plain text.'),
  "type": zod.enum(['hotel', 'homestay', 'package']).optional(),
  "status": zod.boolean()
})
})

/**
 * @summary Delete a notice
 */



export const DeleteNoticeParams = zod.object({
  "noticeId": zod.int().min(1)
})

export const DeleteNoticeResponse = zod.void()

