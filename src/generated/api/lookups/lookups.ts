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
  ForbiddenResponse,
  Id,
  NotFoundResponse,
  PersonOptions,
  ReferenceOptions,
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
 * @summary List the vendors that packages belong to
 */
export const listVendorOptions = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PersonOptions>(
      {url: `/v1/admin/vendors`, method: 'GET', signal
    },
      options);
    }




export const getListVendorOptionsQueryKey = () => {
    return [
    `/v1/admin/vendors`
    ] as const;
    }


export const getListVendorOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listVendorOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVendorOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVendorOptionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVendorOptions>>> = ({ signal }) => listVendorOptions(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listVendorOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVendorOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listVendorOptions>>>
export type ListVendorOptionsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListVendorOptions<TData = Awaited<ReturnType<typeof listVendorOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVendorOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVendorOptions>>,
          TError,
          Awaited<ReturnType<typeof listVendorOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVendorOptions<TData = Awaited<ReturnType<typeof listVendorOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVendorOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVendorOptions>>,
          TError,
          Awaited<ReturnType<typeof listVendorOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVendorOptions<TData = Awaited<ReturnType<typeof listVendorOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVendorOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the vendors that packages belong to
 */

export function useListVendorOptions<TData = Awaited<ReturnType<typeof listVendorOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVendorOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVendorOptionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the countries
 */
export const listCountries = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReferenceOptions>(
      {url: `/geo/countries`, method: 'GET', signal
    },
      options);
    }




export const getListCountriesQueryKey = () => {
    return [
    `/geo/countries`
    ] as const;
    }


