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
  HotelFields,
  HotelInput,
  HotelPage,
  HotelRecord,
  Id,
  ListHotelsParams,
  ListingOptions,
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
 * @summary List hotels, or the requests that wait for a decision, a page at a time
 */
export const listHotels = (
    params?: ListHotelsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<HotelPage>(
      {url: `/v1/admin/hotels/datatable`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListHotelsQueryKey = (params?: ListHotelsParams,) => {
    return [
    `/v1/admin/hotels/datatable`, ...(params ? [params] : [])
    ] as const;
    }


export const getListHotelsQueryOptions = <TData = Awaited<ReturnType<typeof listHotels>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListHotelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotels>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHotelsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHotels>>> = ({ signal }) => listHotels(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHotels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHotelsQueryResult = NonNullable<Awaited<ReturnType<typeof listHotels>>>
export type ListHotelsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListHotels<TData = Awaited<ReturnType<typeof listHotels>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListHotelsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotels>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHotels>>,
          TError,
          Awaited<ReturnType<typeof listHotels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHotels<TData = Awaited<ReturnType<typeof listHotels>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListHotelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotels>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHotels>>,
          TError,
          Awaited<ReturnType<typeof listHotels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHotels<TData = Awaited<ReturnType<typeof listHotels>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListHotelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotels>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List hotels, or the requests that wait for a decision, a page at a time
 */

export function useListHotels<TData = Awaited<ReturnType<typeof listHotels>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListHotelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotels>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHotelsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List every hotel, for pickers
 */
export const listHotelOptions = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ListingOptions>(
      {url: `/v1/admin/hotels`, method: 'GET', signal
    },
      options);
    }




export const getListHotelOptionsQueryKey = () => {
    return [
    `/v1/admin/hotels`
    ] as const;
    }


export const getListHotelOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listHotelOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotelOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHotelOptionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHotelOptions>>> = ({ signal }) => listHotelOptions(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHotelOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHotelOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listHotelOptions>>>
export type ListHotelOptionsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListHotelOptions<TData = Awaited<ReturnType<typeof listHotelOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotelOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHotelOptions>>,
          TError,
          Awaited<ReturnType<typeof listHotelOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHotelOptions<TData = Awaited<ReturnType<typeof listHotelOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotelOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHotelOptions>>,
          TError,
          Awaited<ReturnType<typeof listHotelOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHotelOptions<TData = Awaited<ReturnType<typeof listHotelOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotelOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List every hotel, for pickers
 */

export function useListHotelOptions<TData = Awaited<ReturnType<typeof listHotelOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotelOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHotelOptionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Create a hotel
 */
export const createHotel = (
    hotelInput: HotelInput,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formData = toFormData(hotelInput)
      return request<HotelRecord>(
      {url: `/v1/admin/hotels`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }


/**
 * @summary Read a hotel with its rooms
 */
export const getHotel = (
    hotelId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<HotelRecord>(
      {url: `/v1/admin/hotels/${hotelId}`, method: 'GET', signal
    },
      options);
    }




export const getGetHotelQueryKey = (hotelId: Id,) => {
    return [
    `/v1/admin/hotels/${hotelId}`
    ] as const;
    }


export const getGetHotelQueryOptions = <TData = Awaited<ReturnType<typeof getHotel>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(hotelId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHotel>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHotelQueryKey(hotelId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHotel>>> = ({ signal }) => getHotel(hotelId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: hotelId !== null && hotelId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHotel>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHotelQueryResult = NonNullable<Awaited<ReturnType<typeof getHotel>>>
export type GetHotelQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetHotel<TData = Awaited<ReturnType<typeof getHotel>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 hotelId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHotel>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHotel>>,
          TError,
          Awaited<ReturnType<typeof getHotel>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHotel<TData = Awaited<ReturnType<typeof getHotel>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 hotelId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHotel>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHotel>>,
          TError,
          Awaited<ReturnType<typeof getHotel>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHotel<TData = Awaited<ReturnType<typeof getHotel>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 hotelId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHotel>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a hotel with its rooms
 */

export function useGetHotel<TData = Awaited<ReturnType<typeof getHotel>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 hotelId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHotel>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHotelQueryOptions(hotelId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change a hotel
 */
export const updateHotel = (
    hotelId: Id,
    hotelFields: HotelFields,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formData = toFormData(hotelFields)
      return request<HotelRecord>(
      {url: `/v1/admin/hotels/${hotelId}`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }


/**
 * @summary Delete a hotel
 */
export const deleteHotel = (
    hotelId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DeletedResponse>(
      {url: `/v1/admin/hotels/${hotelId}`, method: 'DELETE', signal
    },
      options);
    }


/**
 * @summary Approve a hotel that its owner submitted
 */
export const approveHotelRequest = (
    hotelId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<HotelRecord>(
      {url: `/v1/admin/hotels/${hotelId}/approve-request`, method: 'PATCH', signal
    },
      options);
    }


