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
  HomestayPage,
  HomestayRecord,
  ListingOptions
} from '../../model';


export const getListHomestaysResponseMock = (): HomestayPage => ({"data":[{"id":1,"name":"Ghale Gaun Community Homestay","slug":"ghale-gaun-community-homestay","region":{"id":2,"name":"Lamjung"},"owner":{"id":21,"full_name":"Dil Maya Ghale"},"email":"ghalegaun@example.com","website":"https://ghalegaun.example.com","price_per_person":1800,"total_capacity":24,"is_sponsored":false,"status":true,"full_payment":false,"request_status":"approved","created_at":"2026-10-13T09:40:00+05:45","order":3,"discount_persons":8,"discount":10,"min_payment":25,"address_1":"Ghale Gaun, Kwholasothar 3","address_2":"Lamjung, Gandaki","phone_1":"+977 985-6012345","phone_2":null,"homestay_details":"<p>Twelve Gurung families share their slate-roofed houses, 2,100 m up, facing Lamjung Himal.</p>","room_details":"<p>Two beds to a room, quilts of local wool, shared courtyards.</p>","cancellation_details":"<p>Free of charge until three days before arrival.</p>","local_tourist_attraction":"<p>Uttar Kanya temple, honey hunters' cliffs, the Gurung museum.</p>","available_facilities":"<p>Hot shower, electricity, evening dances on request.</p>","available_local_infrastructure":"<p>Health post, jeep track to Besisahar, mobile network.</p>","what_is_included":"<p>Dinner with dhindo or rice, breakfast, a guided walk through the village.</p>","images":[{"id":3101,"url":"/files/3101.jpg","alt":"Slate roofs of Ghale Gaun below Lamjung Himal","featured":true},{"id":3102,"url":"/files/3102.jpg","alt":"Dinner beside the hearth","featured":false}],"amenities":[{"id":2,"name":"hot-shower","display_name":"तातो पानीको सावर","type":"homestay"},{"id":9,"name":"family-kitchen","display_name":"Family kitchen","type":"homestay"}],"meta_tag":{"title":"Ghale Gaun Community Homestay in Lamjung","keywords":"ghale gaun, homestay, gurung, lamjung","description":"Stay with a Gurung family facing Lamjung Himal, meals and a village walk included."},"latitude":28.2936,"longitude":84.3478,"position":1,"google_map":"https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3517.2!2d84.3478!3d28.2936","available_features":[{"id":1,"title":"Airport pick-up"}],"room_type":{"id":2,"name":"Twin"},"property_type":{"id":1,"name":"Village house"},"tag":"Best Value","no_follow":false,"no_index":false,"rooms":[{"id":401,"name":"Courtyard twin","rooms_id":1,"rooms_type":"Homestay","price":2400,"max_adult":2,"max_child":1,"beds":2,"room_area":"14 m²","bathroom_area":"4 m²","extra_charge":600,"status":1,"details":"<p>On the ground floor beside the courtyard; the bathroom is shared with one other room.</p>","images":[{"id":3301,"url":"/files/3301.jpg","alt":"Two beds under woollen quilts","featured":true}],"amenities":[{"id":12,"name":"yak-blanket","display_name":"Yak-wool blankets","type":"room"}]}]},{"id":2,"name":"सिरुबारी गाउँ होमस्टे","slug":"sirubari-village-homestay","region":{"id":5,"name":"Syangja"},"owner":{"id":23,"full_name":"रुद्रमान गुरुङ"},"email":null,"address_2":"Syangja, Gandaki","phone_1":"+977 984-6054321","order":null,"discount_persons":null,"discount":null,"min_payment":null,"address_1":"Sirubari, Arjunchaupari","website":null,"price_per_person":1500,"amenities":[{"id":2,"name":"hot-shower","display_name":"तातो पानीको सावर","type":"homestay"}],"meta_tag":null,"latitude":28.0361,"longitude":83.8358,"position":null,"google_map":null,"available_features":[],"room_type":{"id":1,"name":"Single"},"property_type":{"id":1,"name":"Village house"},"tag":null,"total_capacity":40,"is_sponsored":false,"status":false,"full_payment":false,"request_status":"pending","created_at":"2026-10-14T09:40:00+05:45","phone_2":null,"homestay_details":"<p>नेपालको पहिलो गाउँ होमस्टे, गुरुङ परिवारहरूसँग।</p>","room_details":null,"cancellation_details":null,"local_tourist_attraction":null,"available_facilities":null,"available_local_infrastructure":null,"what_is_included":"<p>Dinner, breakfast and a welcome with garlands.</p>","images":[],"no_follow":false,"no_index":false,"rooms":[]}],"meta":{"last_page":6,"per_page":10,"current_page":1}})

