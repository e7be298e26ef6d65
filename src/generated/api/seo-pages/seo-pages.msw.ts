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
  SeoPagePage,
  SeoPageRecord
} from '../../model';


export const getListSeoPagesResponseMock = (): SeoPagePage => ({"data":[{"id":1,"title":"Everest Region Treks","description":"<p>Every classic walk of the Khumbu, with dates, permits and prices.</p>","title_footer":"Plan your Everest trek with a local guide","description_footer":"<p>Our guides were born in Khumjung, Thame and Phortse.</p>","details_duration":"8 to 18 days","details_cost":"From NPR 95,000 per person","details_fav_time":"March to May, October and November","details_permit":"Sagarmatha National Park and Khumbu Pasang Lhamu","details_transport":"Flight from Kathmandu or Ramechhap to Lukla","itinerary":[{"title":"Kathmandu to Lukla and Phakding","description":"A half-hour flight and three hours on foot."},{"title":"Phakding to Namche Bazaar","description":"Across the Hillary bridge and up to 3,440 m."}],"cost_description":{"title":"What an Everest trek costs","description":"<p>Teahouse, meals, guide and porter; flights come on top.</p>","on_budget":"NPR 95,000 to 120,000","mid_range_budget":"NPR 150,000 to 190,000","high_end_budget":"from NPR 320,000","permit_cost":"NPR 6,000"},"hero_text":"Walk to the foot of सगरमाथा","seopageable_id":1,"seopageable_type":"Package Region","seopageable":{"id":1,"name":"Everest"},"banner_image":"/files/1701.jpg","hero_image":"/files/1702.jpg","gallery":[{"id":1703,"url":"/files/1703.jpg","alt":"Namche Bazaar in the afternoon","featured":null},{"id":1704,"url":"/files/1704.jpg","alt":"Yaks at Dingboche","featured":null}],"nearby_regions":[{"id":2,"name":"Annapurna"},{"id":3,"name":"मनास्लु"}]},{"id":2,"title":"लमजुङका घरबास","description":null,"title_footer":null,"description_footer":null,"details_duration":null,"details_cost":null,"details_fav_time":null,"details_permit":null,"details_transport":null,"itinerary":[],"cost_description":null,"hero_text":null,"seopageable_id":1,"seopageable_type":"Homestay Region","seopageable":{"id":1,"name":"Ghale Gaun"},"banner_image":null,"hero_image":null,"gallery":[],"nearby_regions":[]},{"id":3,"title":"Hotels in Thamel","description":null,"title_footer":null,"description_footer":null,"details_duration":null,"details_cost":null,"details_fav_time":null,"details_permit":null,"details_transport":null,"itinerary":[],"cost_description":null,"hero_text":null,"seopageable_id":1,"seopageable_type":"Hotel Region","seopageable":{"id":1,"name":"Thamel"},"banner_image":null,"hero_image":null,"gallery":[],"nearby_regions":[]}],"meta":{"last_page":1,"per_page":10,"current_page":1}})

export const getCreateSeoPageResponseMock = (): SeoPageRecord => ({"data":{"id":6,"title":"Homestays in Ghale Gaun","description":"<p>Nights with Gurung families in Lamjung.</p>","title_footer":"Come for the sunrise, stay for the dinner","description_footer":"<p>Bookings go to the village committee, which shares guests fairly.</p>","details_duration":"2 or 3 nights","details_cost":"From NPR 1,800 per night","details_fav_time":"October to April","details_permit":"None","details_transport":"Jeep from Besisahar","itinerary":[{"title":"Besisahar to Ghale Gaun","description":"Two hours by jeep; welcome with garlands and tika."}],"cost_description":{"title":"What a stay costs","description":"<p>Bed, dinner and breakfast.</p>","on_budget":"NPR 1,800","mid_range_budget":"NPR 2,500","high_end_budget":"NPR 3,600","permit_cost":"none"},"hero_text":"A village that hosts together","seopageable_id":1,"seopageable_type":"Homestay Region","seopageable":{"id":1,"name":"Ghale Gaun"},"banner_image":"/files/1761.jpg","hero_image":"/files/1762.jpg","gallery":[{"id":1763,"url":"/files/1763.jpg","alt":"Lamjung Himal from the view tower","featured":null}],"nearby_regions":[{"id":2,"name":"सिरुबारी"}]}})