export const getListCountriesQueryOptions = <TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCountriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCountries>>> = ({ signal }) => listCountries(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCountriesQueryResult = NonNullable<Awaited<ReturnType<typeof listCountries>>>
export type ListCountriesQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListCountries<TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCountries>>,
          TError,
          Awaited<ReturnType<typeof listCountries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCountries<TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCountries>>,
          TError,
          Awaited<ReturnType<typeof listCountries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCountries<TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the countries
 */

export function useListCountries<TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCountriesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Countries and states share one row of ids, so one call serves both.
 * @summary List the states of a country, or the cities of a state
 */
export const listGeoChildren = (
    parentId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReferenceOptions>(
      {url: `/geo/children/${parentId}`, method: 'GET', signal
    },
      options);
    }




export const getListGeoChildrenQueryKey = (parentId: Id,) => {
    return [
    `/geo/children/${parentId}`
    ] as const;
    }


export const getListGeoChildrenQueryOptions = <TData = Awaited<ReturnType<typeof listGeoChildren>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(parentId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGeoChildren>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGeoChildrenQueryKey(parentId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGeoChildren>>> = ({ signal }) => listGeoChildren(parentId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: parentId !== null && parentId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGeoChildren>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGeoChildrenQueryResult = NonNullable<Awaited<ReturnType<typeof listGeoChildren>>>
export type ListGeoChildrenQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListGeoChildren<TData = Awaited<ReturnType<typeof listGeoChildren>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 parentId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGeoChildren>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGeoChildren>>,
          TError,
          Awaited<ReturnType<typeof listGeoChildren>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGeoChildren<TData = Awaited<ReturnType<typeof listGeoChildren>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 parentId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGeoChildren>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGeoChildren>>,
          TError,
          Awaited<ReturnType<typeof listGeoChildren>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGeoChildren<TData = Awaited<ReturnType<typeof listGeoChildren>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 parentId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGeoChildren>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the states of a country, or the cities of a state
 */

export function useListGeoChildren<TData = Awaited<ReturnType<typeof listGeoChildren>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 parentId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGeoChildren>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGeoChildrenQueryOptions(parentId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the ways a package departs
 */
export const listDepartureTypeOptions = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReferenceOptions>(
      {url: `/v1/admin/package/departure-type`, method: 'GET', signal
    },
      options);
    }




export const getListDepartureTypeOptionsQueryKey = () => {
    return [
    `/v1/admin/package/departure-type`
    ] as const;
    }


export const getListDepartureTypeOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listDepartureTypeOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDepartureTypeOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDepartureTypeOptionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDepartureTypeOptions>>> = ({ signal }) => listDepartureTypeOptions(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDepartureTypeOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDepartureTypeOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listDepartureTypeOptions>>>
export type ListDepartureTypeOptionsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListDepartureTypeOptions<TData = Awaited<ReturnType<typeof listDepartureTypeOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDepartureTypeOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDepartureTypeOptions>>,
          TError,
          Awaited<ReturnType<typeof listDepartureTypeOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDepartureTypeOptions<TData = Awaited<ReturnType<typeof listDepartureTypeOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDepartureTypeOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDepartureTypeOptions>>,
          TError,
          Awaited<ReturnType<typeof listDepartureTypeOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDepartureTypeOptions<TData = Awaited<ReturnType<typeof listDepartureTypeOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDepartureTypeOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the ways a package departs
 */

export function useListDepartureTypeOptions<TData = Awaited<ReturnType<typeof listDepartureTypeOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDepartureTypeOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDepartureTypeOptionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the kinds of packages
 */
export const listPackageTypeOptions = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReferenceOptions>(
      {url: `/v1/admin/package/package-type`, method: 'GET', signal
    },
      options);
    }




export const getListPackageTypeOptionsQueryKey = () => {
    return [
    `/v1/admin/package/package-type`
    ] as const;
    }


export const getListPackageTypeOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listPackageTypeOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackageTypeOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPackageTypeOptionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPackageTypeOptions>>> = ({ signal }) => listPackageTypeOptions(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPackageTypeOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPackageTypeOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listPackageTypeOptions>>>
export type ListPackageTypeOptionsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListPackageTypeOptions<TData = Awaited<ReturnType<typeof listPackageTypeOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackageTypeOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPackageTypeOptions>>,
          TError,
          Awaited<ReturnType<typeof listPackageTypeOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPackageTypeOptions<TData = Awaited<ReturnType<typeof listPackageTypeOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackageTypeOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPackageTypeOptions>>,
          TError,
          Awaited<ReturnType<typeof listPackageTypeOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPackageTypeOptions<TData = Awaited<ReturnType<typeof listPackageTypeOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackageTypeOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the kinds of packages
 */

export function useListPackageTypeOptions<TData = Awaited<ReturnType<typeof listPackageTypeOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackageTypeOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPackageTypeOptionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the ways a package is listed
 */
export const listListingTypeOptions = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReferenceOptions>(
      {url: `/v1/admin/package/listing-type`, method: 'GET', signal
    },
      options);
    }




export const getListListingTypeOptionsQueryKey = () => {
    return [
    `/v1/admin/package/listing-type`
    ] as const;
    }


export const getListListingTypeOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listListingTypeOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listListingTypeOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListListingTypeOptionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listListingTypeOptions>>> = ({ signal }) => listListingTypeOptions(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listListingTypeOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListListingTypeOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listListingTypeOptions>>>
export type ListListingTypeOptionsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListListingTypeOptions<TData = Awaited<ReturnType<typeof listListingTypeOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listListingTypeOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listListingTypeOptions>>,
          TError,
          Awaited<ReturnType<typeof listListingTypeOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListListingTypeOptions<TData = Awaited<ReturnType<typeof listListingTypeOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listListingTypeOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listListingTypeOptions>>,
          TError,
          Awaited<ReturnType<typeof listListingTypeOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListListingTypeOptions<TData = Awaited<ReturnType<typeof listListingTypeOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listListingTypeOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the ways a package is listed
 */

export function useListListingTypeOptions<TData = Awaited<ReturnType<typeof listListingTypeOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listListingTypeOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListListingTypeOptionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the kinds of rooms a homestay lets
 */
export const listRoomTypeOptions = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReferenceOptions>(
      {url: `/v1/admin/homestays/room-type`, method: 'GET', signal
    },
      options);
    }




export const getListRoomTypeOptionsQueryKey = () => {
    return [
    `/v1/admin/homestays/room-type`
    ] as const;
    }


export const getListRoomTypeOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listRoomTypeOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoomTypeOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRoomTypeOptionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRoomTypeOptions>>> = ({ signal }) => listRoomTypeOptions(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRoomTypeOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRoomTypeOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listRoomTypeOptions>>>
export type ListRoomTypeOptionsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListRoomTypeOptions<TData = Awaited<ReturnType<typeof listRoomTypeOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoomTypeOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRoomTypeOptions>>,
          TError,
          Awaited<ReturnType<typeof listRoomTypeOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRoomTypeOptions<TData = Awaited<ReturnType<typeof listRoomTypeOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoomTypeOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRoomTypeOptions>>,
          TError,
          Awaited<ReturnType<typeof listRoomTypeOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRoomTypeOptions<TData = Awaited<ReturnType<typeof listRoomTypeOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoomTypeOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the kinds of rooms a homestay lets
 */

export function useListRoomTypeOptions<TData = Awaited<ReturnType<typeof listRoomTypeOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRoomTypeOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRoomTypeOptionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the kinds of houses a homestay is
 */
export const listPropertyTypeOptions = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReferenceOptions>(
      {url: `/v1/admin/homestays/property-type`, method: 'GET', signal
    },
      options);
    }




export const getListPropertyTypeOptionsQueryKey = () => {
    return [
    `/v1/admin/homestays/property-type`
    ] as const;
    }


export const getListPropertyTypeOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listPropertyTypeOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPropertyTypeOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPropertyTypeOptionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPropertyTypeOptions>>> = ({ signal }) => listPropertyTypeOptions(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPropertyTypeOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPropertyTypeOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listPropertyTypeOptions>>>
export type ListPropertyTypeOptionsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListPropertyTypeOptions<TData = Awaited<ReturnType<typeof listPropertyTypeOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPropertyTypeOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPropertyTypeOptions>>,
          TError,
          Awaited<ReturnType<typeof listPropertyTypeOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPropertyTypeOptions<TData = Awaited<ReturnType<typeof listPropertyTypeOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPropertyTypeOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPropertyTypeOptions>>,
          TError,
          Awaited<ReturnType<typeof listPropertyTypeOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPropertyTypeOptions<TData = Awaited<ReturnType<typeof listPropertyTypeOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPropertyTypeOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the kinds of houses a homestay is
 */

export function useListPropertyTypeOptions<TData = Awaited<ReturnType<typeof listPropertyTypeOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPropertyTypeOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPropertyTypeOptionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






