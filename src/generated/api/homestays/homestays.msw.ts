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
  HomestayOptions,
  HomestayPage,
  HomestayRecord
} from '../../model';


export const getListHomestaysResponseMock = (): HomestayPage => ({"data":[{"id":1,"name":"Ghale Gaun Community Homestay","slug":"ghale-gaun-community-homestay","region":{"id":2,"name":"Lamjung"},"owner":{"id":21,"full_name":"Dil Maya Ghale"},"email":"ghalegaun@example.com","phone_1":"+977 985-6012345","address_1":"Ghale Gaun, Kwholasothar 3","price_per_person":1800,"tag":"Best Value","is_sponsored":false,"status":true,"request_status":"approved","images":[{"id":3101,"url":"/files/3101.jpg","alt":"Slate roofs of Ghale Gaun below Lamjung Himal","featured":true}]},{"id":2,"name":"सिरुबारी गाउँ होमस्टे","slug":"sirubari-village-homestay","region":{"id":5,"name":"Syangja"},"owner":{"id":23,"full_name":"रुद्रमान गुरुङ"},"email":null,"phone_1":"+977 984-6054321","address_1":"Sirubari, Arjunchaupari","price_per_person":1500,"tag":null,"is_sponsored":false,"status":false,"request_status":"pending","images":[]}],"meta":{"last_page":6,"per_page":10,"current_page":1}})

export const getListHomestayOptionsResponseMock = (): HomestayOptions => ({"data":[{"id":1,"name":"Ghale Gaun Community Homestay","slug":"ghale-gaun-community-homestay","region":{"id":2,"name":"Lamjung"},"status":true},{"id":2,"name":"सिरुबारी गाउँ होमस्टे","slug":"sirubari-village-homestay","region":{"id":5,"name":"Syangja"},"status":true}]})

export const getCreateHomestayResponseMock = (): HomestayRecord => ({"data":{"id":1,"name":"Ghale Gaun Community Homestay","slug":"ghale-gaun-community-homestay","region":{"id":2,"name":"Lamjung"},"owner":{"id":21,"full_name":"Dil Maya Ghale"},"email":"ghalegaun@example.com","website":"https://ghalegaun.example.com","price_per_person":1800,"total_capacity":24,"is_sponsored":false,"status":true,"full_payment":false,"request_status":"approved","order":3,"discount_persons":8,"discount":10,"min_payment":25,"address_1":"Ghale Gaun, Kwholasothar 3","address_2":"Lamjung, Gandaki","phone_1":"+977 985-6012345","phone_2":null,"homestay_details":"<p>Twelve Gurung families share their slate-roofed houses, 2,100 m up, facing Lamjung Himal.</p>","room_details":"<p>Two beds to a room, quilts of local wool, shared courtyards.</p>","cancellation_details":"<p>Free of charge until three days before arrival.</p>","local_tourist_attraction":"<p>Uttar Kanya temple, honey hunters' cliffs, the Gurung museum.</p>","available_facilities":"<p>Hot shower, electricity, evening dances on request.</p>","available_local_infrastructure":"<p>Health post, jeep track to Besisahar, mobile network.</p>","what_is_included":"<p>Dinner with dhindo or rice, breakfast, a guided walk through the village.</p>","images":[{"id":3101,"url":"/files/3101.jpg","alt":"Slate roofs of Ghale Gaun below Lamjung Himal","featured":true},{"id":3102,"url":"/files/3102.jpg","alt":"Dinner beside the hearth","featured":false}],"amenities":[{"id":2,"display_name":"तातो पानीको सावर"},{"id":9,"display_name":"Family kitchen"}],"meta_tag":{"title":"Ghale Gaun Community Homestay in Lamjung","keywords":"ghale gaun, homestay, gurung, lamjung","description":"Stay with a Gurung family facing Lamjung Himal, meals and a village walk included."},"latitude":28.2936,"longitude":84.3478,"position":1,"google_map":"https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3517.2!2d84.3478!3d28.2936","available_features":[{"id":1,"title":"Airport pick-up"}],"room_type":{"id":2,"name":"Twin"},"property_type":{"id":1,"name":"Village house"},"tag":"Best Value","no_follow":false,"no_index":false,"rooms":[{"id":401,"name":"Courtyard twin","price":2400,"max_adult":2,"max_child":1,"beds":2,"status":1}]}})

