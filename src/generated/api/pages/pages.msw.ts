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
  PageOptions,
  PagePage,
  PageRecord
} from '../../model';


export const getListPagesResponseMock = (): PagePage => ({"data":[{"id":1,"parent_id":null,"title":"About us","slug":"about-us","name":"About","uri":"/about","excerpt":"Who stands behind the marketplace.","description":null,"template_type":"page","images":[],"image_url":null,"alt":null,"meta_tag":null},{"id":2,"parent_id":1,"title":"How we choose homestays","slug":"how-we-choose-homestays","name":"Homestay standards","uri":"/about/how-we-choose-homestays","excerpt":"Every family is visited before the first guest arrives.","description":"<p>Our field team visits every house, sleeps a night and eats at the family's table.</p>","template_type":"article","images":[{"id":1602,"url":"/files/1602.jpg","alt":"Kitchen of a Tharu house"}],"image_url":"/files/1602.jpg","alt":"Kitchen of a Tharu house","meta_tag":{"title":"How we choose homestays","keywords":"homestay, standards","description":null}},{"id":3,"parent_id":null,"title":"गोपनीयता नीति","slug":"privacy","name":"Privacy","uri":"/privacy","excerpt":null,"description":null,"template_type":"info","images":[],"image_url":null,"alt":null,"meta_tag":null}],"meta":{"last_page":2,"per_page":10,"current_page":1}})

export const getListPageOptionsResponseMock = (): PageOptions => ({"data":[{"id":1,"title":"About us","name":"About","parent_id":null},{"id":2,"title":"How we choose homestays","name":"Homestay standards","parent_id":1}]})

export const getCreatePageResponseMock = (): PageRecord => ({"data":{"id":13,"parent_id":null,"title":"Altitude and your safety","slug":"altitude-and-your-safety","name":"Altitude","uri":"/altitude","excerpt":"Climb high, sleep low, and tell your guide early.","description":"<p>Above 3,000 metres, sleep no more than 500 metres higher each night.</p>","template_type":"info","images":[{"id":1613,"url":"/files/1613.jpg","alt":"Camp at Thorong Phedi"}],"image_url":"/files/1613.jpg","alt":"Camp at Thorong Phedi","meta_tag":{"title":"Altitude sickness on treks in Nepal","keywords":"altitude, ams","description":null}}})

export const getGetPageResponseMock = (): PageRecord => ({"data":{"id":2,"parent_id":1,"title":"How we choose homestays","slug":"how-we-choose-homestays","name":"Homestay standards","uri":"/about/how-we-choose-homestays","excerpt":"Every family is visited before the first guest arrives.","description":"<p>Our field team visits every house, sleeps a night and eats at the family's table.</p>","template_type":"article","images":[{"id":1602,"url":"/files/1602.jpg","alt":"Kitchen of a Tharu house"}],"image_url":"/files/1602.jpg","alt":"Kitchen of a Tharu house","meta_tag":{"title":"How we choose homestays","keywords":"homestay, standards","description":null}}})

export const getUpdatePageResponseMock = (): PageRecord => ({"data":{"id":2,"parent_id":1,"title":"How we visit homestays","slug":"how-we-choose-homestays","name":"Homestay standards","uri":"/about/how-we-choose-homestays","excerpt":"Every family is visited before the first guest arrives.","description":"<p>Our field team visits every house, sleeps a night and eats at the family's table.</p>","template_type":"info","images":[{"id":1602,"url":"/files/1602.jpg","alt":"Kitchen of a Tharu house"}],"image_url":"/files/1602.jpg","alt":"Kitchen of a Tharu house","meta_tag":{"title":"How we choose homestays","keywords":"homestay, standards","description":null}}})


export const getListPagesMockHandler = (overrideResponse?: PagePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagePage> | PagePage), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/pages/datatable', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPageOptionsMockHandler = (overrideResponse?: PageOptions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PageOptions> | PageOptions), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/pages', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPageOptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreatePageMockHandler = (overrideResponse?: PageRecord | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PageRecord> | PageRecord), options?: RequestHandlerOptions) => {
  return http.post('*/v1/admin/pages', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePageResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetPageMockHandler = (overrideResponse?: PageRecord | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PageRecord> | PageRecord), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/pages/:pageId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdatePageMockHandler = (overrideResponse?: PageRecord | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<PageRecord> | PageRecord), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/admin/pages/:pageId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdatePageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeletePageMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/admin/pages/:pageId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getPagesMock = () => [
  getListPagesMockHandler(),
  getListPageOptionsMockHandler(),
  getCreatePageMockHandler(),
  getGetPageMockHandler(),
  getUpdatePageMockHandler(),
  getDeletePageMockHandler()
]
