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
  HotelPage,
  HotelRecord,
  ListingOptions
} from '../../model';


export const getListHotelsResponseMock = (): HotelPage => ({"data":[{"id":1,"name":"Hotel Phewa Sunrise","slug":"hotel-phewa-sunrise","owner":{"id":31,"full_name":"Bishnu Prasad Adhikari"},"region":{"id":1,"name":"Pokhara"},"email":"stay@phewasunrise.example.com","website":"https://phewasunrise.example.com","min_price":6500,"full_payment":false,"min_payment":20,"phone_1":"+977 61-465000","phone_2":"+977 985-6087654","address_1":"Lakeside 6, Baidam","address_2":"Pokhara, Kaski","rating":4,"details":"<p>Thirty rooms above the lake, five minutes on foot from the boat landing at Barahi.</p>","features":"<ul><li>Roof terrace facing Machhapuchhre</li><li>Trekkers' luggage store</li></ul>","is_sponsored":true,"status":true,"request_status":"approved","created_at":"2026-10-15T09:40:00+05:45","images":[{"id":4101,"url":"/files/4101.jpg","alt":"Phewa lake from the roof terrace","featured":true},{"id":4102,"url":"/files/4102.jpg","alt":"Breakfast room with mountain view","featured":false}],"amenities":[{"id":1,"name":"wifi","display_name":"Wi-Fi","type":"hotel"},{"id":5,"name":"rooftop-terrace","display_name":"Rooftop terrace","type":"hotel"}],"meta_tag":{"title":"Hotel Phewa Sunrise, Pokhara Lakeside","keywords":"pokhara, lakeside, phewa, hotel","description":"A quiet four-star house above Phewa lake with views of Machhapuchhre."},"latitude":28.2096,"longitude":83.9556,"position":1,"google_map":"https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3516.0!2d83.9556!3d28.2096","available_features":[{"id":1,"title":"Airport pick-up"}],"tag":"Top Rated","no_follow":false,"no_index":false,"rooms":[{"id":451,"name":"Deluxe lake view","rooms_id":1,"rooms_type":"Hotel","price":8200,"max_adult":2,"max_child":2,"beds":1,"room_area":"28 m²","bathroom_area":"6 m²","extra_charge":1500,"status":1,"details":"<p>A king bed and a balcony over the lake, on the third and fourth floor.</p>","images":[{"id":4301,"url":"/files/4301.jpg","alt":"King bed facing the balcony","featured":true},{"id":4302,"url":"/files/4302.jpg","alt":"Bathroom with a rain shower","featured":false}],"amenities":[{"id":31,"name":"balcony","display_name":"Balcony","type":"room"},{"id":34,"name":"tea-and-coffee","display_name":"चिया र कफी","type":"room"}]}]},{"id":2,"name":"पाटन दरबार होटल","slug":"patan-durbar-hotel","owner":{"id":33,"full_name":"सरिता महर्जन"},"region":{"id":2,"name":"Kathmandu Valley"},"email":null,"full_payment":true,"min_payment":null,"phone_1":"+977 1-5534000","phone_2":null,"address_1":"Mangal Bazar, Lalitpur","website":"https://patandurbar.example.com","min_price":9200,"address_2":"Patan, Bagmati","rating":null,"amenities":[{"id":1,"name":"wifi","display_name":"Wi-Fi","type":"hotel"}],"meta_tag":null,"latitude":27.6727,"longitude":85.3253,"position":null,"google_map":null,"available_features":[],"tag":null,"details":"<p>A restored Newar house beside the palace square.</p>","features":null,"is_sponsored":false,"status":false,"request_status":"pending","created_at":"2026-10-16T09:40:00+05:45","images":[],"no_follow":false,"no_index":false,"rooms":[]}],"meta":{"last_page":7,"per_page":10,"current_page":1}})

export const getListHotelOptionsResponseMock = (): ListingOptions => ({"data":[{"id":1,"name":"Hotel Phewa Sunrise","region":{"id":1,"name":"Pokhara"}},{"id":2,"name":"पाटन दरबार होटल","region":{"id":2,"name":"Kathmandu Valley"}}]})