export const getGetHomestayResponseMock = (): HomestayRecord => ({"data":{"id":1,"name":"Ghale Gaun Community Homestay","slug":"ghale-gaun-community-homestay","region":{"id":2,"name":"Lamjung"},"owner":{"id":21,"full_name":"Dil Maya Ghale"},"email":"ghalegaun@example.com","website":"https://ghalegaun.example.com","price_per_person":1800,"total_capacity":24,"is_sponsored":false,"status":true,"full_payment":false,"request_status":"approved","order":3,"discount_persons":8,"discount":10,"min_payment":25,"address_1":"Ghale Gaun, Kwholasothar 3","address_2":"Lamjung, Gandaki","phone_1":"+977 985-6012345","phone_2":null,"homestay_details":"<p>Twelve Gurung families share their slate-roofed houses, 2,100 m up, facing Lamjung Himal.</p>","room_details":"<p>Two beds to a room, quilts of local wool, shared courtyards.</p>","cancellation_details":"<p>Free of charge until three days before arrival.</p>","local_tourist_attraction":"<p>Uttar Kanya temple, honey hunters' cliffs, the Gurung museum.</p>","available_facilities":"<p>Hot shower, electricity, evening dances on request.</p>","available_local_infrastructure":"<p>Health post, jeep track to Besisahar, mobile network.</p>","what_is_included":"<p>Dinner with dhindo or rice, breakfast, a guided walk through the village.</p>","images":[{"id":3101,"url":"/files/3101.jpg","alt":"Slate roofs of Ghale Gaun below Lamjung Himal","featured":true},{"id":3102,"url":"/files/3102.jpg","alt":"Dinner beside the hearth","featured":false}],"amenities":[{"id":2,"display_name":"तातो पानीको सावर"},{"id":9,"display_name":"Family kitchen"}],"meta_tag":{"title":"Ghale Gaun Community Homestay in Lamjung","keywords":"ghale gaun, homestay, gurung, lamjung","description":"Stay with a Gurung family facing Lamjung Himal, meals and a village walk included."},"latitude":28.2936,"longitude":84.3478,"position":1,"google_map":"https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3517.2!2d84.3478!3d28.2936","available_features":[{"id":1,"title":"Airport pick-up"}],"room_type":{"id":2,"name":"Twin"},"property_type":{"id":1,"name":"Village house"},"tag":"Best Value","no_follow":false,"no_index":false,"rooms":[{"id":401,"name":"Courtyard twin","price":2400,"max_adult":2,"max_child":1,"beds":2,"status":1}]}})

export const getUpdateHomestayResponseMock = (): HomestayRecord => ({"data":{"id":1,"name":"Ghale Gaun Community Homestay","slug":"ghale-gaun-community-homestay","region":{"id":2,"name":"Lamjung"},"owner":{"id":21,"full_name":"Dil Maya Ghale"},"email":"ghalegaun@example.com","website":"https://ghalegaun.example.com","price_per_person":1800,"total_capacity":24,"is_sponsored":false,"status":true,"full_payment":false,"request_status":"approved","order":3,"discount_persons":8,"discount":10,"min_payment":25,"address_1":"Ghale Gaun, Kwholasothar 3","address_2":"Lamjung, Gandaki","phone_1":"+977 985-6012345","phone_2":null,"homestay_details":"<p>Twelve Gurung families share their slate-roofed houses, 2,100 m up, facing Lamjung Himal.</p>","room_details":"<p>Two beds to a room, quilts of local wool, shared courtyards.</p>","cancellation_details":"<p>Free of charge until three days before arrival.</p>","local_tourist_attraction":"<p>Uttar Kanya temple, honey hunters' cliffs, the Gurung museum.</p>","available_facilities":"<p>Hot shower, electricity, evening dances on request.</p>","available_local_infrastructure":"<p>Health post, jeep track to Besisahar, mobile network.</p>","what_is_included":"<p>Dinner with dhindo or rice, breakfast, a guided walk through the village.</p>","images":[{"id":3101,"url":"/files/3101.jpg","alt":"Slate roofs of Ghale Gaun below Lamjung Himal","featured":true},{"id":3102,"url":"/files/3102.jpg","alt":"Dinner beside the hearth","featured":false}],"amenities":[{"id":2,"display_name":"तातो पानीको सावर"},{"id":9,"display_name":"Family kitchen"}],"meta_tag":{"title":"Ghale Gaun Community Homestay in Lamjung","keywords":"ghale gaun, homestay, gurung, lamjung","description":"Stay with a Gurung family facing Lamjung Himal, meals and a village walk included."},"latitude":28.2936,"longitude":84.3478,"position":1,"google_map":"https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3517.2!2d84.3478!3d28.2936","available_features":[{"id":1,"title":"Airport pick-up"}],"room_type":{"id":2,"name":"Twin"},"property_type":{"id":1,"name":"Village house"},"tag":"Best Value","no_follow":false,"no_index":false,"rooms":[{"id":401,"name":"Courtyard twin","price":2400,"max_adult":2,"max_child":1,"beds":2,"status":1}]}})

