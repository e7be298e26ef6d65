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
  UserPage,
  UserRecord
} from '../../model';


export const getListUsersResponseMock = (): UserPage => ({"data":[{"id":12,"first_name":"Pemba","middle_name":"Dorje","last_name":"Sherpa","full_name":"Pemba Dorje Sherpa","email":"pemba.sherpa@example.com","username":"pemba.sherpa","roles":[{"id":3,"name":"Vendor"}],"status":true,"profile":{"address_1":"Namche Bazaar, Khumbu Pasanglhamu 5","address_2":"Boudha 6, Kathmandu","citizenship_number":"11-02-70-01234","company_name":"Pemba Himal Treks Pvt. Ltd.","employees":18,"established_at":"2011-04-14","pan_number":"609812345","phone_1":"+977 985-1098765","phone_2":null,"tan_number":null,"vat_number":"301234567","media":[{"id":5101,"url":"/files/5101.jpg","alt":"profile","featured":null},{"id":5102,"url":"/files/5102.jpg","alt":"pan","featured":null}]}},{"id":64,"first_name":"विनोद","middle_name":null,"last_name":"श्रेष्ठ","full_name":"विनोद श्रेष्ठ","email":"binod.shrestha@example.com","username":"binod","roles":[],"status":false,"profile":null}],"meta":{"last_page":3,"per_page":50,"current_page":1}})

export const getCreateUserResponseMock = (): UserRecord => ({"data":{"id":12,"first_name":"Pemba","middle_name":"Dorje","last_name":"Sherpa","full_name":"Pemba Dorje Sherpa","email":"pemba.sherpa@example.com","username":"pemba.sherpa","roles":[{"id":3,"name":"Vendor"}],"status":true,"profile":null}})

export const getGetUserResponseMock = (): UserRecord => ({"data":{"id":12,"first_name":"Pemba","middle_name":"Dorje","last_name":"Sherpa","full_name":"Pemba Dorje Sherpa","email":"pemba.sherpa@example.com","username":"pemba.sherpa","roles":[{"id":3,"name":"Vendor"}],"status":true,"profile":{"address_1":"Namche Bazaar, Khumbu Pasanglhamu 5","address_2":"Boudha 6, Kathmandu","citizenship_number":"11-02-70-01234","company_name":"Pemba Himal Treks Pvt. Ltd.","employees":18,"established_at":"2011-04-14","pan_number":"609812345","phone_1":"+977 985-1098765","phone_2":null,"tan_number":null,"vat_number":"301234567","media":[{"id":5101,"url":"/files/5101.jpg","alt":"profile","featured":null},{"id":5102,"url":"/files/5102.jpg","alt":"pan","featured":null}]}}})

export const getUpdateUserResponseMock = (): UserRecord => ({"data":{"id":12,"first_name":"Pemba","middle_name":"Dorje","last_name":"Sherpa","full_name":"Pemba Dorje Sherpa","email":"pemba.sherpa@example.com","username":"pemba.sherpa","roles":[{"id":3,"name":"Vendor"}],"status":true,"profile":{"address_1":"Namche Bazaar, Khumbu Pasanglhamu 5","address_2":"Boudha 6, Kathmandu","citizenship_number":"11-02-70-01234","company_name":"Pemba Himal Treks Pvt. Ltd.","employees":18,"established_at":"2011-04-14","pan_number":"609812345","phone_1":"+977 985-1098765","phone_2":null,"tan_number":null,"vat_number":"301234567","media":[{"id":5101,"url":"/files/5101.jpg","alt":"profile","featured":null},{"id":5102,"url":"/files/5102.jpg","alt":"pan","featured":null}]}}})

export const getSaveUserProfileResponseMock = (): UserRecord => ({"data":{"id":12,"first_name":"Pemba","middle_name":"Dorje","last_name":"Sherpa","full_name":"Pemba Dorje Sherpa","email":"pemba.sherpa@example.com","username":"pemba.sherpa","roles":[{"id":3,"name":"Vendor"}],"status":true,"profile":{"address_1":"Namche Bazaar, Khumbu Pasanglhamu 5","address_2":"Boudha 6, Kathmandu","citizenship_number":"11-02-70-01234","company_name":"Pemba Himal Treks Pvt. Ltd.","employees":18,"established_at":"2011-04-14","pan_number":"609812345","phone_1":"+977 985-1098765","phone_2":null,"tan_number":null,"vat_number":"301234567","media":[{"id":5101,"url":"/files/5101.jpg","alt":"profile","featured":null},{"id":5102,"url":"/files/5102.jpg","alt":"pan","featured":null}]}}})


export const getListUsersMockHandler = (overrideResponse?: UserPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserPage> | UserPage), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/users/datatable', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUsersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateUserMockHandler = (overrideResponse?: UserRecord | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserRecord> | UserRecord), options?: RequestHandlerOptions) => {
  return http.post('*/v1/admin/users', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUserResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetUserMockHandler = (overrideResponse?: UserRecord | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserRecord> | UserRecord), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/users/:userId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateUserMockHandler = (overrideResponse?: UserRecord | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UserRecord> | UserRecord), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/admin/users/:userId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteUserMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/admin/users/:userId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getSaveUserProfileMockHandler = (overrideResponse?: UserRecord | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserRecord> | UserRecord), options?: RequestHandlerOptions) => {
  return http.post('*/v1/admin/users/:userId/profiles', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveUserProfileResponseMock(),
      { status: 200
      })
  }, options)
}
export const getUsersMock = () => [
  getListUsersMockHandler(),
  getCreateUserMockHandler(),
  getGetUserMockHandler(),
  getUpdateUserMockHandler(),
  getDeleteUserMockHandler(),
  getSaveUserProfileMockHandler()
]
