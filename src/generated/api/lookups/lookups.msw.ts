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
  PersonOptions,
  ReferenceOptions
} from '../../model';


export const getListVendorOptionsResponseMock = (): PersonOptions => ({"data":[{"id":12,"full_name":"Pemba Dorje Sherpa"},{"id":14,"full_name":"कर्म लामा"}]})

export const getListCountriesResponseMock = (): ReferenceOptions => ({"data":[{"id":1,"name":"Nepal"},{"id":2,"name":"India"},{"id":3,"name":"Bhutan"}]})

export const getListGeoChildrenResponseMock = (): ReferenceOptions => ({"data":[{"id":104,"name":"Gandaki"},{"id":101,"name":"Koshi"},{"id":107,"name":"सुदूरपश्चिम"}]})

export const getListDepartureTypeOptionsResponseMock = (): ReferenceOptions => ({"data":[{"id":1,"name":"Fixed departure"},{"id":2,"name":"Any day"},{"id":3,"name":"On request"}]})

export const getListPackageTypeOptionsResponseMock = (): ReferenceOptions => ({"data":[{"id":1,"name":"Private"},{"id":2,"name":"Group"},{"id":3,"name":"Family"}]})

export const getListListingTypeOptionsResponseMock = (): ReferenceOptions => ({"data":[{"id":1,"name":"Standard"},{"id":2,"name":"Featured"},{"id":3,"name":"Partner"}]})

export const getListRoomTypeOptionsResponseMock = (): ReferenceOptions => ({"data":[{"id":1,"name":"Single"},{"id":2,"name":"Twin"},{"id":3,"name":"Dormitory"}]})

export const getListPropertyTypeOptionsResponseMock = (): ReferenceOptions => ({"data":[{"id":1,"name":"Village house"},{"id":2,"name":"Farm"},{"id":3,"name":"Town house"}]})


export const getListVendorOptionsMockHandler = (overrideResponse?: PersonOptions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PersonOptions> | PersonOptions), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/vendors', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVendorOptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCountriesMockHandler = (overrideResponse?: ReferenceOptions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReferenceOptions> | ReferenceOptions), options?: RequestHandlerOptions) => {
  return http.get('*/geo/countries', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCountriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListGeoChildrenMockHandler = (overrideResponse?: ReferenceOptions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReferenceOptions> | ReferenceOptions), options?: RequestHandlerOptions) => {
  return http.get('*/geo/children/:parentId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListGeoChildrenResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListDepartureTypeOptionsMockHandler = (overrideResponse?: ReferenceOptions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReferenceOptions> | ReferenceOptions), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/package/departure-type', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDepartureTypeOptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPackageTypeOptionsMockHandler = (overrideResponse?: ReferenceOptions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReferenceOptions> | ReferenceOptions), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/package/package-type', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPackageTypeOptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListListingTypeOptionsMockHandler = (overrideResponse?: ReferenceOptions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReferenceOptions> | ReferenceOptions), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/package/listing-type', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListListingTypeOptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListRoomTypeOptionsMockHandler = (overrideResponse?: ReferenceOptions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReferenceOptions> | ReferenceOptions), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/homestays/room-type', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRoomTypeOptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPropertyTypeOptionsMockHandler = (overrideResponse?: ReferenceOptions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReferenceOptions> | ReferenceOptions), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/homestays/property-type', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPropertyTypeOptionsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getLookupsMock = () => [
  getListVendorOptionsMockHandler(),
  getListCountriesMockHandler(),
  getListGeoChildrenMockHandler(),
  getListDepartureTypeOptionsMockHandler(),
  getListPackageTypeOptionsMockHandler(),
  getListListingTypeOptionsMockHandler(),
  getListRoomTypeOptionsMockHandler(),
  getListPropertyTypeOptionsMockHandler()
]