export const getListHomestayOptionsResponseMock = (): ListingOptions => ({"data":[{"id":1,"name":"Ghale Gaun Community Homestay","region":{"id":2,"name":"Lamjung"}},{"id":2,"name":"सिरुबारी गाउँ होमस्टे","region":{"id":5,"name":"Syangja"}}]})

export const getCreateHomestayResponseMock = (): HomestayRecord => ({"data":{"id":1,"name":"Ghale Gaun Community Homestay","slug":"ghale-gaun-community-homestay","region":{"id":2,"name":"Lamjung"},"owner":{"id":21,"full_name":"Dil Maya Ghale"},"email":"ghalegaun@example.com","website":"https://ghalegaun.example.com","price_per_person":1800,"total_capacity":24,"is_sponsored":false,"status":true,"full_payment":false,"request_status":"approved","created_at":"2026-10-13T09:40:00+05:45","order":3,"discount_persons":8,"discount":10,"min_payment":25,"address_1":"Ghale Gaun, Kwholasothar 3","address_2":"Lamjung, Gandaki","phone_1":"+977 985-6012345","phone_2":null,"homestay_details":"<p>Twelve Gurung families share their slate-roofed houses, 2,100 m up, facing Lamjung Himal.</p>","room_details":"<p>Two beds to a room, quilts of local wool, shared courtyards.</p>","cancellation_details":"<p>Free of charge until three days before arrival.</p>","local_tourist_attraction":"<p>Uttar Kanya temple, honey hunters' cliffs, the Gurung museum.</p>","available_facilities":"<p>Hot shower, electricity, evening dances on request.</p>","available_local_infrastructure":"<p>Health post, jeep track to Besisahar, mobile network.</p>","what_is_included":"<p>Dinner with dhindo or rice, breakfast, a guided walk through the village.</p>","images":[{"id":3101,"url":"/files/3101.jpg","alt":"Slate roofs of Ghale Gaun below Lamjung Himal","featured":true},{"id":3102,"url":"/files/3102.jpg","alt":"Dinner beside the hearth","featured":false}],"amenities":[{"id":2,"name":"hot-shower","display_name":"तातो पानीको सावर","type":"homestay"},{"id":9,"name":"family-kitchen","display_name":"Family kitchen","type":"homestay"}],"meta_tag":{"title":"Ghale Gaun Community Homestay in Lamjung","keywords":"ghale gaun, homestay, gurung, lamjung","description":"Stay with a Gurung family facing Lamjung Himal, meals and a village walk included."},"latitude":28.2936,"longitude":84.3478,"position":1,"google_map":"https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3517.2!2d84.3478!3d28.2936","available_features":[{"id":1,"title":"Airport pick-up"}],"room_type":{"id":2,"name":"Twin"},"property_type":{"id":1,"name":"Village house"},"tag":"Best Value","no_follow":false,"no_index":false,"rooms":[{"id":401,"name":"Courtyard twin","rooms_id":1,"rooms_type":"Homestay","price":2400,"max_adult":2,"max_child":1,"beds":2,"room_area":"14 m²","bathroom_area":"4 m²","extra_charge":600,"status":1,"details":"<p>On the ground floor beside the courtyard; the bathroom is shared with one other room.</p>","images":[{"id":3301,"url":"/files/3301.jpg","alt":"Two beds under woollen quilts","featured":true}],"amenities":[{"id":12,"name":"yak-blanket","display_name":"Yak-wool blankets","type":"room"}]}]}})

