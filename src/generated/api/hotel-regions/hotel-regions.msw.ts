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
  ReferenceOptions,
  RegionPage,
  RegionRecord
} from '../../model';


export const getListHotelRegionsResponseMock = (): RegionPage => ({"data":[{"id":1,"name":"Thamel","slug":"thamel","alt_image":"Prayer flags over a lane in Thamel","description":"<p>Kathmandu's quarter of trekkers, bookshops and rooftop cafés.</p>","display_home":true,"status":true,"images":[{"id":1201,"url":"/files/1201.jpg","alt":"Prayer flags over a lane in Thamel"}],"meta_tag":{"title":"Hotels in Thamel","keywords":"kathmandu, thamel","description":null}},{"id":2,"name":"पोखरा लेकसाइड","slug":"pokhara-lakeside","alt_image":null,"description":null,"display_home":true,"status":true,"images":[],"meta_tag":null},{"id":3,"name":"Sauraha","slug":"sauraha","alt_image":null,"description":null,"display_home":false,"status":false,"images":[],"meta_tag":null}],"meta":{"last_page":1,"per_page":10,"current_page":1}})

export const getListHotelRegionOptionsResponseMock = (): ReferenceOptions => ({"data":[{"id":1,"name":"Thamel"},{"id":2,"name":"पोखरा लेकसाइड"}]})

export const getCreateHotelRegionResponseMock = (): RegionRecord => ({"data":{"id":9,"name":"Nagarkot","slug":"nagarkot","alt_image":"Sunrise over the Langtang range","description":"<p>Hill hotels with the whole Himalaya at breakfast.</p>","display_home":true,"status":true,"images":[{"id":1209,"url":"/files/1209.jpg","alt":"Sunrise over the Langtang range"}],"meta_tag":{"title":"Hotels in Nagarkot","keywords":"nagarkot, sunrise","description":"Hotels with a view, an hour from Kathmandu."}}})

export const getGetHotelRegionResponseMock = (): RegionRecord => ({"data":{"id":1,"name":"Thamel","slug":"thamel","alt_image":"Prayer flags over a lane in Thamel","description":"<p>Kathmandu's quarter of trekkers, bookshops and rooftop cafés.</p>","display_home":true,"status":true,"images":[{"id":1201,"url":"/files/1201.jpg","alt":"Prayer flags over a lane in Thamel"}],"meta_tag":{"title":"Hotels in Thamel","keywords":"kathmandu, thamel","description":null}}})

export const getUpdateHotelRegionResponseMock = (): RegionRecord => ({"data":{"id":3,"name":"Sauraha","slug":"sauraha","alt_image":"Canoe on the Rapti at dusk","description":"<p>Lodges at the gate of Chitwan National Park.</p>","display_home":true,"status":true,"images":[{"id":1210,"url":"/files/1210.jpg","alt":"Canoe on the Rapti at dusk"}],"meta_tag":{"title":"Hotels in Sauraha","keywords":"chitwan, sauraha","description":null}}})


export const getListHotelRegionsMockHandler = (overrideResponse?: RegionPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RegionPage> | RegionPage), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/hotel-regions/datatable', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHotelRegionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListHotelRegionOptionsMockHandler = (overrideResponse?: ReferenceOptions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReferenceOptions> | ReferenceOptions), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/hotel-regions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHotelRegionOptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateHotelRegionMockHandler = (overrideResponse?: RegionRecord | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegionRecord> | RegionRecord), options?: RequestHandlerOptions) => {
  return http.post('*/v1/admin/hotel-regions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHotelRegionResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetHotelRegionMockHandler = (overrideResponse?: RegionRecord | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RegionRecord> | RegionRecord), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/hotel-regions/:hotelRegionId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHotelRegionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateHotelRegionMockHandler = (overrideResponse?: RegionRecord | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<RegionRecord> | RegionRecord), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/admin/hotel-regions/:hotelRegionId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateHotelRegionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteHotelRegionMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/admin/hotel-regions/:hotelRegionId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getHotelRegionsMock = () => [
  getListHotelRegionsMockHandler(),
  getListHotelRegionOptionsMockHandler(),
  getCreateHotelRegionMockHandler(),
  getGetHotelRegionMockHandler(),
  getUpdateHotelRegionMockHandler(),
  getDeleteHotelRegionMockHandler()
]
