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
  FaqRecord
} from '../../model';


export const getCreateFaqResponseMock = (): FaqRecord => ({"data":{"id":302,"question":"कति किलोको झोला बोक्न पाइन्छ?","answer":"<p>Each porter carries up to 15 kg; the Lukla flight allows 10 kg and 5 kg of hand luggage.</p>","status":1}})

export const getGetFaqResponseMock = (): FaqRecord => ({"data":{"id":302,"question":"कति किलोको झोला बोक्न पाइन्छ?","answer":"<p>Each porter carries up to 15 kg; the Lukla flight allows 10 kg and 5 kg of hand luggage.</p>","status":1}})

export const getUpdateFaqResponseMock = (): FaqRecord => ({"data":{"id":302,"question":"कति किलोको झोला बोक्न पाइन्छ?","answer":"<p>Each porter carries up to 15 kg; the Lukla flight allows 10 kg and 5 kg of hand luggage.</p>","status":1}})


export const getCreateFaqMockHandler = (overrideResponse?: FaqRecord | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FaqRecord> | FaqRecord), options?: RequestHandlerOptions) => {
  return http.post('*/v1/admin/packages/:packageId/faqs', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateFaqResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetFaqMockHandler = (overrideResponse?: FaqRecord | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FaqRecord> | FaqRecord), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/packages/:packageId/faqs/:faqId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFaqResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateFaqMockHandler = (overrideResponse?: FaqRecord | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FaqRecord> | FaqRecord), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/admin/packages/:packageId/faqs/:faqId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateFaqResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteFaqMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/admin/packages/:packageId/faqs/:faqId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getFaqsMock = () => [
  getCreateFaqMockHandler(),
  getGetFaqMockHandler(),
  getUpdateFaqMockHandler(),
  getDeleteFaqMockHandler()
]
