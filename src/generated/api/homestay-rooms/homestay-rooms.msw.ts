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
  RoomRecord
} from '../../model';


export const getCreateHomestayRoomResponseMock = (): RoomRecord => ({"data":{"id":401,"name":"Courtyard twin","rooms_id":1,"rooms_type":"Homestay","price":2400,"max_adult":2,"max_child":1,"beds":2,"room_area":"14 m²","bathroom_area":"4 m²","extra_charge":600,"status":1,"details":"<p>On the ground floor beside the courtyard; the bathroom is shared with one other room.</p>","images":[{"id":3301,"url":"/files/3301.jpg","alt":"Two beds under woollen quilts","featured":true}],"amenities":[{"id":12,"name":"yak-blanket","display_name":"Yak-wool blankets","type":"room"}]}})

export const getGetHomestayRoomResponseMock = (): RoomRecord => ({"data":{"id":401,"name":"Courtyard twin","rooms_id":1,"rooms_type":"Homestay","price":2400,"max_adult":2,"max_child":1,"beds":2,"room_area":"14 m²","bathroom_area":"4 m²","extra_charge":600,"status":1,"details":"<p>On the ground floor beside the courtyard; the bathroom is shared with one other room.</p>","images":[{"id":3301,"url":"/files/3301.jpg","alt":"Two beds under woollen quilts","featured":true}],"amenities":[{"id":12,"name":"yak-blanket","display_name":"Yak-wool blankets","type":"room"}]}})

export const getUpdateHomestayRoomResponseMock = (): RoomRecord => ({"data":{"id":401,"name":"Courtyard twin","rooms_id":1,"rooms_type":"Homestay","price":2400,"max_adult":2,"max_child":1,"beds":2,"room_area":"14 m²","bathroom_area":"4 m²","extra_charge":600,"status":1,"details":"<p>On the ground floor beside the courtyard; the bathroom is shared with one other room.</p>","images":[{"id":3301,"url":"/files/3301.jpg","alt":"Two beds under woollen quilts","featured":true}],"amenities":[{"id":12,"name":"yak-blanket","display_name":"Yak-wool blankets","type":"room"}]}})


export const getCreateHomestayRoomMockHandler = (overrideResponse?: RoomRecord | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RoomRecord> | RoomRecord), options?: RequestHandlerOptions) => {
  return http.post('*/v1/admin/homestays/:homestayId/rooms', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHomestayRoomResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetHomestayRoomMockHandler = (overrideResponse?: RoomRecord | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RoomRecord> | RoomRecord), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/homestays/:homestayId/rooms/:roomId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHomestayRoomResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateHomestayRoomMockHandler = (overrideResponse?: RoomRecord | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<RoomRecord> | RoomRecord), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/admin/homestays/:homestayId/rooms/:roomId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateHomestayRoomResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteHomestayRoomMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/admin/homestays/:homestayId/rooms/:roomId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getHomestayRoomsMock = () => [
  getCreateHomestayRoomMockHandler(),
  getGetHomestayRoomMockHandler(),
  getUpdateHomestayRoomMockHandler(),
  getDeleteHomestayRoomMockHandler()
]
