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
  BannerFields,
  BannerInput,
  BannerPage,
  BannerRecord,
  BannerStatusInput,
  DeletedResponse,
  ForbiddenResponse,
  Id,
  ListBannersParams,
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
 * @summary List banners, a page at a time
 */
export const listBanners = (
    params?: ListBannersParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BannerPage>(
      {url: `/v1/admin/banners/datatable`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListBannersQueryKey = (params?: ListBannersParams,) => {
    return [
    `/v1/admin/banners/datatable`, ...(params ? [params] : [])
    ] as const;
    }


export const getListBannersQueryOptions = <TData = Awaited<ReturnType<typeof listBanners>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListBannersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBanners>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBannersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBanners>>> = ({ signal }) => listBanners(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBanners>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBannersQueryResult = NonNullable<Awaited<ReturnType<typeof listBanners>>>
export type ListBannersQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListBanners<TData = Awaited<ReturnType<typeof listBanners>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListBannersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBanners>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBanners>>,
          TError,
          Awaited<ReturnType<typeof listBanners>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBanners<TData = Awaited<ReturnType<typeof listBanners>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListBannersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBanners>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBanners>>,
          TError,
          Awaited<ReturnType<typeof listBanners>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBanners<TData = Awaited<ReturnType<typeof listBanners>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListBannersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBanners>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List banners, a page at a time
 */

export function useListBanners<TData = Awaited<ReturnType<typeof listBanners>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListBannersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBanners>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBannersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Create a banner
 */
export const createBanner = (
    bannerInput: BannerInput,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formData = toFormData(bannerInput)
      return request<BannerRecord>(
      {url: `/v1/admin/banners`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }


/**
 * @summary Switch a banner on or off
 */
export const setBannerStatus = (
    bannerStatusInput: BannerStatusInput,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BannerRecord>(
      {url: `/v1/admin/banners/status`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: bannerStatusInput, signal
    },
      options);
    }


/**
 * @summary Read a banner
 */
export const getBanner = (
    bannerId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BannerRecord>(
      {url: `/v1/admin/banners/${bannerId}`, method: 'GET', signal
    },
      options);
    }




export const getGetBannerQueryKey = (bannerId: Id,) => {
    return [
    `/v1/admin/banners/${bannerId}`
    ] as const;
    }


export const getGetBannerQueryOptions = <TData = Awaited<ReturnType<typeof getBanner>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(bannerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBanner>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBannerQueryKey(bannerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBanner>>> = ({ signal }) => getBanner(bannerId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: bannerId !== null && bannerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBanner>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBannerQueryResult = NonNullable<Awaited<ReturnType<typeof getBanner>>>
export type GetBannerQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetBanner<TData = Awaited<ReturnType<typeof getBanner>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 bannerId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBanner>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBanner>>,
          TError,
          Awaited<ReturnType<typeof getBanner>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBanner<TData = Awaited<ReturnType<typeof getBanner>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 bannerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBanner>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBanner>>,
          TError,
          Awaited<ReturnType<typeof getBanner>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBanner<TData = Awaited<ReturnType<typeof getBanner>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 bannerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBanner>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a banner
 */

export function useGetBanner<TData = Awaited<ReturnType<typeof getBanner>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 bannerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBanner>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBannerQueryOptions(bannerId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change a banner
 */
export const updateBanner = (
    bannerId: Id,
    bannerFields: BannerFields,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formData = toFormData(bannerFields)
      return request<BannerRecord>(
      {url: `/v1/admin/banners/${bannerId}`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }


/**
 * @summary Delete a banner
 */
export const deleteBanner = (
    bannerId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DeletedResponse>(
      {url: `/v1/admin/banners/${bannerId}`, method: 'DELETE', signal
    },
      options);
    }


