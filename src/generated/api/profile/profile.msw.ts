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
  Message,
  OwnProfileRecord
} from '../../model';


export const getGetOwnProfileResponseMock = (): OwnProfileRecord => ({"data":{"id":1,"first_name":"Maya","middle_name":null,"last_name":"Gurung","email":"maya.gurung@example.com","username":"maya.gurung"}})

export const getUpdateOwnProfileResponseMock = (): OwnProfileRecord => ({"data":{"id":1,"first_name":"Maya","middle_name":"Kumari","last_name":"Gurung","email":"maya.gurung@example.com","username":"maya.gurung"}})

export const getResetOwnPasswordResponseMock = (): Message => ({"message":"The password has been changed."})


export const getGetOwnProfileMockHandler = (overrideResponse?: OwnProfileRecord | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OwnProfileRecord> | OwnProfileRecord), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/user', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOwnProfileResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateOwnProfileMockHandler = (overrideResponse?: OwnProfileRecord | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OwnProfileRecord> | OwnProfileRecord), options?: RequestHandlerOptions) => {
  return http.post('*/v1/admin/update-user', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOwnProfileResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResetOwnPasswordMockHandler = (overrideResponse?: Message | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Message> | Message), options?: RequestHandlerOptions) => {
  return http.post('*/v1/admin/reset-password', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResetOwnPasswordResponseMock(),
      { status: 200
      })
  }, options)
}
export const getProfileMock = () => [
  getGetOwnProfileMockHandler(),
  getUpdateOwnProfileMockHandler(),
  getResetOwnPasswordMockHandler()
]
