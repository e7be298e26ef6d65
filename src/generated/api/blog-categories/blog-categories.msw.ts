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
  BlogCategoryOptions,
  BlogCategoryPage,
  BlogCategoryRecord,
  DeletedResponse
} from '../../model';


export const getListBlogCategoriesResponseMock = (): BlogCategoryPage => ({"data":[{"id":1,"name":"trekking-tips","slug":"trekking-tips","display_name":"Trekking tips","status":true},{"id":2,"name":"festivals","slug":"festivals","display_name":"चाडपर्व","status":true},{"id":3,"name":"gear","slug":"gear","display_name":"Gear and packing","status":false}],"meta":{"last_page":1,"per_page":10,"current_page":1}})

export const getListBlogCategoryOptionsResponseMock = (): BlogCategoryOptions => ({"data":[{"id":1,"name":"trekking-tips","display_name":"Trekking tips"},{"id":2,"name":"festivals","display_name":"चाडपर्व"}]})

export const getCreateBlogCategoryResponseMock = (): BlogCategoryRecord => ({"data":{"id":7,"name":"food","slug":"food","display_name":"Food of the hills","status":true}})

export const getGetBlogCategoryResponseMock = (): BlogCategoryRecord => ({"data":{"id":1,"name":"trekking-tips","slug":"trekking-tips","display_name":"Trekking tips","status":true}})

export const getUpdateBlogCategoryResponseMock = (): BlogCategoryRecord => ({"data":{"id":3,"name":"gear","slug":"gear","display_name":"What to pack","status":true}})


export const getListBlogCategoriesMockHandler = (overrideResponse?: BlogCategoryPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BlogCategoryPage> | BlogCategoryPage), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/blog-categories/datatable', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBlogCategoriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListBlogCategoryOptionsMockHandler = (overrideResponse?: BlogCategoryOptions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BlogCategoryOptions> | BlogCategoryOptions), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/blog-categories', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBlogCategoryOptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateBlogCategoryMockHandler = (overrideResponse?: BlogCategoryRecord | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BlogCategoryRecord> | BlogCategoryRecord), options?: RequestHandlerOptions) => {
  return http.post('*/v1/admin/blog-categories', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBlogCategoryResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetBlogCategoryMockHandler = (overrideResponse?: BlogCategoryRecord | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BlogCategoryRecord> | BlogCategoryRecord), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/blog-categories/:categoryId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBlogCategoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateBlogCategoryMockHandler = (overrideResponse?: BlogCategoryRecord | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BlogCategoryRecord> | BlogCategoryRecord), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/admin/blog-categories/:categoryId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBlogCategoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteBlogCategoryMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/admin/blog-categories/:categoryId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getBlogCategoriesMock = () => [
  getListBlogCategoriesMockHandler(),
  getListBlogCategoryOptionsMockHandler(),
  getCreateBlogCategoryMockHandler(),
  getGetBlogCategoryMockHandler(),
  getUpdateBlogCategoryMockHandler(),
  getDeleteBlogCategoryMockHandler()
]
