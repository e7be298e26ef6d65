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
  DepartureInput,
  DepartureList,
  DepartureRecord,
  ForbiddenResponse,
  Id,
  ListDeparturesParams,
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
 * Soonest first. A backend that does not page sends every departure and no `meta`.
 * @summary List a package's departures
 */
export const listDepartures = (
    packageId: Id,
    params?: ListDeparturesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DepartureList>(
      {url: `/v1/admin/packages/${packageId}/departures`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListDeparturesQueryKey = (packageId: Id,
    params?: ListDeparturesParams,) => {
    return [
    `/v1/admin/packages/${packageId}/departures`, ...(params ? [params] : [])
    ] as const;
    }


export const getListDeparturesQueryOptions = <TData = Awaited<ReturnType<typeof listDepartures>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(packageId: Id,
    params?: ListDeparturesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDepartures>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDeparturesQueryKey(packageId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDepartures>>> = ({ signal }) => listDepartures(packageId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: packageId !== null && packageId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDepartures>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDeparturesQueryResult = NonNullable<Awaited<ReturnType<typeof listDepartures>>>
export type ListDeparturesQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListDepartures<TData = Awaited<ReturnType<typeof listDepartures>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 packageId: Id,
    params: undefined |  ListDeparturesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDepartures>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDepartures>>,
          TError,
          Awaited<ReturnType<typeof listDepartures>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDepartures<TData = Awaited<ReturnType<typeof listDepartures>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 packageId: Id,
    params?: ListDeparturesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDepartures>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDepartures>>,
          TError,
          Awaited<ReturnType<typeof listDepartures>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDepartures<TData = Awaited<ReturnType<typeof listDepartures>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 packageId: Id,
    params?: ListDeparturesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDepartures>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List a package's departures
 */

export function useListDepartures<TData = Awaited<ReturnType<typeof listDepartures>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 packageId: Id,
    params?: ListDeparturesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDepartures>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDeparturesQueryOptions(packageId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Add a departure
 */
export const createDeparture = (
    packageId: Id,
    departureInput: DepartureInput,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DepartureRecord>(
      {url: `/v1/admin/packages/${packageId}/departures`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: departureInput, signal
    },
      options);
    }


/**
 * @summary Read a departure
 */
export const getDeparture = (
    packageId: Id,
    departureId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DepartureRecord>(
      {url: `/v1/admin/packages/${packageId}/departures/${departureId}`, method: 'GET', signal
    },
      options);
    }




export const getGetDepartureQueryKey = (packageId: Id,
    departureId: Id,) => {
    return [
    `/v1/admin/packages/${packageId}/departures/${departureId}`
    ] as const;
    }


export const getGetDepartureQueryOptions = <TData = Awaited<ReturnType<typeof getDeparture>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(packageId: Id,
    departureId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeparture>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDepartureQueryKey(packageId,departureId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeparture>>> = ({ signal }) => getDeparture(packageId,departureId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: packageId !== null && packageId !== undefined && departureId !== null && departureId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeparture>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDepartureQueryResult = NonNullable<Awaited<ReturnType<typeof getDeparture>>>
export type GetDepartureQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetDeparture<TData = Awaited<ReturnType<typeof getDeparture>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 packageId: Id,
    departureId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeparture>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeparture>>,
          TError,
          Awaited<ReturnType<typeof getDeparture>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeparture<TData = Awaited<ReturnType<typeof getDeparture>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 packageId: Id,
    departureId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeparture>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeparture>>,
          TError,
          Awaited<ReturnType<typeof getDeparture>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeparture<TData = Awaited<ReturnType<typeof getDeparture>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 packageId: Id,
    departureId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeparture>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a departure
 */

export function useGetDeparture<TData = Awaited<ReturnType<typeof getDeparture>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 packageId: Id,
    departureId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeparture>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDepartureQueryOptions(packageId,departureId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A departure cannot be changed; it is deleted and added anew.
 * @summary Delete a departure
 */
export const deleteDeparture = (
    packageId: Id,
    departureId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DeletedResponse>(
      {url: `/v1/admin/packages/${packageId}/departures/${departureId}`, method: 'DELETE', signal
    },
      options);
    }