export const getCreateHotelResponseMock = (): HotelRecord => ({"data":{"id":1,"name":"Hotel Phewa Sunrise","slug":"hotel-phewa-sunrise","owner":{"id":31,"full_name":"Bishnu Prasad Adhikari"},"region":{"id":1,"name":"Pokhara"},"email":"stay@phewasunrise.example.com","website":"https://phewasunrise.example.com","min_price":6500,"full_payment":false,"min_payment":20,"phone_1":"+977 61-465000","phone_2":"+977 985-6087654","address_1":"Lakeside 6, Baidam","address_2":"Pokhara, Kaski","rating":4,"details":"<p>Thirty rooms above the lake, five minutes on foot from the boat landing at Barahi.</p>","features":"<ul><li>Roof terrace facing Machhapuchhre</li><li>Trekkers' luggage store</li></ul>","is_sponsored":true,"status":true,"request_status":"approved","created_at":"2026-10-15T09:40:00+05:45","images":[{"id":4101,"url":"/files/4101.jpg","alt":"Phewa lake from the roof terrace","featured":true},{"id":4102,"url":"/files/4102.jpg","alt":"Breakfast room with mountain view","featured":false}],"amenities":[{"id":1,"name":"wifi","display_name":"Wi-Fi","type":"hotel"},{"id":5,"name":"rooftop-terrace","display_name":"Rooftop terrace","type":"hotel"}],"meta_tag":{"title":"Hotel Phewa Sunrise, Pokhara Lakeside","keywords":"pokhara, lakeside, phewa, hotel","description":"A quiet four-star house above Phewa lake with views of Machhapuchhre."},"latitude":28.2096,"longitude":83.9556,"position":1,"google_map":"https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3516.0!2d83.9556!3d28.2096","available_features":[{"id":1,"title":"Airport pick-up"}],"tag":"Top Rated","no_follow":false,"no_index":false,"rooms":[{"id":451,"name":"Deluxe lake view","rooms_id":1,"rooms_type":"Hotel","price":8200,"max_adult":2,"max_child":2,"beds":1,"room_area":"28 m²","bathroom_area":"6 m²","extra_charge":1500,"status":1,"details":"<p>A king bed and a balcony over the lake, on the third and fourth floor.</p>","images":[{"id":4301,"url":"/files/4301.jpg","alt":"King bed facing the balcony","featured":true},{"id":4302,"url":"/files/4302.jpg","alt":"Bathroom with a rain shower","featured":false}],"amenities":[{"id":31,"name":"balcony","display_name":"Balcony","type":"room"},{"id":34,"name":"tea-and-coffee","display_name":"चिया र कफी","type":"room"}]}]}})

export const getGetHotelResponseMock = (): HotelRecord => ({"data":{"id":1,"name":"Hotel Phewa Sunrise","slug":"hotel-phewa-sunrise","owner":{"id":31,"full_name":"Bishnu Prasad Adhikari"},"region":{"id":1,"name":"Pokhara"},"email":"stay@phewasunrise.example.com","website":"https://phewasunrise.example.com","min_price":6500,"full_payment":false,"min_payment":20,"phone_1":"+977 61-465000","phone_2":"+977 985-6087654","address_1":"Lakeside 6, Baidam","address_2":"Pokhara, Kaski","rating":4,"details":"<p>Thirty rooms above the lake, five minutes on foot from the boat landing at Barahi.</p>","features":"<ul><li>Roof terrace facing Machhapuchhre</li><li>Trekkers' luggage store</li></ul>","is_sponsored":true,"status":true,"request_status":"approved","created_at":"2026-10-15T09:40:00+05:45","images":[{"id":4101,"url":"/files/4101.jpg","alt":"Phewa lake from the roof terrace","featured":true},{"id":4102,"url":"/files/4102.jpg","alt":"Breakfast room with mountain view","featured":false}],"amenities":[{"id":1,"name":"wifi","display_name":"Wi-Fi","type":"hotel"},{"id":5,"name":"rooftop-terrace","display_name":"Rooftop terrace","type":"hotel"}],"meta_tag":{"title":"Hotel Phewa Sunrise, Pokhara Lakeside","keywords":"pokhara, lakeside, phewa, hotel","description":"A quiet four-star house above Phewa lake with views of Machhapuchhre."},"latitude":28.2096,"longitude":83.9556,"position":1,"google_map":"https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3516.0!2d83.9556!3d28.2096","available_features":[{"id":1,"title":"Airport pick-up"}],"tag":"Top Rated","no_follow":false,"no_index":false,"rooms":[{"id":451,"name":"Deluxe lake view","rooms_id":1,"rooms_type":"Hotel","price":8200,"max_adult":2,"max_child":2,"beds":1,"room_area":"28 m²","bathroom_area":"6 m²","extra_charge":1500,"status":1,"details":"<p>A king bed and a balcony over the lake, on the third and fourth floor.</p>","images":[{"id":4301,"url":"/files/4301.jpg","alt":"King bed facing the balcony","featured":true},{"id":4302,"url":"/files/4302.jpg","alt":"Bathroom with a rain shower","featured":false}],"amenities":[{"id":31,"name":"balcony","display_name":"Balcony","type":"room"},{"id":34,"name":"tea-and-coffee","display_name":"चिया र कफी","type":"room"}]}]}})

