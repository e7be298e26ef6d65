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
  PackageActivityPage,
  PackageActivityRecord,
  ReferenceOptions
} from '../../model';


export const getListPackageActivitiesResponseMock = (): PackageActivityPage => ({"data":[{"id":1,"name":"Trekking","slug":"trekking","alt_image":"Porters on the bridge below Namche","status":true,"description":"<p>From three-day walks above Pokhara to the high passes.</p>","images":[{"id":1301,"url":"/files/1301.jpg","alt":"Porters on the bridge below Namche","featured":null}],"meta_tag":{"title":"Trekking in Nepal","keywords":"trekking, teahouse","description":null}},{"id":2,"name":"Rafting","slug":"rafting","alt_image":null,"status":true,"description":null,"images":[],"meta_tag":null},{"id":3,"name":"जंगल सफारी","slug":"jungle-safari","alt_image":null,"status":false,"description":null,"images":[],"meta_tag":null}],"meta":{"last_page":2,"per_page":10,"current_page":1}})

export const getListPackageActivityOptionsResponseMock = (): ReferenceOptions => ({"data":[{"id":1,"name":"Trekking"},{"id":2,"name":"Rafting"},{"id":3,"name":"जंगल सफारी"}]})

export const getCreatePackageActivityResponseMock = (): PackageActivityRecord => ({"data":{"id":11,"name":"Paragliding","slug":"paragliding","alt_image":"Paragliders above Phewa lake","status":true,"description":"<p>Tandem flights from Sarangkot, with Machhapuchhre in front.</p>","images":[{"id":1311,"url":"/files/1311.jpg","alt":"Paragliders above Phewa lake","featured":null}],"meta_tag":{"title":"Paragliding in Pokhara","keywords":"sarangkot, paragliding","description":null}}})

export const getGetPackageActivityResponseMock = (): PackageActivityRecord => ({"data":{"id":1,"name":"Trekking","slug":"trekking","alt_image":"Porters on the bridge below Namche","status":true,"description":"<p>From three-day walks above Pokhara to the high passes.</p>","images":[{"id":1301,"url":"/files/1301.jpg","alt":"Porters on the bridge below Namche","featured":null}],"meta_tag":{"title":"Trekking in Nepal","keywords":"trekking, teahouse","description":null}}})

export const getUpdatePackageActivityResponseMock = (): PackageActivityRecord => ({"data":{"id":3,"name":"जंगल सफारी","slug":"jungle-safari","alt_image":"One-horned rhinoceros in Chitwan","status":true,"description":"<p>Rhinos, gharials and, with luck, a tiger.</p>","images":[{"id":1312,"url":"/files/1312.jpg","alt":"One-horned rhinoceros in Chitwan","featured":null}],"meta_tag":{"title":"Jungle safaris","keywords":"chitwan, bardiya, safari","description":null}}})


export const getListPackageActivitiesMockHandler = (overrideResponse?: PackageActivityPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PackageActivityPage> | PackageActivityPage), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/package/activities/datatable', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPackageActivitiesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPackageActivityOptionsMockHandler = (overrideResponse?: ReferenceOptions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReferenceOptions> | ReferenceOptions), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/package/activities', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPackageActivityOptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreatePackageActivityMockHandler = (overrideResponse?: PackageActivityRecord | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PackageActivityRecord> | PackageActivityRecord), options?: RequestHandlerOptions) => {
  return http.post('*/v1/admin/package/activities', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePackageActivityResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetPackageActivityMockHandler = (overrideResponse?: PackageActivityRecord | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PackageActivityRecord> | PackageActivityRecord), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/package/activities/:packageActivityId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPackageActivityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdatePackageActivityMockHandler = (overrideResponse?: PackageActivityRecord | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<PackageActivityRecord> | PackageActivityRecord), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/admin/package/activities/:packageActivityId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdatePackageActivityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeletePackageActivityMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/admin/package/activities/:packageActivityId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getPackageActivitiesMock = () => [
  getListPackageActivitiesMockHandler(),
  getListPackageActivityOptionsMockHandler(),
  getCreatePackageActivityMockHandler(),
  getGetPackageActivityMockHandler(),
  getUpdatePackageActivityMockHandler(),
  getDeletePackageActivityMockHandler()
]
