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
  LoginAnswer,
  RefreshAnswer
} from '../../model';


export const getLoginResponseMock = (): LoginAnswer => ({"data":{"access_token":"eyJhbGciOiJIUzI1NiJ9.maya.1","refresh_token":"8d1f5b0e-maya-1","user":{"id":1,"first_name":"Maya","middle_name":null,"last_name":"Gurung","email":"maya.gurung@example.com","username":"maya.gurung"}}})

export const getRefreshResponseMock = (): RefreshAnswer => ({"data":{"access_token":"eyJhbGciOiJIUzI1NiJ9.maya.2","refresh_token":"8d1f5b0e-maya-2"}})


export const getLoginMockHandler = (overrideResponse?: LoginAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoginAnswer> | LoginAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/admin/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRefreshMockHandler = (overrideResponse?: RefreshAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RefreshAnswer> | RefreshAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/admin/refresh', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefreshResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAuthMock = () => [
  getLoginMockHandler(),
  getRefreshMockHandler()
]
