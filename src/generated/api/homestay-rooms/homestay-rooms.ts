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
  HomestayRoomFields,
  HomestayRoomInput,
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
 * @summary Add a room to a homestay
 */
export const createHomestayRoom = (
    homestayId: Id,
    homestayRoomInput: HomestayRoomInput,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formData = toFormData(homestayRoomInput)
      return request<RoomRecord>(
      {url: `/v1/admin/homestays/${homestayId}/rooms`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }


/**
 * @summary Read a room
 */
export const getHomestayRoom = (
    homestayId: Id,
    roomId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RoomRecord>(
      {url: `/v1/admin/homestays/${homestayId}/rooms/${roomId}`, method: 'GET', signal
    },
      options);
    }




export const getGetHomestayRoomQueryKey = (homestayId: Id,
    roomId: Id,) => {
    return [
    `/v1/admin/homestays/${homestayId}/rooms/${roomId}`
    ] as const;
    }


export const getGetHomestayRoomQueryOptions = <TData = Awaited<ReturnType<typeof getHomestayRoom>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(homestayId: Id,
    roomId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHomestayRoom>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHomestayRoomQueryKey(homestayId,roomId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHomestayRoom>>> = ({ signal }) => getHomestayRoom(homestayId,roomId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: homestayId !== null && homestayId !== undefined && roomId !== null && roomId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHomestayRoom>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHomestayRoomQueryResult = NonNullable<Awaited<ReturnType<typeof getHomestayRoom>>>
export type GetHomestayRoomQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetHomestayRoom<TData = Awaited<ReturnType<typeof getHomestayRoom>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 homestayId: Id,
    roomId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHomestayRoom>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHomestayRoom>>,
          TError,
          Awaited<ReturnType<typeof getHomestayRoom>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHomestayRoom<TData = Awaited<ReturnType<typeof getHomestayRoom>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 homestayId: Id,
    roomId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHomestayRoom>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHomestayRoom>>,
          TError,
          Awaited<ReturnType<typeof getHomestayRoom>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHomestayRoom<TData = Awaited<ReturnType<typeof getHomestayRoom>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 homestayId: Id,
    roomId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHomestayRoom>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a room
 */

export function useGetHomestayRoom<TData = Awaited<ReturnType<typeof getHomestayRoom>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 homestayId: Id,
    roomId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHomestayRoom>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHomestayRoomQueryOptions(homestayId,roomId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change a room
 */
export const updateHomestayRoom = (
    homestayId: Id,
    roomId: Id,
    homestayRoomFields: HomestayRoomFields,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formData = toFormData(homestayRoomFields)
      return request<RoomRecord>(
      {url: `/v1/admin/homestays/${homestayId}/rooms/${roomId}`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }


/**
 * @summary Delete a room
 */
export const deleteHomestayRoom = (
    homestayId: Id,
    roomId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DeletedResponse>(
      {url: `/v1/admin/homestays/${homestayId}/rooms/${roomId}`, method: 'DELETE', signal
    },
      options);
    }


