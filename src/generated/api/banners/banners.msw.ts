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
  BannerPage,
  BannerRecord,
  DeletedResponse
} from '../../model';


export const getListBannersResponseMock = (): BannerPage => ({"data":[{"id":1,"title":"Spring in the Khumbu","status":true,"region":{"id":1,"name":"Everest"},"images":[{"id":1401,"url":"/files/1401.jpg","alt":"Rhododendrons below Thamserku"}]},{"id":2,"title":"दशैं विशेष अफर","status":true,"region":null,"images":[{"id":1402,"url":"/files/1402.jpg","alt":"लिङ्गे पिङ"}]},{"id":3,"title":"Monsoon in Mustang","status":false,"region":{"id":14,"name":"Upper Mustang"},"images":[]}],"meta":{"last_page":2,"per_page":10,"current_page":1}})

export const getCreateBannerResponseMock = (): BannerRecord => ({"data":{"id":17,"title":"Walk the Annapurna circuit","status":true,"region":{"id":2,"name":"Annapurna"},"images":[{"id":1417,"url":"/files/1417.jpg","alt":"Prayer flags on the Thorong La"}]}})

export const getSetBannerStatusResponseMock = (): BannerRecord => ({"data":{"id":3,"title":"Monsoon in Mustang","status":true,"region":{"id":14,"name":"Upper Mustang"},"images":[]}})

export const getGetBannerResponseMock = (): BannerRecord => ({"data":{"id":1,"title":"Spring in the Khumbu","status":true,"region":{"id":1,"name":"Everest"},"images":[{"id":1401,"url":"/files/1401.jpg","alt":"Rhododendrons below Thamserku"}]}})

export const getUpdateBannerResponseMock = (): BannerRecord => ({"data":{"id":3,"title":"Mustang, dry in the monsoon","status":false,"region":{"id":14,"name":"Upper Mustang"},"images":[{"id":1418,"url":"/files/1418.jpg","alt":"Red cliffs above Dhakmar"}]}})


export const getListBannersMockHandler = (overrideResponse?: BannerPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BannerPage> | BannerPage), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/banners/datatable', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBannersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateBannerMockHandler = (overrideResponse?: BannerRecord | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BannerRecord> | BannerRecord), options?: RequestHandlerOptions) => {
  return http.post('*/v1/admin/banners', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBannerResponseMock(),
      { status: 201
      })
  }, options)
}

export const getSetBannerStatusMockHandler = (overrideResponse?: BannerRecord | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BannerRecord> | BannerRecord), options?: RequestHandlerOptions) => {
  return http.post('*/v1/admin/banners/status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetBannerStatusResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetBannerMockHandler = (overrideResponse?: BannerRecord | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BannerRecord> | BannerRecord), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/banners/:bannerId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBannerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateBannerMockHandler = (overrideResponse?: BannerRecord | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BannerRecord> | BannerRecord), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/admin/banners/:bannerId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBannerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteBannerMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/admin/banners/:bannerId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getBannersMock = () => [
  getListBannersMockHandler(),
  getCreateBannerMockHandler(),
  getSetBannerStatusMockHandler(),
  getGetBannerMockHandler(),
  getUpdateBannerMockHandler(),
  getDeleteBannerMockHandler()
]
