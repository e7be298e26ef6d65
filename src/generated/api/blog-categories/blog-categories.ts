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
  BlogCategoryFields,
  BlogCategoryInput,
  BlogCategoryOptions,
  BlogCategoryPage,
  BlogCategoryRecord,
  DeletedResponse,
  ForbiddenResponse,
  Id,
  ListBlogCategoriesParams,
  NotFoundResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse
} from '../../model';

import { request } from '../../../api/http.ts';
import type { ErrorType } from '../../../api/http.ts';


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
 * @summary List blog categories, a page at a time
 */
export const listBlogCategories = (
    params?: ListBlogCategoriesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BlogCategoryPage>(
      {url: `/v1/admin/blog-categories/datatable`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListBlogCategoriesQueryKey = (params?: ListBlogCategoriesParams,) => {
    return [
    `/v1/admin/blog-categories/datatable`, ...(params ? [params] : [])
    ] as const;
    }


export const getListBlogCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof listBlogCategories>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListBlogCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogCategories>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBlogCategoriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBlogCategories>>> = ({ signal }) => listBlogCategories(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBlogCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBlogCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listBlogCategories>>>
export type ListBlogCategoriesQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListBlogCategories<TData = Awaited<ReturnType<typeof listBlogCategories>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListBlogCategoriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogCategories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBlogCategories>>,
          TError,
          Awaited<ReturnType<typeof listBlogCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlogCategories<TData = Awaited<ReturnType<typeof listBlogCategories>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListBlogCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBlogCategories>>,
          TError,
          Awaited<ReturnType<typeof listBlogCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlogCategories<TData = Awaited<ReturnType<typeof listBlogCategories>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListBlogCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogCategories>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List blog categories, a page at a time
 */

export function useListBlogCategories<TData = Awaited<ReturnType<typeof listBlogCategories>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListBlogCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogCategories>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBlogCategoriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List every blog category, for pickers
 */
export const listBlogCategoryOptions = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BlogCategoryOptions>(
      {url: `/v1/admin/blog-categories`, method: 'GET', signal
    },
      options);
    }




export const getListBlogCategoryOptionsQueryKey = () => {
    return [
    `/v1/admin/blog-categories`
    ] as const;
    }


export const getListBlogCategoryOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listBlogCategoryOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogCategoryOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBlogCategoryOptionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBlogCategoryOptions>>> = ({ signal }) => listBlogCategoryOptions(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBlogCategoryOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBlogCategoryOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listBlogCategoryOptions>>>
export type ListBlogCategoryOptionsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListBlogCategoryOptions<TData = Awaited<ReturnType<typeof listBlogCategoryOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogCategoryOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBlogCategoryOptions>>,
          TError,
          Awaited<ReturnType<typeof listBlogCategoryOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlogCategoryOptions<TData = Awaited<ReturnType<typeof listBlogCategoryOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogCategoryOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBlogCategoryOptions>>,
          TError,
          Awaited<ReturnType<typeof listBlogCategoryOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlogCategoryOptions<TData = Awaited<ReturnType<typeof listBlogCategoryOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogCategoryOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List every blog category, for pickers
 */

export function useListBlogCategoryOptions<TData = Awaited<ReturnType<typeof listBlogCategoryOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogCategoryOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBlogCategoryOptionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Create a blog category
 */
export const createBlogCategory = (
    blogCategoryInput: BlogCategoryInput,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BlogCategoryRecord>(
      {url: `/v1/admin/blog-categories`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: blogCategoryInput, signal
    },
      options);
    }


/**
 * @summary Read a blog category
 */
export const getBlogCategory = (
    categoryId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BlogCategoryRecord>(
      {url: `/v1/admin/blog-categories/${categoryId}`, method: 'GET', signal
    },
      options);
    }




export const getGetBlogCategoryQueryKey = (categoryId: Id,) => {
    return [
    `/v1/admin/blog-categories/${categoryId}`
    ] as const;
    }


export const getGetBlogCategoryQueryOptions = <TData = Awaited<ReturnType<typeof getBlogCategory>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(categoryId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBlogCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBlogCategoryQueryKey(categoryId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBlogCategory>>> = ({ signal }) => getBlogCategory(categoryId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: categoryId !== null && categoryId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBlogCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBlogCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof getBlogCategory>>>
export type GetBlogCategoryQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetBlogCategory<TData = Awaited<ReturnType<typeof getBlogCategory>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 categoryId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBlogCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBlogCategory>>,
          TError,
          Awaited<ReturnType<typeof getBlogCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBlogCategory<TData = Awaited<ReturnType<typeof getBlogCategory>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 categoryId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBlogCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBlogCategory>>,
          TError,
          Awaited<ReturnType<typeof getBlogCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBlogCategory<TData = Awaited<ReturnType<typeof getBlogCategory>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 categoryId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBlogCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a blog category
 */

export function useGetBlogCategory<TData = Awaited<ReturnType<typeof getBlogCategory>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 categoryId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBlogCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBlogCategoryQueryOptions(categoryId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change a blog category
 */
export const updateBlogCategory = (
    categoryId: Id,
    blogCategoryFields: BlogCategoryFields,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BlogCategoryRecord>(
      {url: `/v1/admin/blog-categories/${categoryId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: blogCategoryFields, signal
    },
      options);
    }


/**
 * @summary Delete a blog category
 */
export const deleteBlogCategory = (
    categoryId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DeletedResponse>(
      {url: `/v1/admin/blog-categories/${categoryId}`, method: 'DELETE', signal
    },
      options);
    }


