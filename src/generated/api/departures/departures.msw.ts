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
  DepartureList,
  DepartureRecord
} from '../../model';


export const getListDeparturesResponseMock = (): DepartureList => ({"data":[{"id":701,"departure_date":"2027-03-18","discount_percent":5,"offer_title":"Holi early bird","status":1},{"id":702,"departure_date":"2027-10-02","discount_percent":0,"offer_title":null,"status":1},{"id":703,"departure_date":"2027-10-16","discount_percent":12.5,"offer_title":"दशैं विशेष छुट","status":0}],"meta":{"last_page":1,"per_page":10,"current_page":1}})

export const getCreateDepartureResponseMock = (): DepartureRecord => ({"data":{"id":701,"departure_date":"2027-03-18","discount_percent":5,"offer_title":"Holi early bird","status":1}})

export const getGetDepartureResponseMock = (): DepartureRecord => ({"data":{"id":701,"departure_date":"2027-03-18","discount_percent":5,"offer_title":"Holi early bird","status":1}})


export const getListDeparturesMockHandler = (overrideResponse?: DepartureList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DepartureList> | DepartureList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/packages/:packageId/departures', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDeparturesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateDepartureMockHandler = (overrideResponse?: DepartureRecord | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DepartureRecord> | DepartureRecord), options?: RequestHandlerOptions) => {
  return http.post('*/v1/admin/packages/:packageId/departures', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDepartureResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetDepartureMockHandler = (overrideResponse?: DepartureRecord | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DepartureRecord> | DepartureRecord), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/packages/:packageId/departures/:departureId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDepartureResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteDepartureMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/admin/packages/:packageId/departures/:departureId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getDeparturesMock = () => [
  getListDeparturesMockHandler(),
  getCreateDepartureMockHandler(),
  getGetDepartureMockHandler(),
  getDeleteDepartureMockHandler()
]