export const getGetHomestayResponseMock = (): HomestayRecord => ({"data":{"id":1,"name":"Ghale Gaun Community Homestay","slug":"ghale-gaun-community-homestay","region":{"id":2,"name":"Lamjung"},"owner":{"id":21,"full_name":"Dil Maya Ghale"},"email":"ghalegaun@example.com","website":"https://ghalegaun.example.com","price_per_person":1800,"total_capacity":24,"is_sponsored":false,"status":true,"full_payment":false,"request_status":"approved","created_at":"2026-10-13T09:40:00+05:45","order":3,"discount_persons":8,"discount":10,"min_payment":25,"address_1":"Ghale Gaun, Kwholasothar 3","address_2":"Lamjung, Gandaki","phone_1":"+977 985-6012345","phone_2":null,"homestay_details":"<p>Twelve Gurung families share their slate-roofed houses, 2,100 m up, facing Lamjung Himal.</p>","room_details":"<p>Two beds to a room, quilts of local wool, shared courtyards.</p>","cancellation_details":"<p>Free of charge until three days before arrival.</p>","local_tourist_attraction":"<p>Uttar Kanya temple, honey hunters' cliffs, the Gurung museum.</p>","available_facilities":"<p>Hot shower, electricity, evening dances on request.</p>","available_local_infrastructure":"<p>Health post, jeep track to Besisahar, mobile network.</p>","what_is_included":"<p>Dinner with dhindo or rice, breakfast, a guided walk through the village.</p>","images":[{"id":3101,"url":"/files/3101.jpg","alt":"Slate roofs of Ghale Gaun below Lamjung Himal","featured":true},{"id":3102,"url":"/files/3102.jpg","alt":"Dinner beside the hearth","featured":false}],"amenities":[{"id":2,"name":"hot-shower","display_name":"तातो पानीको सावर","type":"homestay"},{"id":9,"name":"family-kitchen","display_name":"Family kitchen","type":"homestay"}],"meta_tag":{"title":"Ghale Gaun Community Homestay in Lamjung","keywords":"ghale gaun, homestay, gurung, lamjung","description":"Stay with a Gurung family facing Lamjung Himal, meals and a village walk included."},"latitude":28.2936,"longitude":84.3478,"position":1,"google_map":"https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3517.2!2d84.3478!3d28.2936","available_features":[{"id":1,"title":"Airport pick-up"}],"room_type":{"id":2,"name":"Twin"},"property_type":{"id":1,"name":"Village house"},"tag":"Best Value","no_follow":false,"no_index":false,"rooms":[{"id":401,"name":"Courtyard twin","rooms_id":1,"rooms_type":"Homestay","price":2400,"max_adult":2,"max_child":1,"beds":2,"room_area":"14 m²","bathroom_area":"4 m²","extra_charge":600,"status":1,"details":"<p>On the ground floor beside the courtyard; the bathroom is shared with one other room.</p>","images":[{"id":3301,"url":"/files/3301.jpg","alt":"Two beds under woollen quilts","featured":true}],"amenities":[{"id":12,"name":"yak-blanket","display_name":"Yak-wool blankets","type":"room"}]}]}})

export const getUpdateHomestayResponseMock = (): HomestayRecord => ({"data":{"id":1,"name":"Ghale Gaun Community Homestay","slug":"ghale-gaun-community-homestay","region":{"id":2,"name":"Lamjung"},"owner":{"id":21,"full_name":"Dil Maya Ghale"},"email":"ghalegaun@example.com","website":"https://ghalegaun.example.com","price_per_person":1800,"total_capacity":24,"is_sponsored":false,"status":true,"full_payment":false,"request_status":"approved","created_at":"2026-10-13T09:40:00+05:45","order":3,"discount_persons":8,"discount":10,"min_payment":25,"address_1":"Ghale Gaun, Kwholasothar 3","address_2":"Lamjung, Gandaki","phone_1":"+977 985-6012345","phone_2":null,"homestay_details":"<p>Twelve Gurung families share their slate-roofed houses, 2,100 m up, facing Lamjung Himal.</p>","room_details":"<p>Two beds to a room, quilts of local wool, shared courtyards.</p>","cancellation_details":"<p>Free of charge until three days before arrival.</p>","local_tourist_attraction":"<p>Uttar Kanya temple, honey hunters' cliffs, the Gurung museum.</p>","available_facilities":"<p>Hot shower, electricity, evening dances on request.</p>","available_local_infrastructure":"<p>Health post, jeep track to Besisahar, mobile network.</p>","what_is_included":"<p>Dinner with dhindo or rice, breakfast, a guided walk through the village.</p>","images":[{"id":3101,"url":"/files/3101.jpg","alt":"Slate roofs of Ghale Gaun below Lamjung Himal","featured":true},{"id":3102,"url":"/files/3102.jpg","alt":"Dinner beside the hearth","featured":false}],"amenities":[{"id":2,"name":"hot-shower","display_name":"तातो पानीको सावर","type":"homestay"},{"id":9,"name":"family-kitchen","display_name":"Family kitchen","type":"homestay"}],"meta_tag":{"title":"Ghale Gaun Community Homestay in Lamjung","keywords":"ghale gaun, homestay, gurung, lamjung","description":"Stay with a Gurung family facing Lamjung Himal, meals and a village walk included."},"latitude":28.2936,"longitude":84.3478,"position":1,"google_map":"https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3517.2!2d84.3478!3d28.2936","available_features":[{"id":1,"title":"Airport pick-up"}],"room_type":{"id":2,"name":"Twin"},"property_type":{"id":1,"name":"Village house"},"tag":"Best Value","no_follow":false,"no_index":false,"rooms":[{"id":401,"name":"Courtyard twin","rooms_id":1,"rooms_type":"Homestay","price":2400,"max_adult":2,"max_child":1,"beds":2,"room_area":"14 m²","bathroom_area":"4 m²","extra_charge":600,"status":1,"details":"<p>On the ground floor beside the courtyard; the bathroom is shared with one other room.</p>","images":[{"id":3301,"url":"/files/3301.jpg","alt":"Two beds under woollen quilts","featured":true}],"amenities":[{"id":12,"name":"yak-blanket","display_name":"Yak-wool blankets","type":"room"}]}]}})

