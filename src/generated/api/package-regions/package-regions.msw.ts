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


export const getListPackageRegionsResponseMock = (): RegionPage => ({"data":[{"id":1,"name":"Everest","slug":"everest","alt_image":"Ama Dablam above the village of Tengboche","description":"<p>Sherpa villages, monasteries and the highest mountain on earth.</p>","display_home":true,"status":true,"images":[{"id":1001,"url":"/files/1001.jpg","alt":"Ama Dablam above the village of Tengboche"}],"meta_tag":{"title":"Everest region treks","keywords":"everest, base camp, khumbu","description":"Guided treks in the Khumbu, from Namche Bazaar to Everest base camp."}},{"id":2,"name":"Annapurna","slug":"annapurna","alt_image":"Machhapuchhre from Ghandruk","description":"<p>Terraces, hot springs and the Thorong La pass.</p>","display_home":true,"status":true,"images":[{"id":1002,"url":"/files/1002.jpg","alt":"Machhapuchhre from Ghandruk"}],"meta_tag":{"title":"Annapurna region treks","keywords":"annapurna, poon hill","description":null}},{"id":3,"name":"मनास्लु","slug":"manaslu","alt_image":null,"description":null,"display_home":false,"status":false,"images":[],"meta_tag":null}],"meta":{"last_page":2,"per_page":10,"current_page":1}})

export const getListPackageRegionOptionsResponseMock = (): ReferenceOptions => ({"data":[{"id":1,"name":"Everest"},{"id":2,"name":"Annapurna"},{"id":3,"name":"मनास्लु"}]})

export const getCreatePackageRegionResponseMock = (): RegionRecord => ({"data":{"id":14,"name":"Upper Mustang","slug":"upper-mustang","alt_image":"The walled town of Lo Manthang","description":"<p>The old kingdom of Lo, behind the Himalaya.</p>","display_home":true,"status":true,"images":[{"id":1014,"url":"/files/1014.jpg","alt":"The walled town of Lo Manthang"}],"meta_tag":{"title":"Upper Mustang treks","keywords":"mustang, lo manthang","description":"Restricted-area treks to Lo Manthang."}}})

export const getGetPackageRegionResponseMock = (): RegionRecord => ({"data":{"id":1,"name":"Everest","slug":"everest","alt_image":"Ama Dablam above the village of Tengboche","description":"<p>Sherpa villages, monasteries and the highest mountain on earth.</p>","display_home":true,"status":true,"images":[{"id":1001,"url":"/files/1001.jpg","alt":"Ama Dablam above the village of Tengboche"}],"meta_tag":{"title":"Everest region treks","keywords":"everest, base camp, khumbu","description":"Guided treks in the Khumbu, from Namche Bazaar to Everest base camp."}}})

export const getUpdatePackageRegionResponseMock = (): RegionRecord => ({"data":{"id":3,"name":"मनास्लु","slug":"manaslu","alt_image":"Birendra Tal below Manaslu","description":"<p>A quiet circuit around the eighth highest mountain.</p>","display_home":true,"status":true,"images":[{"id":1015,"url":"/files/1015.jpg","alt":"Birendra Tal below Manaslu"}],"meta_tag":{"title":"Manaslu circuit","keywords":"manaslu","description":"The Manaslu circuit with a licensed guide."}}})


export const getListPackageRegionsMockHandler = (overrideResponse?: RegionPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RegionPage> | RegionPage), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/package/regions/datatable', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPackageRegionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPackageRegionOptionsMockHandler = (overrideResponse?: ReferenceOptions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReferenceOptions> | ReferenceOptions), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/package/regions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPackageRegionOptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreatePackageRegionMockHandler = (overrideResponse?: RegionRecord | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegionRecord> | RegionRecord), options?: RequestHandlerOptions) => {
  return http.post('*/v1/admin/package/regions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePackageRegionResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetPackageRegionMockHandler = (overrideResponse?: RegionRecord | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RegionRecord> | RegionRecord), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/package/regions/:packageRegionId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPackageRegionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdatePackageRegionMockHandler = (overrideResponse?: RegionRecord | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<RegionRecord> | RegionRecord), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/admin/package/regions/:packageRegionId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdatePackageRegionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeletePackageRegionMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/admin/package/regions/:packageRegionId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getPackageRegionsMock = () => [
  getListPackageRegionsMockHandler(),
  getListPackageRegionOptionsMockHandler(),
  getCreatePackageRegionMockHandler(),
  getGetPackageRegionMockHandler(),
  getUpdatePackageRegionMockHandler(),
  getDeletePackageRegionMockHandler()
]
