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
  FeatureOptions,
  FeaturePage,
  FeatureRecord
} from '../../model';


export const getListFeaturesResponseMock = (): FeaturePage => ({"data":[{"id":1,"title":"Airport pick-up","status":true},{"id":2,"title":"नेपाली भाषा बोल्ने गाइड","status":true},{"id":3,"title":"Oxygen cylinder on board","status":false}],"meta":{"last_page":5,"per_page":10,"current_page":1}})

export const getListFeatureOptionsResponseMock = (): FeatureOptions => ({"data":[{"id":1,"title":"Airport pick-up"},{"id":2,"title":"नेपाली भाषा बोल्ने गाइड"}]})

export const getCreateFeatureResponseMock = (): FeatureRecord => ({"data":{"id":43,"title":"Oxygen cylinder on board","status":true}})

export const getGetFeatureResponseMock = (): FeatureRecord => ({"data":{"id":1,"title":"Airport pick-up","status":true}})

export const getUpdateFeatureResponseMock = (): FeatureRecord => ({"data":{"id":1,"title":"Airport pick-up","status":false}})


export const getListFeaturesMockHandler = (overrideResponse?: FeaturePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FeaturePage> | FeaturePage), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/features/datatable', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFeaturesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListFeatureOptionsMockHandler = (overrideResponse?: FeatureOptions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FeatureOptions> | FeatureOptions), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/features', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFeatureOptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateFeatureMockHandler = (overrideResponse?: FeatureRecord | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FeatureRecord> | FeatureRecord), options?: RequestHandlerOptions) => {
  return http.post('*/v1/admin/features', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateFeatureResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetFeatureMockHandler = (overrideResponse?: FeatureRecord | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FeatureRecord> | FeatureRecord), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/features/:featureId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFeatureResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateFeatureMockHandler = (overrideResponse?: FeatureRecord | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FeatureRecord> | FeatureRecord), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/admin/features/:featureId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateFeatureResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteFeatureMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/admin/features/:featureId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getFeaturesMock = () => [
  getListFeaturesMockHandler(),
  getListFeatureOptionsMockHandler(),
  getCreateFeatureMockHandler(),
  getGetFeatureMockHandler(),
  getUpdateFeatureMockHandler(),
  getDeleteFeatureMockHandler()
]
