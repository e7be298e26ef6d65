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
  ListingOptions,
  PackagePage,
  PackageRecord
} from '../../model';


export const getListPackagesResponseMock = (): PackagePage => ({"data":[{"id":1,"name":"Everest Base Camp Trek","slug":"everest-base-camp-trek","vendor":{"id":12,"full_name":"Pemba Dorje Sherpa"},"region":{"id":1,"name":"Everest"},"activity":{"id":1,"name":"Trekking"},"departure_type":{"id":1,"name":"Fixed departure"},"package_type":{"id":2,"name":"Group"},"listing_type":{"id":1,"name":"Standard"},"price_per_person":185000,"guide_language":"English, नेपाली","guiding_method":"Licensed mountain guide","max_altitude":"5,545 m","location_start_from":"Lukla","location_end_to":"Lukla","age":"12 to 65","google_map":"https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d28178.9!2d86.85!3d28.00","overview":"<p>Two weeks on the old trading path from Lukla to the foot of Sagarmatha.</p>","highlights":"<ul><li>Sunrise from Kala Patthar</li><li>Tengboche monastery</li></ul>","includes":"<ul><li>Flights Kathmandu to Lukla and back</li><li>Sagarmatha National Park permit</li></ul>","excludes":"<ul><li>Travel insurance</li><li>Lunch and dinner in Kathmandu</li></ul>","good_to_know":"<p>Carry cash; the last dependable ATM stands in Namche Bazaar.</p>","cancellation":"<p>Free of charge until 30 days before departure.</p>","accommodation":"Tea houses, twin rooms","duration":"14 days","discount_total_no":6,"discount_percentage":10,"is_sponsored":true,"status":true,"full_payment":false,"request_status":"approved","created_at":"2026-10-11T09:40:00+05:45","images":[{"id":2101,"url":"/files/2101.jpg","alt":"Everest from Kala Patthar at sunrise","featured":true},{"id":2102,"url":"/files/2102.jpg","alt":"Prayer flags above Namche Bazaar","featured":false}],"meta_tag":{"title":"Everest Base Camp Trek, 14 days","keywords":"everest, base camp, sagarmatha, trekking","description":"Walk from Lukla to Everest Base Camp in 14 days with a licensed guide, flights and permits included."},"position":1,"available_features":[{"id":1,"title":"Airport pick-up"},{"id":2,"title":"नेपाली भाषा बोल्ने गाइड"}],"tag":"Best Seller","no_follow":false,"no_index":false,"itenaries":[{"id":501,"duration":"1 day","accommodation":"Hotel in Kathmandu","title":"Arrival in Kathmandu","description":"<p>Met at the airport.</p>"},{"id":502,"duration":"3 hours","accommodation":"Tea house in Phakding","title":"Flight to Lukla","description":"<p>Walk to Phakding.</p>"}],"faqs":[{"id":301,"question":"Do I need a visa?","answer":"<p>Most visitors get one on arrival.</p>","status":1}]},{"id":2,"name":"मुस्ताङ उपल्लो उपत्यका पदयात्रा","slug":"upper-mustang-trek","vendor":{"id":14,"full_name":"कर्म लामा"},"region":{"id":3,"name":"Mustang"},"activity":{"id":1,"name":"Trekking"},"departure_type":{"id":2,"name":"Any day"},"package_type":{"id":1,"name":"Private"},"listing_type":{"id":2,"name":"Featured"},"price_per_person":246000,"guide_language":"नेपाली, English","guiding_method":null,"max_altitude":"3,840 m","location_start_from":"Jomsom","location_end_to":"Jomsom","age":"10 to 70","google_map":null,"overview":"<p>काली गण्डकीको किनारै किनार लोमान्थाङसम्म।</p>","highlights":null,"includes":"<ul><li>Restricted-area permit</li></ul>","excludes":null,"good_to_know":null,"cancellation":null,"accommodation":"Tea houses","duration":"16 days","meta_tag":null,"position":null,"available_features":[{"id":2,"title":"नेपाली भाषा बोल्ने गाइड"}],"tag":null,"discount_total_no":null,"discount_percentage":null,"is_sponsored":false,"status":false,"full_payment":true,"request_status":"pending","created_at":"2026-10-12T09:40:00+05:45","images":[],"no_follow":false,"no_index":false,"itenaries":[{"id":541,"duration":"1 day","accommodation":"Hotel in Pokhara","title":"Drive to Pokhara","description":null}],"faqs":[]}],"meta":{"last_page":9,"per_page":10,"current_page":1}})

