/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  DeletedResponse,
  NoticePage,
  NoticeRecord
} from '../../model';


export const getListNoticesResponseMock = (): NoticePage => ({"data":[{"id":1,"title":"Lukla flights leave from Ramechhap","description":"From 1 October to 30 November, flights to Lukla leave from Manthali, five hours by road from Kathmandu.","type":"package","status":true},{"id":2,"title":"दशैंमा घरबास बन्द","description":"दशैंका पाँच दिन घरबास बन्द रहन्छन्।","type":"homestay","status":true},{"id":3,"title":"Check-in after a late flight","description":null,"type":"hotel","status":false}],"meta":{"last_page":1,"per_page":10,"current_page":1}})

export const getCreateNoticeResponseMock = (): NoticeRecord => ({"data":{"id":8,"title":"Permit for the Annapurna circuit","description":"The conservation area permit costs NPR 3,000 per person; bring two photographs.","type":"package","status":true}})

export const getGetNoticeResponseMock = (): NoticeRecord => ({"data":{"id":1,"title":"Lukla flights leave from Ramechhap","description":"From 1 October to 30 November, flights to Lukla leave from Manthali, five hours by road from Kathmandu.","type":"package","status":true}})

export const getUpdateNoticeResponseMock = (): NoticeRecord => ({"data":{"id":3,"title":"Check-in after a late flight","description":"Receptions in Kathmandu are open all night.","type":"hotel","status":true}})


export const getListNoticesMockHandler = (overrideResponse?: NoticePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NoticePage> | NoticePage), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/notices/datatable', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNoticesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateNoticeMockHandler = (overrideResponse?: NoticeRecord | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoticeRecord> | NoticeRecord), options?: RequestHandlerOptions) => {
  return http.post('*/v1/admin/notices', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateNoticeResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetNoticeMockHandler = (overrideResponse?: NoticeRecord | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NoticeRecord> | NoticeRecord), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/notices/:noticeId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetNoticeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateNoticeMockHandler = (overrideResponse?: NoticeRecord | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NoticeRecord> | NoticeRecord), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/admin/notices/:noticeId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateNoticeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteNoticeMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/admin/notices/:noticeId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getNoticesMock = () => [
  getListNoticesMockHandler(),
  getCreateNoticeMockHandler(),
  getGetNoticeMockHandler(),
  getUpdateNoticeMockHandler(),
  getDeleteNoticeMockHandler()
]
