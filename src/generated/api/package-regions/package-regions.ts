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
  ListPackageRegionsParams,
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
 * @summary List package regions, a page at a time
 */
export const listPackageRegions = (
    params?: ListPackageRegionsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RegionPage>(
      {url: `/v1/admin/package/regions/datatable`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPackageRegionsQueryKey = (params?: ListPackageRegionsParams,) => {
    return [
    `/v1/admin/package/regions/datatable`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPackageRegionsQueryOptions = <TData = Awaited<ReturnType<typeof listPackageRegions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListPackageRegionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackageRegions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPackageRegionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPackageRegions>>> = ({ signal }) => listPackageRegions(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPackageRegions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPackageRegionsQueryResult = NonNullable<Awaited<ReturnType<typeof listPackageRegions>>>
export type ListPackageRegionsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListPackageRegions<TData = Awaited<ReturnType<typeof listPackageRegions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListPackageRegionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackageRegions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPackageRegions>>,
          TError,
          Awaited<ReturnType<typeof listPackageRegions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPackageRegions<TData = Awaited<ReturnType<typeof listPackageRegions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPackageRegionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackageRegions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPackageRegions>>,
          TError,
          Awaited<ReturnType<typeof listPackageRegions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPackageRegions<TData = Awaited<ReturnType<typeof listPackageRegions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPackageRegionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackageRegions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List package regions, a page at a time
 */

export function useListPackageRegions<TData = Awaited<ReturnType<typeof listPackageRegions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPackageRegionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackageRegions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPackageRegionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List every package region, for pickers
 */
export const listPackageRegionOptions = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReferenceOptions>(
      {url: `/v1/admin/package/regions`, method: 'GET', signal
    },
      options);
    }




export const getListPackageRegionOptionsQueryKey = () => {
    return [
    `/v1/admin/package/regions`
    ] as const;
    }


export const getListPackageRegionOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listPackageRegionOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackageRegionOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPackageRegionOptionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPackageRegionOptions>>> = ({ signal }) => listPackageRegionOptions(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPackageRegionOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPackageRegionOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listPackageRegionOptions>>>
export type ListPackageRegionOptionsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListPackageRegionOptions<TData = Awaited<ReturnType<typeof listPackageRegionOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackageRegionOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPackageRegionOptions>>,
          TError,
          Awaited<ReturnType<typeof listPackageRegionOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPackageRegionOptions<TData = Awaited<ReturnType<typeof listPackageRegionOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackageRegionOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPackageRegionOptions>>,
          TError,
          Awaited<ReturnType<typeof listPackageRegionOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPackageRegionOptions<TData = Awaited<ReturnType<typeof listPackageRegionOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackageRegionOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List every package region, for pickers
 */

export function useListPackageRegionOptions<TData = Awaited<ReturnType<typeof listPackageRegionOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackageRegionOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPackageRegionOptionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Create a package region
 */
export const createPackageRegion = (
    regionInput: RegionInput,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formData = toFormData(regionInput)
      return request<RegionRecord>(
      {url: `/v1/admin/package/regions`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }


/**
 * @summary Read a package region
 */
export const getPackageRegion = (
    packageRegionId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RegionRecord>(
      {url: `/v1/admin/package/regions/${packageRegionId}`, method: 'GET', signal
    },
      options);
    }




export const getGetPackageRegionQueryKey = (packageRegionId: Id,) => {
    return [
    `/v1/admin/package/regions/${packageRegionId}`
    ] as const;
    }


export const getGetPackageRegionQueryOptions = <TData = Awaited<ReturnType<typeof getPackageRegion>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(packageRegionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPackageRegion>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPackageRegionQueryKey(packageRegionId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPackageRegion>>> = ({ signal }) => getPackageRegion(packageRegionId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: packageRegionId !== null && packageRegionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPackageRegion>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPackageRegionQueryResult = NonNullable<Awaited<ReturnType<typeof getPackageRegion>>>
export type GetPackageRegionQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetPackageRegion<TData = Awaited<ReturnType<typeof getPackageRegion>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 packageRegionId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPackageRegion>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPackageRegion>>,
          TError,
          Awaited<ReturnType<typeof getPackageRegion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPackageRegion<TData = Awaited<ReturnType<typeof getPackageRegion>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 packageRegionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPackageRegion>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPackageRegion>>,
          TError,
          Awaited<ReturnType<typeof getPackageRegion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPackageRegion<TData = Awaited<ReturnType<typeof getPackageRegion>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 packageRegionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPackageRegion>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a package region
 */

export function useGetPackageRegion<TData = Awaited<ReturnType<typeof getPackageRegion>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 packageRegionId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPackageRegion>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPackageRegionQueryOptions(packageRegionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change a package region
 */
export const updatePackageRegion = (
    packageRegionId: Id,
    regionFields: RegionFields,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formData = toFormData(regionFields)
      return request<RegionRecord>(
      {url: `/v1/admin/package/regions/${packageRegionId}`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }


/**
 * @summary Delete a package region
 */
export const deletePackageRegion = (
    packageRegionId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DeletedResponse>(
      {url: `/v1/admin/package/regions/${packageRegionId}`, method: 'DELETE', signal
    },
      options);
    }