export const getUpdateHotelResponseMock = (): HotelRecord => ({"data":{"id":1,"name":"Hotel Phewa Sunrise","slug":"hotel-phewa-sunrise","owner":{"id":31,"full_name":"Bishnu Prasad Adhikari"},"region":{"id":1,"name":"Pokhara"},"email":"stay@phewasunrise.example.com","website":"https://phewasunrise.example.com","min_price":6500,"full_payment":false,"min_payment":20,"phone_1":"+977 61-465000","phone_2":"+977 985-6087654","address_1":"Lakeside 6, Baidam","address_2":"Pokhara, Kaski","rating":4,"details":"<p>Thirty rooms above the lake, five minutes on foot from the boat landing at Barahi.</p>","features":"<ul><li>Roof terrace facing Machhapuchhre</li><li>Trekkers' luggage store</li></ul>","is_sponsored":true,"status":true,"request_status":"approved","created_at":"2026-10-15T09:40:00+05:45","images":[{"id":4101,"url":"/files/4101.jpg","alt":"Phewa lake from the roof terrace","featured":true},{"id":4102,"url":"/files/4102.jpg","alt":"Breakfast room with mountain view","featured":false}],"amenities":[{"id":1,"name":"wifi","display_name":"Wi-Fi","type":"hotel"},{"id":5,"name":"rooftop-terrace","display_name":"Rooftop terrace","type":"hotel"}],"meta_tag":{"title":"Hotel Phewa Sunrise, Pokhara Lakeside","keywords":"pokhara, lakeside, phewa, hotel","description":"A quiet four-star house above Phewa lake with views of Machhapuchhre."},"latitude":28.2096,"longitude":83.9556,"position":1,"google_map":"https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3516.0!2d83.9556!3d28.2096","available_features":[{"id":1,"title":"Airport pick-up"}],"tag":"Top Rated","no_follow":false,"no_index":false,"rooms":[{"id":451,"name":"Deluxe lake view","rooms_id":1,"rooms_type":"Hotel","price":8200,"max_adult":2,"max_child":2,"beds":1,"room_area":"28 m²","bathroom_area":"6 m²","extra_charge":1500,"status":1,"details":"<p>A king bed and a balcony over the lake, on the third and fourth floor.</p>","images":[{"id":4301,"url":"/files/4301.jpg","alt":"King bed facing the balcony","featured":true},{"id":4302,"url":"/files/4302.jpg","alt":"Bathroom with a rain shower","featured":false}],"amenities":[{"id":31,"name":"balcony","display_name":"Balcony","type":"room"},{"id":34,"name":"tea-and-coffee","display_name":"चिया र कफी","type":"room"}]}]}})

export const getApproveHotelRequestResponseMock = (): HotelRecord => ({"data":{"id":1,"name":"Hotel Phewa Sunrise","slug":"hotel-phewa-sunrise","owner":{"id":31,"full_name":"Bishnu Prasad Adhikari"},"region":{"id":1,"name":"Pokhara"},"email":"stay@phewasunrise.example.com","website":"https://phewasunrise.example.com","min_price":6500,"full_payment":false,"min_payment":20,"phone_1":"+977 61-465000","phone_2":"+977 985-6087654","address_1":"Lakeside 6, Baidam","address_2":"Pokhara, Kaski","rating":4,"details":"<p>Thirty rooms above the lake, five minutes on foot from the boat landing at Barahi.</p>","features":"<ul><li>Roof terrace facing Machhapuchhre</li><li>Trekkers' luggage store</li></ul>","is_sponsored":true,"status":true,"request_status":"approved","created_at":"2026-10-15T09:40:00+05:45","images":[{"id":4101,"url":"/files/4101.jpg","alt":"Phewa lake from the roof terrace","featured":true},{"id":4102,"url":"/files/4102.jpg","alt":"Breakfast room with mountain view","featured":false}],"amenities":[{"id":1,"name":"wifi","display_name":"Wi-Fi","type":"hotel"},{"id":5,"name":"rooftop-terrace","display_name":"Rooftop terrace","type":"hotel"}],"meta_tag":{"title":"Hotel Phewa Sunrise, Pokhara Lakeside","keywords":"pokhara, lakeside, phewa, hotel","description":"A quiet four-star house above Phewa lake with views of Machhapuchhre."},"latitude":28.2096,"longitude":83.9556,"position":1,"google_map":"https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3516.0!2d83.9556!3d28.2096","available_features":[{"id":1,"title":"Airport pick-up"}],"tag":"Top Rated","no_follow":false,"no_index":false,"rooms":[{"id":451,"name":"Deluxe lake view","rooms_id":1,"rooms_type":"Hotel","price":8200,"max_adult":2,"max_child":2,"beds":1,"room_area":"28 m²","bathroom_area":"6 m²","extra_charge":1500,"status":1,"details":"<p>A king bed and a balcony over the lake, on the third and fourth floor.</p>","images":[{"id":4301,"url":"/files/4301.jpg","alt":"King bed facing the balcony","featured":true},{"id":4302,"url":"/files/4302.jpg","alt":"Bathroom with a rain shower","featured":false}],"amenities":[{"id":31,"name":"balcony","display_name":"Balcony","type":"room"},{"id":34,"name":"tea-and-coffee","display_name":"चिया र कफी","type":"room"}]}]}})


export const getListHotelsMockHandler = (overrideResponse?: HotelPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HotelPage> | HotelPage), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/hotels/datatable', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHotelsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListHotelOptionsMockHandler = (overrideResponse?: ListingOptions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListingOptions> | ListingOptions), options?: RequestHandlerOptions) => {
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