export const getListPackageOptionsResponseMock = (): ListingOptions => ({"data":[{"id":1,"name":"Everest Base Camp Trek","region":{"id":1,"name":"Everest"}},{"id":7,"name":"Chitwan Jungle Safari","region":{"id":6,"name":"Chitwan"}}]})

export const getCreatePackageResponseMock = (): PackageRecord => ({"data":{"id":1,"name":"Everest Base Camp Trek","slug":"everest-base-camp-trek","vendor":{"id":12,"full_name":"Pemba Dorje Sherpa"},"region":{"id":1,"name":"Everest"},"activity":{"id":1,"name":"Trekking"},"departure_type":{"id":1,"name":"Fixed departure"},"package_type":{"id":2,"name":"Group"},"listing_type":{"id":1,"name":"Standard"},"price_per_person":185000,"guide_language":"English, नेपाली","guiding_method":"Licensed mountain guide","max_altitude":"5,545 m","location_start_from":"Lukla","location_end_to":"Lukla","age":"12 to 65","google_map":"https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d28178.9!2d86.85!3d28.00","overview":"<p>Two weeks on the old trading path from Lukla to the foot of Sagarmatha.</p>","highlights":"<ul><li>Sunrise from Kala Patthar</li><li>Tengboche monastery</li></ul>","includes":"<ul><li>Flights Kathmandu to Lukla and back</li><li>Sagarmatha National Park permit</li></ul>","excludes":"<ul><li>Travel insurance</li><li>Lunch and dinner in Kathmandu</li></ul>","good_to_know":"<p>Carry cash; the last dependable ATM stands in Namche Bazaar.</p>","cancellation":"<p>Free of charge until 30 days before departure.</p>","accommodation":"Tea houses, twin rooms","duration":"14 days","discount_total_no":6,"discount_percentage":10,"is_sponsored":true,"status":true,"full_payment":false,"request_status":"approved","created_at":"2026-10-11T09:40:00+05:45","images":[{"id":2101,"url":"/files/2101.jpg","alt":"Everest from Kala Patthar at sunrise","featured":true},{"id":2102,"url":"/files/2102.jpg","alt":"Prayer flags above Namche Bazaar","featured":false}],"meta_tag":{"title":"Everest Base Camp Trek, 14 days","keywords":"everest, base camp, sagarmatha, trekking","description":"Walk from Lukla to Everest Base Camp in 14 days with a licensed guide, flights and permits included."},"position":1,"available_features":[{"id":1,"title":"Airport pick-up"},{"id":2,"title":"नेपाली भाषा बोल्ने गाइड"}],"tag":"Best Seller","no_follow":false,"no_index":false,"itenaries":[{"id":501,"duration":"1 day","accommodation":"Hotel in Kathmandu","title":"Arrival in Kathmandu","description":"<p>Met at the airport.</p>"},{"id":502,"duration":"3 hours","accommodation":"Tea house in Phakding","title":"Flight to Lukla","description":"<p>Walk to Phakding.</p>"}],"faqs":[{"id":301,"question":"Do I need a visa?","answer":"<p>Most visitors get one on arrival.</p>","status":1}]}})