export const getGetSeoPageResponseMock = (): SeoPageRecord => ({"data":{"id":1,"title":"Everest Region Treks","description":"<p>Every classic walk of the Khumbu, with dates, permits and prices.</p>","title_footer":"Plan your Everest trek with a local guide","description_footer":"<p>Our guides were born in Khumjung, Thame and Phortse.</p>","details_duration":"8 to 18 days","details_cost":"From NPR 95,000 per person","details_fav_time":"March to May, October and November","details_permit":"Sagarmatha National Park and Khumbu Pasang Lhamu","details_transport":"Flight from Kathmandu or Ramechhap to Lukla","itinerary":[{"title":"Kathmandu to Lukla and Phakding","description":"A half-hour flight and three hours on foot."},{"title":"Phakding to Namche Bazaar","description":"Across the Hillary bridge and up to 3,440 m."}],"cost_description":{"title":"What an Everest trek costs","description":"<p>Teahouse, meals, guide and porter; flights come on top.</p>","on_budget":"NPR 95,000 to 120,000","mid_range_budget":"NPR 150,000 to 190,000","high_end_budget":"from NPR 320,000","permit_cost":"NPR 6,000"},"hero_text":"Walk to the foot of सगरमाथा","seopageable_id":1,"seopageable_type":"Package Region","seopageable":{"id":1,"name":"Everest"},"banner_image":"/files/1701.jpg","hero_image":"/files/1702.jpg","gallery":[{"id":1703,"url":"/files/1703.jpg","alt":"Namche Bazaar in the afternoon","featured":null},{"id":1704,"url":"/files/1704.jpg","alt":"Yaks at Dingboche","featured":null}],"nearby_regions":[{"id":2,"name":"Annapurna"},{"id":3,"name":"मनास्लु"}]}})

export const getUpdateSeoPageResponseMock = (): SeoPageRecord => ({"data":{"id":1,"title":"Everest Region Treks 2027","description":"<p>Every classic walk of the Khumbu, with dates, permits and prices.</p>","title_footer":"Plan your Everest trek with a local guide","description_footer":"<p>Our guides were born in Khumjung, Thame and Phortse.</p>","details_duration":"8 to 18 days","details_cost":"From NPR 98,000 per person","details_fav_time":"March to May, October and November","details_permit":"Sagarmatha National Park and Khumbu Pasang Lhamu","details_transport":"Flight from Kathmandu or Ramechhap to Lukla","itinerary":[{"title":"Kathmandu to Lukla and Phakding","description":"A half-hour flight and three hours on foot."},{"title":"Phakding to Namche Bazaar","description":"Across the Hillary bridge and up to 3,440 m."}],"cost_description":{"title":"What an Everest trek costs","description":"<p>Teahouse, meals, guide and porter; flights come on top.</p>","on_budget":"NPR 95,000 to 120,000","mid_range_budget":"NPR 150,000 to 190,000","high_end_budget":"from NPR 320,000","permit_cost":"NPR 6,000"},"hero_text":"Walk to the foot of सगरमाथा","seopageable_id":1,"seopageable_type":"Package Region","seopageable":{"id":1,"name":"Everest"},"banner_image":"/files/1701.jpg","hero_image":"/files/1702.jpg","gallery":[{"id":1703,"url":"/files/1703.jpg","alt":"Namche Bazaar in the afternoon","featured":null},{"id":1704,"url":"/files/1704.jpg","alt":"Yaks at Dingboche","featured":null}],"nearby_regions":[{"id":2,"name":"Annapurna"},{"id":3,"name":"मनास्लु"}]}})


export const getListSeoPagesMockHandler = (overrideResponse?: SeoPagePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SeoPagePage> | SeoPagePage), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/seo-pages/datatable', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSeoPagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateSeoPageMockHandler = (overrideResponse?: SeoPageRecord | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SeoPageRecord> | SeoPageRecord), options?: RequestHandlerOptions) => {
  return http.post('*/v1/admin/seo-pages', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSeoPageResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetSeoPageMockHandler = (overrideResponse?: SeoPageRecord | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SeoPageRecord> | SeoPageRecord), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/seo-pages/:seoPageId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSeoPageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateSeoPageMockHandler = (overrideResponse?: SeoPageRecord | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SeoPageRecord> | SeoPageRecord), options?: RequestHandlerOptions) => {
  return http.post('*/v1/admin/seo-pages/:seoPageId', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSeoPageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteSeoPageMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/admin/seo-pages/:seoPageId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getSeoPagesMock = () => [
  getListSeoPagesMockHandler(),
  getCreateSeoPageMockHandler(),
  getGetSeoPageMockHandler(),
  getUpdateSeoPageMockHandler(),
  getDeleteSeoPageMockHandler()
]
