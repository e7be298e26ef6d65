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
  HotelOptions,
  HotelPage,
  HotelRecord
} from '../../model';


export const getListHotelsResponseMock = (): HotelPage => ({"data":[{"id":1,"name":"Hotel Phewa Sunrise","slug":"hotel-phewa-sunrise","owner":{"id":31,"full_name":"Bishnu Prasad Adhikari"},"region":{"id":1,"name":"Pokhara"},"email":"stay@phewasunrise.example.com","phone_1":"+977 61-465000","address_1":"Lakeside 6, Baidam","min_price":6500,"rating":4,"tag":"Top Rated","is_sponsored":true,"status":true,"request_status":"approved","images":[{"id":4101,"url":"/files/4101.jpg","alt":"Phewa lake from the roof terrace"}]},{"id":2,"name":"पाटन दरबार होटल","slug":"patan-durbar-hotel","owner":{"id":33,"full_name":"सरिता महर्जन"},"region":{"id":2,"name":"Kathmandu Valley"},"email":null,"phone_1":"+977 1-5534000","address_1":"Mangal Bazar, Lalitpur","min_price":9200,"rating":null,"tag":null,"is_sponsored":false,"status":false,"request_status":"pending","images":[]}],"meta":{"last_page":7,"per_page":10,"current_page":1}})

export const getListHotelOptionsResponseMock = (): HotelOptions => ({"data":[{"id":1,"name":"Hotel Phewa Sunrise","slug":"hotel-phewa-sunrise","region":{"id":1,"name":"Pokhara"},"status":true},{"id":2,"name":"पाटन दरबार होटल","slug":"patan-durbar-hotel","region":{"id":2,"name":"Kathmandu Valley"},"status":true}]})

export const getCreateHotelResponseMock = (): HotelRecord => ({"data":{"id":1,"name":"Hotel Phewa Sunrise","slug":"hotel-phewa-sunrise","owner":{"id":31,"full_name":"Bishnu Prasad Adhikari"},"region":{"id":1,"name":"Pokhara"},"email":"stay@phewasunrise.example.com","website":"https://phewasunrise.example.com","min_price":6500,"full_payment":false,"min_payment":20,"phone_1":"+977 61-465000","phone_2":"+977 985-6087654","address_1":"Lakeside 6, Baidam","address_2":"Pokhara, Kaski","rating":4,"details":"<p>Thirty rooms above the lake, five minutes on foot from the boat landing at Barahi.</p>","features":"<ul><li>Roof terrace facing Machhapuchhre</li><li>Trekkers' luggage store</li></ul>","is_sponsored":true,"status":true,"request_status":"approved","images":[{"id":4101,"url":"/files/4101.jpg","alt":"Phewa lake from the roof terrace"},{"id":4102,"url":"/files/4102.jpg","alt":"Breakfast room with mountain view"}],"amenities":[{"id":1,"display_name":"Wi-Fi"},{"id":5,"display_name":"Rooftop terrace"}],"meta_tag":{"title":"Hotel Phewa Sunrise, Pokhara Lakeside","keywords":"pokhara, lakeside, phewa, hotel","description":"A quiet four-star house above Phewa lake with views of Machhapuchhre."},"latitude":28.2096,"longitude":83.9556,"position":1,"google_map":"https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3516.0!2d83.9556!3d28.2096","available_features":[{"id":1,"title":"Airport pick-up"}],"tag":"Top Rated","no_follow":false,"no_index":false,"rooms":[{"id":451,"name":"Deluxe lake view","price":8200,"max_adult":2,"max_child":2,"beds":1,"status":1}]}})

export const getGetHotelResponseMock = (): HotelRecord => ({"data":{"id":1,"name":"Hotel Phewa Sunrise","slug":"hotel-phewa-sunrise","owner":{"id":31,"full_name":"Bishnu Prasad Adhikari"},"region":{"id":1,"name":"Pokhara"},"email":"stay@phewasunrise.example.com","website":"https://phewasunrise.example.com","min_price":6500,"full_payment":false,"min_payment":20,"phone_1":"+977 61-465000","phone_2":"+977 985-6087654","address_1":"Lakeside 6, Baidam","address_2":"Pokhara, Kaski","rating":4,"details":"<p>Thirty rooms above the lake, five minutes on foot from the boat landing at Barahi.</p>","features":"<ul><li>Roof terrace facing Machhapuchhre</li><li>Trekkers' luggage store</li></ul>","is_sponsored":true,"status":true,"request_status":"approved","images":[{"id":4101,"url":"/files/4101.jpg","alt":"Phewa lake from the roof terrace"},{"id":4102,"url":"/files/4102.jpg","alt":"Breakfast room with mountain view"}],"amenities":[{"id":1,"display_name":"Wi-Fi"},{"id":5,"display_name":"Rooftop terrace"}],"meta_tag":{"title":"Hotel Phewa Sunrise, Pokhara Lakeside","keywords":"pokhara, lakeside, phewa, hotel","description":"A quiet four-star house above Phewa lake with views of Machhapuchhre."},"latitude":28.2096,"longitude":83.9556,"position":1,"google_map":"https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3516.0!2d83.9556!3d28.2096","available_features":[{"id":1,"title":"Airport pick-up"}],"tag":"Top Rated","no_follow":false,"no_index":false,"rooms":[{"id":451,"name":"Deluxe lake view","price":8200,"max_adult":2,"max_child":2,"beds":1,"status":1}]}})