export const getGetPackageResponseMock = (): PackageRecord => ({"data":{"id":1,"name":"Everest Base Camp Trek","slug":"everest-base-camp-trek","vendor":{"id":12,"full_name":"Pemba Dorje Sherpa"},"region":{"id":1,"name":"Everest"},"activity":{"id":1,"name":"Trekking"},"departure_type":{"id":1,"name":"Fixed departure"},"package_type":{"id":2,"name":"Group"},"listing_type":{"id":1,"name":"Standard"},"price_per_person":185000,"guide_language":"English, नेपाली","guiding_method":"Licensed mountain guide","max_altitude":"5,545 m","location_start_from":"Lukla","location_end_to":"Lukla","age":"12 to 65","google_map":"https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d28178.9!2d86.85!3d28.00","overview":"<p>Two weeks on the old trading path from Lukla to the foot of Sagarmatha.</p>","highlights":"<ul><li>Sunrise from Kala Patthar</li><li>Tengboche monastery</li></ul>","includes":"<ul><li>Flights Kathmandu to Lukla and back</li><li>Sagarmatha National Park permit</li></ul>","excludes":"<ul><li>Travel insurance</li><li>Lunch and dinner in Kathmandu</li></ul>","good_to_know":"<p>Carry cash; the last dependable ATM stands in Namche Bazaar.</p>","cancellation":"<p>Free of charge until 30 days before departure.</p>","accommodation":"Tea houses, twin rooms","duration":"14 days","discount_total_no":6,"discount_percentage":10,"is_sponsored":true,"status":true,"full_payment":false,"request_status":"approved","created_at":"2026-10-11T09:40:00+05:45","images":[{"id":2101,"url":"/files/2101.jpg","alt":"Everest from Kala Patthar at sunrise","featured":true},{"id":2102,"url":"/files/2102.jpg","alt":"Prayer flags above Namche Bazaar","featured":false}],"meta_tag":{"title":"Everest Base Camp Trek, 14 days","keywords":"everest, base camp, sagarmatha, trekking","description":"Walk from Lukla to Everest Base Camp in 14 days with a licensed guide, flights and permits included."},"position":1,"available_features":[{"id":1,"title":"Airport pick-up"},{"id":2,"title":"नेपाली भाषा बोल्ने गाइड"}],"tag":"Best Seller","no_follow":false,"no_index":false,"itenaries":[{"id":501,"duration":"1 day","accommodation":"Hotel in Kathmandu","title":"Arrival in Kathmandu","description":"<p>Met at the airport.</p>"},{"id":502,"duration":"3 hours","accommodation":"Tea house in Phakding","title":"Flight to Lukla","description":"<p>Walk to Phakding.</p>"}],"faqs":[{"id":301,"question":"Do I need a visa?","answer":"<p>Most visitors get one on arrival.</p>","status":1}]}})

export const getUpdatePackageResponseMock = (): PackageRecord => ({"data":{"id":1,"name":"Everest Base Camp Trek","slug":"everest-base-camp-trek","vendor":{"id":12,"full_name":"Pemba Dorje Sherpa"},"region":{"id":1,"name":"Everest"},"activity":{"id":1,"name":"Trekking"},"departure_type":{"id":1,"name":"Fixed departure"},"package_type":{"id":2,"name":"Group"},"listing_type":{"id":1,"name":"Standard"},"price_per_person":185000,"guide_language":"English, नेपाली","guiding_method":"Licensed mountain guide","max_altitude":"5,545 m","location_start_from":"Lukla","location_end_to":"Lukla","age":"12 to 65","google_map":"https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d28178.9!2d86.85!3d28.00","overview":"<p>Two weeks on the old trading path from Lukla to the foot of Sagarmatha.</p>","highlights":"<ul><li>Sunrise from Kala Patthar</li><li>Tengboche monastery</li></ul>","includes":"<ul><li>Flights Kathmandu to Lukla and back</li><li>Sagarmatha National Park permit</li></ul>","excludes":"<ul><li>Travel insurance</li><li>Lunch and dinner in Kathmandu</li></ul>","good_to_know":"<p>Carry cash; the last dependable ATM stands in Namche Bazaar.</p>","cancellation":"<p>Free of charge until 30 days before departure.</p>","accommodation":"Tea houses, twin rooms","duration":"14 days","discount_total_no":6,"discount_percentage":10,"is_sponsored":true,"status":true,"full_payment":false,"request_status":"approved","created_at":"2026-10-11T09:40:00+05:45","images":[{"id":2101,"url":"/files/2101.jpg","alt":"Everest from Kala Patthar at sunrise","featured":true},{"id":2102,"url":"/files/2102.jpg","alt":"Prayer flags above Namche Bazaar","featured":false}],"meta_tag":{"title":"Everest Base Camp Trek, 14 days","keywords":"everest, base camp, sagarmatha, trekking","description":"Walk from Lukla to Everest Base Camp in 14 days with a licensed guide, flights and permits included."},"position":1,"available_features":[{"id":1,"title":"Airport pick-up"},{"id":2,"title":"नेपाली भाषा बोल्ने गाइड"}],"tag":"Best Seller","no_follow":false,"no_index":false,"itenaries":[{"id":501,"duration":"1 day","accommodation":"Hotel in Kathmandu","title":"Arrival in Kathmandu","description":"<p>Met at the airport.</p>"},{"id":502,"duration":"3 hours","accommodation":"Tea house in Phakding","title":"Flight to Lukla","description":"<p>Walk to Phakding.</p>"}],"faqs":[{"id":301,"question":"Do I need a visa?","answer":"<p>Most visitors get one on arrival.</p>","status":1}]}})

