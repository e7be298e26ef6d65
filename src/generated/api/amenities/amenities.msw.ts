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
  AmenityOptions,
  AmenityPage,
  AmenityRecord,
  DeletedResponse
} from '../../model';


export const getListAmenitiesResponseMock = (): AmenityPage => ({"data":[{"id":1,"name":"wifi","display_name":"Wi-Fi","type":"hotel","status":true,"images":[{"id":901,"url":"/files/901.png","alt":"Wi-Fi sign","featured":true}]},{"id":2,"name":"hot-shower","display_name":"तातो पानीको सावर","type":"homestay","status":true,"images":[]}],"meta":{"last_page":5,"per_page":10,"current_page":1}})

export const getSearchAmenitiesResponseMock = (): AmenityOptions => ({"data":[{"id":1,"name":"wifi","display_name":"Wi-Fi","type":"hotel"},{"id":5,"name":"rooftop-terrace","display_name":"Rooftop terrace","type":"hotel"}]})

export const getCreateAmenityResponseMock = (): AmenityRecord => ({"data":{"id":44,"name":"yak-blanket","display_name":"Yak-wool blankets","type":"room","status":true,"images":[]}})

export const getGetAmenityResponseMock = (): AmenityRecord => ({"data":{"id":1,"name":"wifi","display_name":"Wi-Fi","type":"hotel","status":true,"images":[{"id":901,"url":"/files/901.png","alt":"Wi-Fi sign","featured":true}]}})

export const getUpdateAmenityResponseMock = (): AmenityRecord => ({"data":{"id":1,"name":"wifi","display_name":"Wi-Fi","type":"hotel","status":false,"images":[]}})


export const getListAmenitiesMockHandler = (overrideResponse?: AmenityPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AmenityPage> | AmenityPage), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/amenities/datatable', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAmenitiesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSearchAmenitiesMockHandler = (overrideResponse?: AmenityOptions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AmenityOptions> | AmenityOptions), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/amenities/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchAmenitiesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateAmenityMockHandler = (overrideResponse?: AmenityRecord | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AmenityRecord> | AmenityRecord), options?: RequestHandlerOptions) => {
  return http.post('*/v1/admin/amenities', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateAmenityResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetAmenityMockHandler = (overrideResponse?: AmenityRecord | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AmenityRecord> | AmenityRecord), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/amenities/:amenityId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAmenityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateAmenityMockHandler = (overrideResponse?: AmenityRecord | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<AmenityRecord> | AmenityRecord), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/admin/amenities/:amenityId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAmenityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteAmenityMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/admin/amenities/:amenityId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getAmenitiesMock = () => [
  getListAmenitiesMockHandler(),
  getSearchAmenitiesMockHandler(),
  getCreateAmenityMockHandler(),
  getGetAmenityMockHandler(),
  getUpdateAmenityMockHandler(),
  getDeleteAmenityMockHandler()
]
