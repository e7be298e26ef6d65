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
  HotelRoomFields,
  HotelRoomInput,
  Id,
  NotFoundResponse,
  RoomRecord,
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
 * @summary Add a room to a hotel
 */
export const createHotelRoom = (
    hotelId: Id,
    hotelRoomInput: HotelRoomInput,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formData = toFormData(hotelRoomInput)
      return request<RoomRecord>(
      {url: `/v1/admin/hotels/${hotelId}/rooms`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }


/**
 * @summary Read a room
 */
export const getHotelRoom = (
    hotelId: Id,
    roomId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RoomRecord>(
      {url: `/v1/admin/hotels/${hotelId}/rooms/${roomId}`, method: 'GET', signal
    },
      options);
    }




export const getGetHotelRoomQueryKey = (hotelId: Id,
    roomId: Id,) => {
    return [
    `/v1/admin/hotels/${hotelId}/rooms/${roomId}`
    ] as const;
    }


export const getGetHotelRoomQueryOptions = <TData = Awaited<ReturnType<typeof getHotelRoom>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(hotelId: Id,
    roomId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHotelRoom>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHotelRoomQueryKey(hotelId,roomId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHotelRoom>>> = ({ signal }) => getHotelRoom(hotelId,roomId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: hotelId !== null && hotelId !== undefined && roomId !== null && roomId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHotelRoom>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHotelRoomQueryResult = NonNullable<Awaited<ReturnType<typeof getHotelRoom>>>
export type GetHotelRoomQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetHotelRoom<TData = Awaited<ReturnType<typeof getHotelRoom>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 hotelId: Id,
    roomId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHotelRoom>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHotelRoom>>,
          TError,
          Awaited<ReturnType<typeof getHotelRoom>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHotelRoom<TData = Awaited<ReturnType<typeof getHotelRoom>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 hotelId: Id,
    roomId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHotelRoom>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHotelRoom>>,
          TError,
          Awaited<ReturnType<typeof getHotelRoom>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHotelRoom<TData = Awaited<ReturnType<typeof getHotelRoom>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 hotelId: Id,
    roomId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHotelRoom>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a room
 */

export function useGetHotelRoom<TData = Awaited<ReturnType<typeof getHotelRoom>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 hotelId: Id,
    roomId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHotelRoom>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHotelRoomQueryOptions(hotelId,roomId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change a room
 */
export const updateHotelRoom = (
    hotelId: Id,
    roomId: Id,
    hotelRoomFields: HotelRoomFields,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formData = toFormData(hotelRoomFields)
      return request<RoomRecord>(
      {url: `/v1/admin/hotels/${hotelId}/rooms/${roomId}`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }


/**
 * @summary Delete a room
 */
export const deleteHotelRoom = (
    hotelId: Id,
    roomId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DeletedResponse>(
      {url: `/v1/admin/hotels/${hotelId}/rooms/${roomId}`, method: 'DELETE', signal
    },
      options);
    }


