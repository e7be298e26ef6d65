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
  DeletedResponse,
  ForbiddenResponse,
  Id,
  ListSeoPagesParams,
  NotFoundResponse,
  SeoPageFields,
  SeoPageInput,
  SeoPagePage,
  SeoPageRecord,
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
 * @summary List SEO pages, a page at a time
 */
export const listSeoPages = (
    params?: ListSeoPagesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SeoPagePage>(
      {url: `/v1/admin/seo-pages/datatable`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListSeoPagesQueryKey = (params?: ListSeoPagesParams,) => {
    return [
    `/v1/admin/seo-pages/datatable`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSeoPagesQueryOptions = <TData = Awaited<ReturnType<typeof listSeoPages>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListSeoPagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeoPages>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSeoPagesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSeoPages>>> = ({ signal }) => listSeoPages(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSeoPages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSeoPagesQueryResult = NonNullable<Awaited<ReturnType<typeof listSeoPages>>>
export type ListSeoPagesQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListSeoPages<TData = Awaited<ReturnType<typeof listSeoPages>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListSeoPagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeoPages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSeoPages>>,
          TError,
          Awaited<ReturnType<typeof listSeoPages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSeoPages<TData = Awaited<ReturnType<typeof listSeoPages>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSeoPagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeoPages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSeoPages>>,
          TError,
          Awaited<ReturnType<typeof listSeoPages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSeoPages<TData = Awaited<ReturnType<typeof listSeoPages>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSeoPagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeoPages>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List SEO pages, a page at a time
 */

export function useListSeoPages<TData = Awaited<ReturnType<typeof listSeoPages>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSeoPagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSeoPages>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSeoPagesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Create an SEO page
 */
export const createSeoPage = (
    seoPageInput: SeoPageInput,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formData = toFormData(seoPageInput)
      return request<SeoPageRecord>(
      {url: `/v1/admin/seo-pages`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }


/**
 * @summary Read an SEO page
 */
export const getSeoPage = (
    seoPageId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SeoPageRecord>(
      {url: `/v1/admin/seo-pages/${seoPageId}`, method: 'GET', signal
    },
      options);
    }




export const getGetSeoPageQueryKey = (seoPageId: Id,) => {
    return [
    `/v1/admin/seo-pages/${seoPageId}`
    ] as const;
    }


export const getGetSeoPageQueryOptions = <TData = Awaited<ReturnType<typeof getSeoPage>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(seoPageId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeoPage>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSeoPageQueryKey(seoPageId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSeoPage>>> = ({ signal }) => getSeoPage(seoPageId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: seoPageId !== null && seoPageId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSeoPage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSeoPageQueryResult = NonNullable<Awaited<ReturnType<typeof getSeoPage>>>
export type GetSeoPageQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetSeoPage<TData = Awaited<ReturnType<typeof getSeoPage>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 seoPageId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeoPage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSeoPage>>,
          TError,
          Awaited<ReturnType<typeof getSeoPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSeoPage<TData = Awaited<ReturnType<typeof getSeoPage>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 seoPageId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeoPage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSeoPage>>,
          TError,
          Awaited<ReturnType<typeof getSeoPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSeoPage<TData = Awaited<ReturnType<typeof getSeoPage>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 seoPageId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeoPage>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an SEO page
 */

export function useGetSeoPage<TData = Awaited<ReturnType<typeof getSeoPage>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 seoPageId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeoPage>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSeoPageQueryOptions(seoPageId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The one resource that is updated by POST.
 * @summary Change an SEO page
 */
export const updateSeoPage = (
    seoPageId: Id,
    seoPageFields: SeoPageFields,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formData = toFormData(seoPageFields)
      return request<SeoPageRecord>(
      {url: `/v1/admin/seo-pages/${seoPageId}`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }


/**
 * @summary Delete an SEO page
 */
export const deleteSeoPage = (
    seoPageId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DeletedResponse>(
      {url: `/v1/admin/seo-pages/${seoPageId}`, method: 'DELETE', signal
    },
      options);
    }


