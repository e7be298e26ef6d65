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


export const getListHomestayRegionsResponseMock = (): RegionPage => ({"data":[{"id":1,"name":"Ghale Gaun","slug":"ghale-gaun","alt_image":"Stone houses of Ghale Gaun at sunrise","description":"<p>A Gurung village in Lamjung that opened its doors together.</p>","display_home":true,"status":true,"images":[{"id":1101,"url":"/files/1101.jpg","alt":"Stone houses of Ghale Gaun at sunrise"}],"meta_tag":{"title":"Homestays in Ghale Gaun","keywords":"lamjung, gurung homestay","description":null}},{"id":2,"name":"सिरुबारी","slug":"sirubari","alt_image":null,"description":null,"display_home":true,"status":true,"images":[],"meta_tag":null},{"id":3,"name":"Dalla","slug":"dalla","alt_image":null,"description":null,"display_home":false,"status":false,"images":[],"meta_tag":null}],"meta":{"last_page":2,"per_page":10,"current_page":1}})

export const getListHomestayRegionOptionsResponseMock = (): ReferenceOptions => ({"data":[{"id":1,"name":"Ghale Gaun"},{"id":2,"name":"सिरुबारी"}]})

export const getCreateHomestayRegionResponseMock = (): RegionRecord => ({"data":{"id":12,"name":"Barpak","slug":"barpak","alt_image":"Rebuilt stone lanes of Barpak","description":"<p>A Ghale and Gurung village in Gorkha, rebuilt after 2015.</p>","display_home":true,"status":true,"images":[{"id":1112,"url":"/files/1112.jpg","alt":"Rebuilt stone lanes of Barpak"}],"meta_tag":{"title":"Homestays in Barpak","keywords":"gorkha, barpak","description":"Village homestays in Barpak."}}})

export const getGetHomestayRegionResponseMock = (): RegionRecord => ({"data":{"id":1,"name":"Ghale Gaun","slug":"ghale-gaun","alt_image":"Stone houses of Ghale Gaun at sunrise","description":"<p>A Gurung village in Lamjung that opened its doors together.</p>","display_home":true,"status":true,"images":[{"id":1101,"url":"/files/1101.jpg","alt":"Stone houses of Ghale Gaun at sunrise"}],"meta_tag":{"title":"Homestays in Ghale Gaun","keywords":"lamjung, gurung homestay","description":null}}})

export const getUpdateHomestayRegionResponseMock = (): RegionRecord => ({"data":{"id":3,"name":"Dalla","slug":"dalla","alt_image":"Tharu house painted with elephants","description":"<p>Tharu homestays at the edge of Bardiya National Park.</p>","display_home":true,"status":true,"images":[{"id":1113,"url":"/files/1113.jpg","alt":"Tharu house painted with elephants"}],"meta_tag":{"title":"Tharu homestays in Dalla","keywords":"bardiya, tharu","description":null}}})


export const getListHomestayRegionsMockHandler = (overrideResponse?: RegionPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RegionPage> | RegionPage), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/homestay-regions/datatable', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHomestayRegionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListHomestayRegionOptionsMockHandler = (overrideResponse?: ReferenceOptions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReferenceOptions> | ReferenceOptions), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/homestay-regions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHomestayRegionOptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateHomestayRegionMockHandler = (overrideResponse?: RegionRecord | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegionRecord> | RegionRecord), options?: RequestHandlerOptions) => {
  return http.post('*/v1/admin/homestay-regions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHomestayRegionResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetHomestayRegionMockHandler = (overrideResponse?: RegionRecord | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RegionRecord> | RegionRecord), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/homestay-regions/:homestayRegionId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHomestayRegionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateHomestayRegionMockHandler = (overrideResponse?: RegionRecord | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<RegionRecord> | RegionRecord), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/admin/homestay-regions/:homestayRegionId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateHomestayRegionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteHomestayRegionMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/admin/homestay-regions/:homestayRegionId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getHomestayRegionsMock = () => [
  getListHomestayRegionsMockHandler(),
  getListHomestayRegionOptionsMockHandler(),
  getCreateHomestayRegionMockHandler(),
  getGetHomestayRegionMockHandler(),
  getUpdateHomestayRegionMockHandler(),
  getDeleteHomestayRegionMockHandler()
]
