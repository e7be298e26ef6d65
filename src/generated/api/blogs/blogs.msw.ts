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
  BlogPage,
  BlogRecord,
  DeletedResponse
} from '../../model';


export const getListBlogsResponseMock = (): BlogPage => ({"data":[{"id":1,"title":"Everest base camp in fourteen days","slug":"everest-base-camp-in-fourteen-days","short_description":"Day by day from Lukla to Kala Patthar, with two days to get used to the height.","description":"<h2>Before you fly</h2><p>Book the Lukla flight early and keep two spare days.</p>","blog_category_id":1,"blog_category":{"id":1,"name":"Trekking tips"},"status":true,"image_url":"/files/1501.jpg","alt":"Trekkers on the ridge of Kala Patthar","packages":[{"id":1,"name":"Everest Base Camp Trek"},{"id":4,"name":"Gokyo Lakes Trek"}],"homestays":[],"hotels":[{"id":2,"name":"Namche Panorama Lodge"}],"meta_tag":{"title":"Everest base camp trek, day by day","keywords":"everest base camp, itinerary","description":"A fourteen-day plan for the Everest base camp trek."},"position":1,"no_follow":false,"no_index":false},{"id":2,"title":"इन्द्रजात्रामा काठमाडौं","slug":"indrajatra-in-kathmandu","short_description":"कुमारी, लाखे र आठ दिनको उत्सव।","description":null,"blog_category_id":2,"blog_category":{"id":2,"name":"चाडपर्व"},"status":true,"image_url":"/files/1502.jpg","alt":null,"packages":[],"homestays":[],"hotels":[],"meta_tag":null,"position":null,"no_follow":null,"no_index":null},{"id":3,"title":"What a porter may carry","slug":"what-a-porter-may-carry","short_description":null,"description":null,"blog_category_id":null,"blog_category":null,"status":false,"image_url":null,"alt":null,"packages":[],"homestays":[],"hotels":[],"meta_tag":null,"position":null,"no_follow":null,"no_index":null}],"meta":{"last_page":4,"per_page":10,"current_page":1}})

export const getCreateBlogResponseMock = (): BlogRecord => ({"data":{"id":38,"title":"A night in Ghandruk","slug":"a-night-in-ghandruk","short_description":"Dal bhat by the fire, and Annapurna South at the window.","description":"<p>The bus stops at Kimche; the last hour is on foot, between millet fields.</p>","blog_category_id":1,"blog_category":{"id":1,"name":"Trekking tips"},"status":true,"image_url":"/files/1538.jpg","alt":"Slate roofs of Ghandruk","packages":[],"homestays":[{"id":5,"name":"Ghandruk Gurung Homestay"}],"hotels":[],"meta_tag":{"title":"A night in a Gurung homestay","keywords":"ghandruk, homestay","description":null},"position":null,"no_follow":false,"no_index":false}})

export const getGetBlogResponseMock = (): BlogRecord => ({"data":{"id":1,"title":"Everest base camp in fourteen days","slug":"everest-base-camp-in-fourteen-days","short_description":"Day by day from Lukla to Kala Patthar, with two days to get used to the height.","description":"<h2>Before you fly</h2><p>Book the Lukla flight early and keep two spare days.</p>","blog_category_id":1,"blog_category":{"id":1,"name":"Trekking tips"},"status":true,"image_url":"/files/1501.jpg","alt":"Trekkers on the ridge of Kala Patthar","packages":[{"id":1,"name":"Everest Base Camp Trek"},{"id":4,"name":"Gokyo Lakes Trek"}],"homestays":[],"hotels":[{"id":2,"name":"Namche Panorama Lodge"}],"meta_tag":{"title":"Everest base camp trek, day by day","keywords":"everest base camp, itinerary","description":"A fourteen-day plan for the Everest base camp trek."},"position":1,"no_follow":false,"no_index":false}})

export const getUpdateBlogResponseMock = (): BlogRecord => ({"data":{"id":1,"title":"Everest base camp in twelve days","slug":"everest-base-camp-in-fourteen-days","short_description":"Day by day from Lukla to Kala Patthar, with two days to get used to the height.","description":"<h2>Before you fly</h2><p>Book the Lukla flight early and keep two spare days.</p>","blog_category_id":1,"blog_category":{"id":1,"name":"Trekking tips"},"status":false,"image_url":"/files/1501.jpg","alt":"Trekkers on the ridge of Kala Patthar","packages":[{"id":1,"name":"Everest Base Camp Trek"},{"id":4,"name":"Gokyo Lakes Trek"}],"homestays":[],"hotels":[{"id":2,"name":"Namche Panorama Lodge"}],"meta_tag":{"title":"Everest base camp trek, day by day","keywords":"everest base camp, itinerary","description":"A fourteen-day plan for the Everest base camp trek."},"position":1,"no_follow":false,"no_index":false}})


export const getListBlogsMockHandler = (overrideResponse?: BlogPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BlogPage> | BlogPage), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/blogs/datatable', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBlogsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateBlogMockHandler = (overrideResponse?: BlogRecord | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BlogRecord> | BlogRecord), options?: RequestHandlerOptions) => {
  return http.post('*/v1/admin/blogs', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBlogResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetBlogMockHandler = (overrideResponse?: BlogRecord | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BlogRecord> | BlogRecord), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/blogs/:blogId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBlogResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateBlogMockHandler = (overrideResponse?: BlogRecord | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BlogRecord> | BlogRecord), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/admin/blogs/:blogId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBlogResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteBlogMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/admin/blogs/:blogId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getBlogsMock = () => [
  getListBlogsMockHandler(),
  getCreateBlogMockHandler(),
  getGetBlogMockHandler(),
  getUpdateBlogMockHandler(),
  getDeleteBlogMockHandler()
]
