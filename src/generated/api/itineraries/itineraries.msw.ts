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
  ItineraryRecord
} from '../../model';


export const getCreateItineraryResponseMock = (): ItineraryRecord => ({"data":{"id":502,"duration":"3 hours","accommodation":"Tea house in Phakding","title":"Flight to Lukla, walk to Phakding","description":"<p>An early flight over the foothills, then an easy walk down to the Dudh Koshi.</p>"}})

export const getGetItineraryResponseMock = (): ItineraryRecord => ({"data":{"id":502,"duration":"3 hours","accommodation":"Tea house in Phakding","title":"Flight to Lukla, walk to Phakding","description":"<p>An early flight over the foothills, then an easy walk down to the Dudh Koshi.</p>"}})

export const getUpdateItineraryResponseMock = (): ItineraryRecord => ({"data":{"id":502,"duration":"3 hours","accommodation":"Tea house in Phakding","title":"Flight to Lukla, walk to Phakding","description":"<p>An early flight over the foothills, then an easy walk down to the Dudh Koshi.</p>"}})


export const getCreateItineraryMockHandler = (overrideResponse?: ItineraryRecord | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ItineraryRecord> | ItineraryRecord), options?: RequestHandlerOptions) => {
  return http.post('*/v1/admin/packages/:packageId/itenaries', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateItineraryResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetItineraryMockHandler = (overrideResponse?: ItineraryRecord | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ItineraryRecord> | ItineraryRecord), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/packages/:packageId/itenaries/:itenaryId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetItineraryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateItineraryMockHandler = (overrideResponse?: ItineraryRecord | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ItineraryRecord> | ItineraryRecord), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/admin/packages/:packageId/itenaries/:itenaryId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateItineraryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteItineraryMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/admin/packages/:packageId/itenaries/:itenaryId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getItinerariesMock = () => [
  getCreateItineraryMockHandler(),
  getGetItineraryMockHandler(),
  getUpdateItineraryMockHandler(),
  getDeleteItineraryMockHandler()
]
