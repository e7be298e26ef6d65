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
  ItineraryFields,
  ItineraryInput,
  ItineraryRecord,
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
 * The day comes after the package's other days.
 * @summary Add a day to a package
 */
export const createItinerary = (
    packageId: Id,
    itineraryInput: ItineraryInput,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ItineraryRecord>(
      {url: `/v1/admin/packages/${packageId}/itenaries`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: itineraryInput, signal
    },
      options);
    }


/**
 * @summary Read one day
 */
export const getItinerary = (
    packageId: Id,
    itenaryId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ItineraryRecord>(
      {url: `/v1/admin/packages/${packageId}/itenaries/${itenaryId}`, method: 'GET', signal
    },
      options);
    }




export const getGetItineraryQueryKey = (packageId: Id,
    itenaryId: Id,) => {
    return [
    `/v1/admin/packages/${packageId}/itenaries/${itenaryId}`
    ] as const;
    }


export const getGetItineraryQueryOptions = <TData = Awaited<ReturnType<typeof getItinerary>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(packageId: Id,
    itenaryId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getItinerary>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetItineraryQueryKey(packageId,itenaryId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getItinerary>>> = ({ signal }) => getItinerary(packageId,itenaryId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: packageId !== null && packageId !== undefined && itenaryId !== null && itenaryId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getItinerary>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetItineraryQueryResult = NonNullable<Awaited<ReturnType<typeof getItinerary>>>
export type GetItineraryQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetItinerary<TData = Awaited<ReturnType<typeof getItinerary>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 packageId: Id,
    itenaryId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getItinerary>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getItinerary>>,
          TError,
          Awaited<ReturnType<typeof getItinerary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetItinerary<TData = Awaited<ReturnType<typeof getItinerary>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 packageId: Id,
    itenaryId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getItinerary>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getItinerary>>,
          TError,
          Awaited<ReturnType<typeof getItinerary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetItinerary<TData = Awaited<ReturnType<typeof getItinerary>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 packageId: Id,
    itenaryId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getItinerary>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one day
 */

export function useGetItinerary<TData = Awaited<ReturnType<typeof getItinerary>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 packageId: Id,
    itenaryId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getItinerary>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetItineraryQueryOptions(packageId,itenaryId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change one day
 */
export const updateItinerary = (
    packageId: Id,
    itenaryId: Id,
    itineraryFields: ItineraryFields,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ItineraryRecord>(
      {url: `/v1/admin/packages/${packageId}/itenaries/${itenaryId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: itineraryFields, signal
    },
      options);
    }


/**
 * @summary Delete one day
 */
export const deleteItinerary = (
    packageId: Id,
    itenaryId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DeletedResponse>(
      {url: `/v1/admin/packages/${packageId}/itenaries/${itenaryId}`, method: 'DELETE', signal
    },
      options);
    }


