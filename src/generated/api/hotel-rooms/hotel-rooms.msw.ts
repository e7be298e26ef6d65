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


export const getCreateHotelRoomResponseMock = (): RoomRecord => ({"data":{"id":451,"name":"Deluxe lake view","rooms_id":1,"rooms_type":"Hotel","price":8200,"max_adult":2,"max_child":2,"beds":1,"room_area":"28 m²","bathroom_area":"6 m²","extra_charge":1500,"status":1,"details":"<p>A king bed and a balcony over the lake, on the third and fourth floor.</p>","images":[{"id":4301,"url":"/files/4301.jpg","alt":"King bed facing the balcony","featured":true},{"id":4302,"url":"/files/4302.jpg","alt":"Bathroom with a rain shower","featured":false}],"amenities":[{"id":31,"name":"balcony","display_name":"Balcony","type":"room"},{"id":34,"name":"tea-and-coffee","display_name":"चिया र कफी","type":"room"}]}})

export const getGetHotelRoomResponseMock = (): RoomRecord => ({"data":{"id":451,"name":"Deluxe lake view","rooms_id":1,"rooms_type":"Hotel","price":8200,"max_adult":2,"max_child":2,"beds":1,"room_area":"28 m²","bathroom_area":"6 m²","extra_charge":1500,"status":1,"details":"<p>A king bed and a balcony over the lake, on the third and fourth floor.</p>","images":[{"id":4301,"url":"/files/4301.jpg","alt":"King bed facing the balcony","featured":true},{"id":4302,"url":"/files/4302.jpg","alt":"Bathroom with a rain shower","featured":false}],"amenities":[{"id":31,"name":"balcony","display_name":"Balcony","type":"room"},{"id":34,"name":"tea-and-coffee","display_name":"चिया र कफी","type":"room"}]}})

export const getUpdateHotelRoomResponseMock = (): RoomRecord => ({"data":{"id":451,"name":"Deluxe lake view","rooms_id":1,"rooms_type":"Hotel","price":8200,"max_adult":2,"max_child":2,"beds":1,"room_area":"28 m²","bathroom_area":"6 m²","extra_charge":1500,"status":1,"details":"<p>A king bed and a balcony over the lake, on the third and fourth floor.</p>","images":[{"id":4301,"url":"/files/4301.jpg","alt":"King bed facing the balcony","featured":true},{"id":4302,"url":"/files/4302.jpg","alt":"Bathroom with a rain shower","featured":false}],"amenities":[{"id":31,"name":"balcony","display_name":"Balcony","type":"room"},{"id":34,"name":"tea-and-coffee","display_name":"चिया र कफी","type":"room"}]}})


export const getCreateHotelRoomMockHandler = (overrideResponse?: RoomRecord | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RoomRecord> | RoomRecord), options?: RequestHandlerOptions) => {
  return http.post('*/v1/admin/hotels/:hotelId/rooms', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHotelRoomResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetHotelRoomMockHandler = (overrideResponse?: RoomRecord | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RoomRecord> | RoomRecord), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/hotels/:hotelId/rooms/:roomId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHotelRoomResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateHotelRoomMockHandler = (overrideResponse?: RoomRecord | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<RoomRecord> | RoomRecord), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/admin/hotels/:hotelId/rooms/:roomId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateHotelRoomResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteHotelRoomMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/admin/hotels/:hotelId/rooms/:roomId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getHotelRoomsMock = () => [
  getCreateHotelRoomMockHandler(),
  getGetHotelRoomMockHandler(),
  getUpdateHotelRoomMockHandler(),
  getDeleteHotelRoomMockHandler()
]
