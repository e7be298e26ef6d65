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
  ListHomestayRegionsParams,
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
 * @summary List homestay regions, a page at a time
 */
export const listHomestayRegions = (
    params?: ListHomestayRegionsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RegionPage>(
      {url: `/v1/admin/homestay-regions/datatable`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListHomestayRegionsQueryKey = (params?: ListHomestayRegionsParams,) => {
    return [
    `/v1/admin/homestay-regions/datatable`, ...(params ? [params] : [])
    ] as const;
    }


export const getListHomestayRegionsQueryOptions = <TData = Awaited<ReturnType<typeof listHomestayRegions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListHomestayRegionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomestayRegions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHomestayRegionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHomestayRegions>>> = ({ signal }) => listHomestayRegions(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHomestayRegions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHomestayRegionsQueryResult = NonNullable<Awaited<ReturnType<typeof listHomestayRegions>>>
export type ListHomestayRegionsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListHomestayRegions<TData = Awaited<ReturnType<typeof listHomestayRegions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListHomestayRegionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomestayRegions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHomestayRegions>>,
          TError,
          Awaited<ReturnType<typeof listHomestayRegions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHomestayRegions<TData = Awaited<ReturnType<typeof listHomestayRegions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListHomestayRegionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomestayRegions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHomestayRegions>>,
          TError,
          Awaited<ReturnType<typeof listHomestayRegions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHomestayRegions<TData = Awaited<ReturnType<typeof listHomestayRegions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListHomestayRegionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomestayRegions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List homestay regions, a page at a time
 */

export function useListHomestayRegions<TData = Awaited<ReturnType<typeof listHomestayRegions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListHomestayRegionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomestayRegions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHomestayRegionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List every homestay region, for pickers
 */
export const listHomestayRegionOptions = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReferenceOptions>(
      {url: `/v1/admin/homestay-regions`, method: 'GET', signal
    },
      options);
    }




export const getListHomestayRegionOptionsQueryKey = () => {
    return [
    `/v1/admin/homestay-regions`
    ] as const;
    }


export const getListHomestayRegionOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listHomestayRegionOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomestayRegionOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHomestayRegionOptionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHomestayRegionOptions>>> = ({ signal }) => listHomestayRegionOptions(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHomestayRegionOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHomestayRegionOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listHomestayRegionOptions>>>
export type ListHomestayRegionOptionsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListHomestayRegionOptions<TData = Awaited<ReturnType<typeof listHomestayRegionOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomestayRegionOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHomestayRegionOptions>>,
          TError,
          Awaited<ReturnType<typeof listHomestayRegionOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHomestayRegionOptions<TData = Awaited<ReturnType<typeof listHomestayRegionOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomestayRegionOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHomestayRegionOptions>>,
          TError,
          Awaited<ReturnType<typeof listHomestayRegionOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHomestayRegionOptions<TData = Awaited<ReturnType<typeof listHomestayRegionOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomestayRegionOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List every homestay region, for pickers
 */

export function useListHomestayRegionOptions<TData = Awaited<ReturnType<typeof listHomestayRegionOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomestayRegionOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHomestayRegionOptionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Create a homestay region
 */
export const createHomestayRegion = (
    regionInput: RegionInput,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formData = toFormData(regionInput)
      return request<RegionRecord>(
      {url: `/v1/admin/homestay-regions`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }


/**
 * @summary Read a homestay region
 */
export const getHomestayRegion = (
    homestayRegionId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RegionRecord>(
      {url: `/v1/admin/homestay-regions/${homestayRegionId}`, method: 'GET', signal
    },
      options);
    }




export const getGetHomestayRegionQueryKey = (homestayRegionId: Id,) => {
    return [
    `/v1/admin/homestay-regions/${homestayRegionId}`
    ] as const;
    }


export const getGetHomestayRegionQueryOptions = <TData = Awaited<ReturnType<typeof getHomestayRegion>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(homestayRegionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHomestayRegion>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHomestayRegionQueryKey(homestayRegionId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHomestayRegion>>> = ({ signal }) => getHomestayRegion(homestayRegionId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: homestayRegionId !== null && homestayRegionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHomestayRegion>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHomestayRegionQueryResult = NonNullable<Awaited<ReturnType<typeof getHomestayRegion>>>
export type GetHomestayRegionQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetHomestayRegion<TData = Awaited<ReturnType<typeof getHomestayRegion>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 homestayRegionId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHomestayRegion>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHomestayRegion>>,
          TError,
          Awaited<ReturnType<typeof getHomestayRegion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHomestayRegion<TData = Awaited<ReturnType<typeof getHomestayRegion>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 homestayRegionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHomestayRegion>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHomestayRegion>>,
          TError,
          Awaited<ReturnType<typeof getHomestayRegion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHomestayRegion<TData = Awaited<ReturnType<typeof getHomestayRegion>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 homestayRegionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHomestayRegion>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a homestay region
 */

export function useGetHomestayRegion<TData = Awaited<ReturnType<typeof getHomestayRegion>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 homestayRegionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHomestayRegion>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHomestayRegionQueryOptions(homestayRegionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change a homestay region
 */
export const updateHomestayRegion = (
    homestayRegionId: Id,
    regionFields: RegionFields,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formData = toFormData(regionFields)
      return request<RegionRecord>(
      {url: `/v1/admin/homestay-regions/${homestayRegionId}`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }


/**
 * @summary Delete a homestay region
 */
export const deleteHomestayRegion = (
    homestayRegionId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DeletedResponse>(
      {url: `/v1/admin/homestay-regions/${homestayRegionId}`, method: 'DELETE', signal
    },
      options);
    }