export const getApproveHomestayRequestResponseMock = (): HomestayRecord => ({"data":{"id":1,"name":"Ghale Gaun Community Homestay","slug":"ghale-gaun-community-homestay","region":{"id":2,"name":"Lamjung"},"owner":{"id":21,"full_name":"Dil Maya Ghale"},"email":"ghalegaun@example.com","website":"https://ghalegaun.example.com","price_per_person":1800,"total_capacity":24,"is_sponsored":false,"status":true,"full_payment":false,"request_status":"approved","order":3,"discount_persons":8,"discount":10,"min_payment":25,"address_1":"Ghale Gaun, Kwholasothar 3","address_2":"Lamjung, Gandaki","phone_1":"+977 985-6012345","phone_2":null,"homestay_details":"<p>Twelve Gurung families share their slate-roofed houses, 2,100 m up, facing Lamjung Himal.</p>","room_details":"<p>Two beds to a room, quilts of local wool, shared courtyards.</p>","cancellation_details":"<p>Free of charge until three days before arrival.</p>","local_tourist_attraction":"<p>Uttar Kanya temple, honey hunters' cliffs, the Gurung museum.</p>","available_facilities":"<p>Hot shower, electricity, evening dances on request.</p>","available_local_infrastructure":"<p>Health post, jeep track to Besisahar, mobile network.</p>","what_is_included":"<p>Dinner with dhindo or rice, breakfast, a guided walk through the village.</p>","images":[{"id":3101,"url":"/files/3101.jpg","alt":"Slate roofs of Ghale Gaun below Lamjung Himal","featured":true},{"id":3102,"url":"/files/3102.jpg","alt":"Dinner beside the hearth","featured":false}],"amenities":[{"id":2,"display_name":"तातो पानीको सावर"},{"id":9,"display_name":"Family kitchen"}],"meta_tag":{"title":"Ghale Gaun Community Homestay in Lamjung","keywords":"ghale gaun, homestay, gurung, lamjung","description":"Stay with a Gurung family facing Lamjung Himal, meals and a village walk included."},"latitude":28.2936,"longitude":84.3478,"position":1,"google_map":"https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3517.2!2d84.3478!3d28.2936","available_features":[{"id":1,"title":"Airport pick-up"}],"room_type":{"id":2,"name":"Twin"},"property_type":{"id":1,"name":"Village house"},"tag":"Best Value","no_follow":false,"no_index":false,"rooms":[{"id":401,"name":"Courtyard twin","price":2400,"max_adult":2,"max_child":1,"beds":2,"status":1}]}})


export const getListHomestaysMockHandler = (overrideResponse?: HomestayPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HomestayPage> | HomestayPage), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/homestays/datatable', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHomestaysResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListHomestayOptionsMockHandler = (overrideResponse?: HomestayOptions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HomestayOptions> | HomestayOptions), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/homestays', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHomestayOptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateHomestayMockHandler = (overrideResponse?: HomestayRecord | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HomestayRecord> | HomestayRecord), options?: RequestHandlerOptions) => {
  return http.post('*/v1/admin/homestays', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHomestayResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetHomestayMockHandler = (overrideResponse?: HomestayRecord | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HomestayRecord> | HomestayRecord), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/homestays/:homestayId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHomestayResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateHomestayMockHandler = (overrideResponse?: HomestayRecord | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<HomestayRecord> | HomestayRecord), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/admin/homestays/:homestayId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateHomestayResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteHomestayMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/admin/homestays/:homestayId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getApproveHomestayRequestMockHandler = (overrideResponse?: HomestayRecord | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<HomestayRecord> | HomestayRecord), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/admin/homestays/:homestayId/approve-request', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApproveHomestayRequestResponseMock(),
      { status: 200
      })
  }, options)
}
export const getHomestaysMock = () => [
  getListHomestaysMockHandler(),
  getListHomestayOptionsMockHandler(),
  getCreateHomestayMockHandler(),
  getGetHomestayMockHandler(),
  getUpdateHomestayMockHandler(),
  getDeleteHomestayMockHandler(),
  getApproveHomestayRequestMockHandler()
]
