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
  PermissionOptions,
  ReferenceOptions,
  RolePage,
  RoleRecord
} from '../../model';


export const getListRolesResponseMock = (): RolePage => ({"data":[{"id":1,"name":"Administrator","permissions":[{"id":1,"name":"packages.view"},{"id":2,"name":"packages.create"},{"id":31,"name":"users.create"}]},{"id":2,"name":"Content editor","permissions":[{"id":41,"name":"blogs.create"},{"id":42,"name":"blogs.update"}]},{"id":3,"name":"बुकिङ डेस्क","permissions":[{"id":51,"name":"bookings.view"}]}],"meta":{"last_page":1,"per_page":10,"current_page":1}})

export const getListRoleOptionsResponseMock = (): ReferenceOptions => ({"data":[{"id":1,"name":"Administrator"},{"id":2,"name":"Content editor"},{"id":3,"name":"बुकिङ डेस्क"}]})

export const getCreateRoleResponseMock = (): RoleRecord => ({"data":{"id":6,"name":"Homestay coordinator","permissions":[{"id":11,"name":"homestays.view"},{"id":12,"name":"homestays.create"},{"id":13,"name":"homestays.update"}]}})

export const getGetRoleResponseMock = (): RoleRecord => ({"data":{"id":2,"name":"Content editor","permissions":[{"id":41,"name":"blogs.create"},{"id":42,"name":"blogs.update"}]}})

export const getUpdateRoleResponseMock = (): RoleRecord => ({"data":{"id":2,"name":"Content editor","permissions":[{"id":41,"name":"blogs.create"},{"id":42,"name":"blogs.update"},{"id":43,"name":"blogs.delete"}]}})

export const getListPermissionsResponseMock = (): PermissionOptions => ({"data":[{"id":1,"name":"packages.view"},{"id":2,"name":"packages.create"},{"id":3,"name":"packages.update"},{"id":4,"name":"packages.delete"},{"id":5,"name":"packages.approve"},{"id":52,"name":"bookings.cancel"}]})


export const getListRolesMockHandler = (overrideResponse?: RolePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RolePage> | RolePage), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/roles/datatable', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRolesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListRoleOptionsMockHandler = (overrideResponse?: ReferenceOptions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReferenceOptions> | ReferenceOptions), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/roles', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRoleOptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateRoleMockHandler = (overrideResponse?: RoleRecord | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RoleRecord> | RoleRecord), options?: RequestHandlerOptions) => {
  return http.post('*/v1/admin/roles', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateRoleResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetRoleMockHandler = (overrideResponse?: RoleRecord | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RoleRecord> | RoleRecord), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/roles/:roleId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRoleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateRoleMockHandler = (overrideResponse?: RoleRecord | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<RoleRecord> | RoleRecord), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/admin/roles/:roleId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateRoleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteRoleMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/admin/roles/:roleId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getListPermissionsMockHandler = (overrideResponse?: PermissionOptions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PermissionOptions> | PermissionOptions), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/permissions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPermissionsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getRolesMock = () => [
  getListRolesMockHandler(),
  getListRoleOptionsMockHandler(),
  getCreateRoleMockHandler(),
  getGetRoleMockHandler(),
  getUpdateRoleMockHandler(),
  getDeleteRoleMockHandler(),
  getListPermissionsMockHandler()
]
