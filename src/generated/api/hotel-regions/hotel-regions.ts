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
  ListHotelRegionsParams,
  NotFoundResponse,
  ReferenceOptions,
  RegionFields,
  RegionInput,
  RegionPage,
  RegionRecord,
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
 * @summary List hotel regions, a page at a time
 */
export const listHotelRegions = (
    params?: ListHotelRegionsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RegionPage>(
      {url: `/v1/admin/hotel-regions/datatable`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListHotelRegionsQueryKey = (params?: ListHotelRegionsParams,) => {
    return [
    `/v1/admin/hotel-regions/datatable`, ...(params ? [params] : [])
    ] as const;
    }


export const getListHotelRegionsQueryOptions = <TData = Awaited<ReturnType<typeof listHotelRegions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListHotelRegionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotelRegions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHotelRegionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHotelRegions>>> = ({ signal }) => listHotelRegions(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHotelRegions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHotelRegionsQueryResult = NonNullable<Awaited<ReturnType<typeof listHotelRegions>>>
export type ListHotelRegionsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListHotelRegions<TData = Awaited<ReturnType<typeof listHotelRegions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListHotelRegionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotelRegions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHotelRegions>>,
          TError,
          Awaited<ReturnType<typeof listHotelRegions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHotelRegions<TData = Awaited<ReturnType<typeof listHotelRegions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListHotelRegionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotelRegions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHotelRegions>>,
          TError,
          Awaited<ReturnType<typeof listHotelRegions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHotelRegions<TData = Awaited<ReturnType<typeof listHotelRegions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListHotelRegionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotelRegions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List hotel regions, a page at a time
 */

export function useListHotelRegions<TData = Awaited<ReturnType<typeof listHotelRegions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListHotelRegionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotelRegions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHotelRegionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List every hotel region, for pickers
 */
export const listHotelRegionOptions = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReferenceOptions>(
      {url: `/v1/admin/hotel-regions`, method: 'GET', signal
    },
      options);
    }




export const getListHotelRegionOptionsQueryKey = () => {
    return [
    `/v1/admin/hotel-regions`
    ] as const;
    }


export const getListHotelRegionOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listHotelRegionOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotelRegionOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHotelRegionOptionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHotelRegionOptions>>> = ({ signal }) => listHotelRegionOptions(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHotelRegionOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHotelRegionOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listHotelRegionOptions>>>
export type ListHotelRegionOptionsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListHotelRegionOptions<TData = Awaited<ReturnType<typeof listHotelRegionOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotelRegionOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHotelRegionOptions>>,
          TError,
          Awaited<ReturnType<typeof listHotelRegionOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHotelRegionOptions<TData = Awaited<ReturnType<typeof listHotelRegionOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotelRegionOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHotelRegionOptions>>,
          TError,
          Awaited<ReturnType<typeof listHotelRegionOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHotelRegionOptions<TData = Awaited<ReturnType<typeof listHotelRegionOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotelRegionOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List every hotel region, for pickers
 */

export function useListHotelRegionOptions<TData = Awaited<ReturnType<typeof listHotelRegionOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotelRegionOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHotelRegionOptionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Create a hotel region
 */
export const createHotelRegion = (
    regionInput: RegionInput,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formData = toFormData(regionInput)
      return request<RegionRecord>(
      {url: `/v1/admin/hotel-regions`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }


/**
 * @summary Read a hotel region
 */
export const getHotelRegion = (
    hotelRegionId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RegionRecord>(
      {url: `/v1/admin/hotel-regions/${hotelRegionId}`, method: 'GET', signal
    },
      options);
    }




export const getGetHotelRegionQueryKey = (hotelRegionId: Id,) => {
    return [
    `/v1/admin/hotel-regions/${hotelRegionId}`
    ] as const;
    }


export const getGetHotelRegionQueryOptions = <TData = Awaited<ReturnType<typeof getHotelRegion>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(hotelRegionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHotelRegion>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHotelRegionQueryKey(hotelRegionId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHotelRegion>>> = ({ signal }) => getHotelRegion(hotelRegionId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: hotelRegionId !== null && hotelRegionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHotelRegion>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHotelRegionQueryResult = NonNullable<Awaited<ReturnType<typeof getHotelRegion>>>
export type GetHotelRegionQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetHotelRegion<TData = Awaited<ReturnType<typeof getHotelRegion>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 hotelRegionId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHotelRegion>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHotelRegion>>,
          TError,
          Awaited<ReturnType<typeof getHotelRegion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHotelRegion<TData = Awaited<ReturnType<typeof getHotelRegion>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 hotelRegionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHotelRegion>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHotelRegion>>,
          TError,
          Awaited<ReturnType<typeof getHotelRegion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHotelRegion<TData = Awaited<ReturnType<typeof getHotelRegion>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 hotelRegionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHotelRegion>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a hotel region
 */

export function useGetHotelRegion<TData = Awaited<ReturnType<typeof getHotelRegion>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 hotelRegionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHotelRegion>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHotelRegionQueryOptions(hotelRegionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change a hotel region
 */
export const updateHotelRegion = (
    hotelRegionId: Id,
    regionFields: RegionFields,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formData = toFormData(regionFields)
      return request<RegionRecord>(
      {url: `/v1/admin/hotel-regions/${hotelRegionId}`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }


/**
 * @summary Delete a hotel region
 */
export const deleteHotelRegion = (
    hotelRegionId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DeletedResponse>(
      {url: `/v1/admin/hotel-regions/${hotelRegionId}`, method: 'DELETE', signal
    },
      options);
    }