export const getApproveHomestayRequestResponseMock = (): HomestayRecord => ({"data":{"id":1,"name":"Ghale Gaun Community Homestay","slug":"ghale-gaun-community-homestay","region":{"id":2,"name":"Lamjung"},"owner":{"id":21,"full_name":"Dil Maya Ghale"},"email":"ghalegaun@example.com","website":"https://ghalegaun.example.com","price_per_person":1800,"total_capacity":24,"is_sponsored":false,"status":true,"full_payment":false,"request_status":"approved","created_at":"2026-10-13T09:40:00+05:45","order":3,"discount_persons":8,"discount":10,"min_payment":25,"address_1":"Ghale Gaun, Kwholasothar 3","address_2":"Lamjung, Gandaki","phone_1":"+977 985-6012345","phone_2":null,"homestay_details":"<p>Twelve Gurung families share their slate-roofed houses, 2,100 m up, facing Lamjung Himal.</p>","room_details":"<p>Two beds to a room, quilts of local wool, shared courtyards.</p>","cancellation_details":"<p>Free of charge until three days before arrival.</p>","local_tourist_attraction":"<p>Uttar Kanya temple, honey hunters' cliffs, the Gurung museum.</p>","available_facilities":"<p>Hot shower, electricity, evening dances on request.</p>","available_local_infrastructure":"<p>Health post, jeep track to Besisahar, mobile network.</p>","what_is_included":"<p>Dinner with dhindo or rice, breakfast, a guided walk through the village.</p>","images":[{"id":3101,"url":"/files/3101.jpg","alt":"Slate roofs of Ghale Gaun below Lamjung Himal","featured":true},{"id":3102,"url":"/files/3102.jpg","alt":"Dinner beside the hearth","featured":false}],"amenities":[{"id":2,"name":"hot-shower","display_name":"तातो पानीको सावर","type":"homestay"},{"id":9,"name":"family-kitchen","display_name":"Family kitchen","type":"homestay"}],"meta_tag":{"title":"Ghale Gaun Community Homestay in Lamjung","keywords":"ghale gaun, homestay, gurung, lamjung","description":"Stay with a Gurung family facing Lamjung Himal, meals and a village walk included."},"latitude":28.2936,"longitude":84.3478,"position":1,"google_map":"https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3517.2!2d84.3478!3d28.2936","available_features":[{"id":1,"title":"Airport pick-up"}],"room_type":{"id":2,"name":"Twin"},"property_type":{"id":1,"name":"Village house"},"tag":"Best Value","no_follow":false,"no_index":false,"rooms":[{"id":401,"name":"Courtyard twin","rooms_id":1,"rooms_type":"Homestay","price":2400,"max_adult":2,"max_child":1,"beds":2,"room_area":"14 m²","bathroom_area":"4 m²","extra_charge":600,"status":1,"details":"<p>On the ground floor beside the courtyard; the bathroom is shared with one other room.</p>","images":[{"id":3301,"url":"/files/3301.jpg","alt":"Two beds under woollen quilts","featured":true}],"amenities":[{"id":12,"name":"yak-blanket","display_name":"Yak-wool blankets","type":"room"}]}]}})


export const getListHomestaysMockHandler = (overrideResponse?: HomestayPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HomestayPage> | HomestayPage), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/homestays/datatable', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHomestaysResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListHomestayOptionsMockHandler = (overrideResponse?: ListingOptions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListingOptions> | ListingOptions), options?: RequestHandlerOptions) => {
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
