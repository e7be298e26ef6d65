/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BlogFields,
  BlogInput,
  BlogPage,
  BlogRecord,
  DeletedResponse,
  ForbiddenResponse,
  Id,
  ListBlogsParams,
  NotFoundResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse
} from '../../model';

import { request } from '../../../api/http.ts';
import type { ErrorType } from '../../../api/http.ts';
import { toFormData } from '../../../api/client/form-data.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * @summary List blogs, a page at a time
 */
export const listBlogs = (
    params?: ListBlogsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BlogPage>(
      {url: `/v1/admin/blogs/datatable`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListBlogsQueryKey = (params?: ListBlogsParams,) => {
    return [
    `/v1/admin/blogs/datatable`, ...(params ? [params] : [])
    ] as const;
    }


export const getListBlogsQueryOptions = <TData = Awaited<ReturnType<typeof listBlogs>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListBlogsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogs>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBlogsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBlogs>>> = ({ signal }) => listBlogs(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBlogs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBlogsQueryResult = NonNullable<Awaited<ReturnType<typeof listBlogs>>>
export type ListBlogsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListBlogs<TData = Awaited<ReturnType<typeof listBlogs>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListBlogsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBlogs>>,
          TError,
          Awaited<ReturnType<typeof listBlogs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlogs<TData = Awaited<ReturnType<typeof listBlogs>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListBlogsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBlogs>>,
          TError,
          Awaited<ReturnType<typeof listBlogs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlogs<TData = Awaited<ReturnType<typeof listBlogs>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListBlogsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogs>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List blogs, a page at a time
 */

export function useListBlogs<TData = Awaited<ReturnType<typeof listBlogs>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListBlogsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogs>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBlogsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Create a blog
 */
export const createBlog = (
    blogInput: BlogInput,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formData = toFormData(blogInput)
      return request<BlogRecord>(
      {url: `/v1/admin/blogs`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }


/**
 * @summary Read a blog
 */
export const getBlog = (
    blogId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BlogRecord>(
      {url: `/v1/admin/blogs/${blogId}`, method: 'GET', signal
    },
      options);
    }




export const getGetBlogQueryKey = (blogId: Id,) => {
    return [
    `/v1/admin/blogs/${blogId}`
    ] as const;
    }


export const getGetBlogQueryOptions = <TData = Awaited<ReturnType<typeof getBlog>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(blogId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBlog>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBlogQueryKey(blogId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBlog>>> = ({ signal }) => getBlog(blogId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: blogId !== null && blogId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBlog>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBlogQueryResult = NonNullable<Awaited<ReturnType<typeof getBlog>>>
export type GetBlogQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetBlog<TData = Awaited<ReturnType<typeof getBlog>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 blogId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBlog>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBlog>>,
          TError,
          Awaited<ReturnType<typeof getBlog>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBlog<TData = Awaited<ReturnType<typeof getBlog>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 blogId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBlog>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBlog>>,
          TError,
          Awaited<ReturnType<typeof getBlog>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBlog<TData = Awaited<ReturnType<typeof getBlog>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 blogId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBlog>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a blog
 */

export function useGetBlog<TData = Awaited<ReturnType<typeof getBlog>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 blogId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBlog>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBlogQueryOptions(blogId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change a blog
 */
export const updateBlog = (
    blogId: Id,
    blogFields: BlogFields,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formData = toFormData(blogFields)
      return request<BlogRecord>(
      {url: `/v1/admin/blogs/${blogId}`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }


/**
 * @summary Delete a blog
 */
export const deleteBlog = (
    blogId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DeletedResponse>(
      {url: `/v1/admin/blogs/${blogId}`, method: 'DELETE', signal
    },
      options);
    }