export const getApprovePackageRequestResponseMock = (): PackageRecord => ({"data":{"id":1,"name":"Everest Base Camp Trek","slug":"everest-base-camp-trek","vendor":{"id":12,"full_name":"Pemba Dorje Sherpa"},"region":{"id":1,"name":"Everest"},"activity":{"id":1,"name":"Trekking"},"departure_type":{"id":1,"name":"Fixed departure"},"package_type":{"id":2,"name":"Group"},"listing_type":{"id":1,"name":"Standard"},"price_per_person":185000,"guide_language":"English, नेपाली","guiding_method":"Licensed mountain guide","max_altitude":"5,545 m","location_start_from":"Lukla","location_end_to":"Lukla","age":"12 to 65","google_map":"https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d28178.9!2d86.85!3d28.00","overview":"<p>Two weeks on the old trading path from Lukla to the foot of Sagarmatha.</p>","highlights":"<ul><li>Sunrise from Kala Patthar</li><li>Tengboche monastery</li></ul>","includes":"<ul><li>Flights Kathmandu to Lukla and back</li><li>Sagarmatha National Park permit</li></ul>","excludes":"<ul><li>Travel insurance</li><li>Lunch and dinner in Kathmandu</li></ul>","good_to_know":"<p>Carry cash; the last dependable ATM stands in Namche Bazaar.</p>","cancellation":"<p>Free of charge until 30 days before departure.</p>","accommodation":"Tea houses, twin rooms","duration":"14 days","discount_total_no":6,"discount_percentage":10,"is_sponsored":true,"status":true,"full_payment":false,"request_status":"approved","created_at":"2026-10-11T09:40:00+05:45","images":[{"id":2101,"url":"/files/2101.jpg","alt":"Everest from Kala Patthar at sunrise","featured":true},{"id":2102,"url":"/files/2102.jpg","alt":"Prayer flags above Namche Bazaar","featured":false}],"meta_tag":{"title":"Everest Base Camp Trek, 14 days","keywords":"everest, base camp, sagarmatha, trekking","description":"Walk from Lukla to Everest Base Camp in 14 days with a licensed guide, flights and permits included."},"position":1,"available_features":[{"id":1,"title":"Airport pick-up"},{"id":2,"title":"नेपाली भाषा बोल्ने गाइड"}],"tag":"Best Seller","no_follow":false,"no_index":false,"itenaries":[{"id":501,"duration":"1 day","accommodation":"Hotel in Kathmandu","title":"Arrival in Kathmandu","description":"<p>Met at the airport.</p>"},{"id":502,"duration":"3 hours","accommodation":"Tea house in Phakding","title":"Flight to Lukla","description":"<p>Walk to Phakding.</p>"}],"faqs":[{"id":301,"question":"Do I need a visa?","answer":"<p>Most visitors get one on arrival.</p>","status":1}]}})


export const getListPackagesMockHandler = (overrideResponse?: PackagePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PackagePage> | PackagePage), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/package/packages/datatable', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPackagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPackageOptionsMockHandler = (overrideResponse?: ListingOptions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListingOptions> | ListingOptions), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/package/packages', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPackageOptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreatePackageMockHandler = (overrideResponse?: PackageRecord | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PackageRecord> | PackageRecord), options?: RequestHandlerOptions) => {
  return http.post('*/v1/admin/package/packages', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePackageResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetPackageMockHandler = (overrideResponse?: PackageRecord | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PackageRecord> | PackageRecord), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/package/packages/:packageId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPackageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdatePackageMockHandler = (overrideResponse?: PackageRecord | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<PackageRecord> | PackageRecord), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/admin/package/packages/:packageId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdatePackageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeletePackageMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/admin/package/packages/:packageId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getApprovePackageRequestMockHandler = (overrideResponse?: PackageRecord | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<PackageRecord> | PackageRecord), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/admin/package/:packageId/approve-request', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApprovePackageRequestResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPackagesMock = () => [
  getListPackagesMockHandler(),
  getListPackageOptionsMockHandler(),
  getCreatePackageMockHandler(),
  getGetPackageMockHandler(),
  getUpdatePackageMockHandler(),
  getDeletePackageMockHandler(),
  getApprovePackageRequestMockHandler()
]
