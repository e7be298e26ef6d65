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
  TopDealPage,
  TopDealRecord
} from '../../model';


export const getListTopDealsResponseMock = (): TopDealPage => ({"data":[{"id":1,"title":"Annapurna in autumn","subtitle":"15% off, NPR 68,000","type":"section-1","image_url":"/files/1801.jpg"},{"id":2,"title":"तिहार अफर","subtitle":"पोखरामा दुई रात","type":"section-2","image_url":"/files/1802.jpg"},{"id":3,"title":"Weekend in Bandipur","subtitle":null,"type":"section-3","image_url":null}],"meta":{"last_page":1,"per_page":10,"current_page":1,"total":3}})

export const getCreateTopDealResponseMock = (): TopDealRecord => ({"data":{"id":9,"title":"Rara lake by air","subtitle":"From NPR 54,000","type":"section-1","image_url":"/files/1809.jpg"}})

export const getGetTopDealResponseMock = (): TopDealRecord => ({"data":{"id":1,"title":"Annapurna in autumn","subtitle":"15% off, NPR 68,000","type":"section-1","image_url":"/files/1801.jpg"}})

export const getUpdateTopDealResponseMock = (): TopDealRecord => ({"data":{"id":3,"title":"Weekend in Bandipur","subtitle":"Two nights in a Newar house","type":"section-2","image_url":"/files/1810.jpg"}})


export const getListTopDealsMockHandler = (overrideResponse?: TopDealPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TopDealPage> | TopDealPage), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/topdeals/datatable', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTopDealsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateTopDealMockHandler = (overrideResponse?: TopDealRecord | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TopDealRecord> | TopDealRecord), options?: RequestHandlerOptions) => {
  return http.post('*/v1/admin/topdeals', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTopDealResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetTopDealMockHandler = (overrideResponse?: TopDealRecord | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TopDealRecord> | TopDealRecord), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/topdeals/:topdealId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTopDealResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateTopDealMockHandler = (overrideResponse?: TopDealRecord | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TopDealRecord> | TopDealRecord), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/admin/topdeals/:topdealId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTopDealResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteTopDealMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/admin/topdeals/:topdealId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getTopDealsMock = () => [
  getListTopDealsMockHandler(),
  getCreateTopDealMockHandler(),
  getGetTopDealMockHandler(),
  getUpdateTopDealMockHandler(),
  getDeleteTopDealMockHandler()
]