export const getUpdateHotelResponseMock = (): HotelRecord => ({"data":{"id":1,"name":"Hotel Phewa Sunrise","slug":"hotel-phewa-sunrise","owner":{"id":31,"full_name":"Bishnu Prasad Adhikari"},"region":{"id":1,"name":"Pokhara"},"email":"stay@phewasunrise.example.com","website":"https://phewasunrise.example.com","min_price":6500,"full_payment":false,"min_payment":20,"phone_1":"+977 61-465000","phone_2":"+977 985-6087654","address_1":"Lakeside 6, Baidam","address_2":"Pokhara, Kaski","rating":4,"details":"<p>Thirty rooms above the lake, five minutes on foot from the boat landing at Barahi.</p>","features":"<ul><li>Roof terrace facing Machhapuchhre</li><li>Trekkers' luggage store</li></ul>","is_sponsored":true,"status":true,"request_status":"approved","images":[{"id":4101,"url":"/files/4101.jpg","alt":"Phewa lake from the roof terrace"},{"id":4102,"url":"/files/4102.jpg","alt":"Breakfast room with mountain view"}],"amenities":[{"id":1,"display_name":"Wi-Fi"},{"id":5,"display_name":"Rooftop terrace"}],"meta_tag":{"title":"Hotel Phewa Sunrise, Pokhara Lakeside","keywords":"pokhara, lakeside, phewa, hotel","description":"A quiet four-star house above Phewa lake with views of Machhapuchhre."},"latitude":28.2096,"longitude":83.9556,"position":1,"google_map":"https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3516.0!2d83.9556!3d28.2096","available_features":[{"id":1,"title":"Airport pick-up"}],"tag":"Top Rated","no_follow":false,"no_index":false,"rooms":[{"id":451,"name":"Deluxe lake view","price":8200,"max_adult":2,"max_child":2,"beds":1,"status":1}]}})

export const getApproveHotelRequestResponseMock = (): HotelRecord => ({"data":{"id":1,"name":"Hotel Phewa Sunrise","slug":"hotel-phewa-sunrise","owner":{"id":31,"full_name":"Bishnu Prasad Adhikari"},"region":{"id":1,"name":"Pokhara"},"email":"stay@phewasunrise.example.com","website":"https://phewasunrise.example.com","min_price":6500,"full_payment":false,"min_payment":20,"phone_1":"+977 61-465000","phone_2":"+977 985-6087654","address_1":"Lakeside 6, Baidam","address_2":"Pokhara, Kaski","rating":4,"details":"<p>Thirty rooms above the lake, five minutes on foot from the boat landing at Barahi.</p>","features":"<ul><li>Roof terrace facing Machhapuchhre</li><li>Trekkers' luggage store</li></ul>","is_sponsored":true,"status":true,"request_status":"approved","images":[{"id":4101,"url":"/files/4101.jpg","alt":"Phewa lake from the roof terrace"},{"id":4102,"url":"/files/4102.jpg","alt":"Breakfast room with mountain view"}],"amenities":[{"id":1,"display_name":"Wi-Fi"},{"id":5,"display_name":"Rooftop terrace"}],"meta_tag":{"title":"Hotel Phewa Sunrise, Pokhara Lakeside","keywords":"pokhara, lakeside, phewa, hotel","description":"A quiet four-star house above Phewa lake with views of Machhapuchhre."},"latitude":28.2096,"longitude":83.9556,"position":1,"google_map":"https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3516.0!2d83.9556!3d28.2096","available_features":[{"id":1,"title":"Airport pick-up"}],"tag":"Top Rated","no_follow":false,"no_index":false,"rooms":[{"id":451,"name":"Deluxe lake view","price":8200,"max_adult":2,"max_child":2,"beds":1,"status":1}]}})


export const getListHotelsMockHandler = (overrideResponse?: HotelPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HotelPage> | HotelPage), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/hotels/datatable', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHotelsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListHotelOptionsMockHandler = (overrideResponse?: HotelOptions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HotelOptions> | HotelOptions), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/hotels', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHotelOptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateHotelMockHandler = (overrideResponse?: HotelRecord | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HotelRecord> | HotelRecord), options?: RequestHandlerOptions) => {
  return http.post('*/v1/admin/hotels', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHotelResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetHotelMockHandler = (overrideResponse?: HotelRecord | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HotelRecord> | HotelRecord), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/hotels/:hotelId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHotelResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateHotelMockHandler = (overrideResponse?: HotelRecord | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<HotelRecord> | HotelRecord), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/admin/hotels/:hotelId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateHotelResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteHotelMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/admin/hotels/:hotelId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getApproveHotelRequestMockHandler = (overrideResponse?: HotelRecord | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<HotelRecord> | HotelRecord), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/admin/hotels/:hotelId/approve-request', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApproveHotelRequestResponseMock(),
      { status: 200
      })
  }, options)
}
export const getHotelsMock = () => [
  getListHotelsMockHandler(),
  getListHotelOptionsMockHandler(),
  getCreateHotelMockHandler(),
  getGetHotelMockHandler(),
  getUpdateHotelMockHandler(),
  getDeleteHotelMockHandler(),
  getApproveHotelRequestMockHandler()
]
