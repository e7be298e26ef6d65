/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ConflictResponse,
  DeletedResponse,
  ForbiddenResponse,
  HotelRoomFields,
  HotelRoomInput,
  Id,
  InvalidResponse,
  NotFoundResponse,
  RoomRecord,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse
} from '../../model';

import { request } from '../../../api/http.ts';
import type { ErrorType } from '../../../api/http.ts';
import { toFormData } from '../../../api/form-data.ts';


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




export const getCreateHotelRoomMutationKey = () => ['createHotelRoom'] as const;

export const getCreateHotelRoomMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createHotelRoom>>, TError,CreateHotelRoomMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createHotelRoom>>, TError,CreateHotelRoomMutationVariables, TContext> => {

const mutationKey = getCreateHotelRoomMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createHotelRoom>>, CreateHotelRoomMutationVariables> = (props) => {
          const {hotelId,data} = props ?? {};

          return  createHotelRoom(hotelId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateHotelRoomMutationResult = NonNullable<Awaited<ReturnType<typeof createHotelRoom>>>
    export type CreateHotelRoomMutationBody = HotelRoomInput
    export type CreateHotelRoomMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type CreateHotelRoomMutationVariables = {hotelId: Id;data: HotelRoomInput}

    /**
 * @summary Add a room to a hotel
 */
export const useCreateHotelRoom = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createHotelRoom>>, TError,CreateHotelRoomMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createHotelRoom>>,
        TError,
        CreateHotelRoomMutationVariables,
        TContext
      > => {
      return useMutation(getCreateHotelRoomMutationOptions(options), queryClient);
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




export const getUpdateHotelRoomMutationKey = () => ['updateHotelRoom'] as const;

export const getUpdateHotelRoomMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateHotelRoom>>, TError,UpdateHotelRoomMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateHotelRoom>>, TError,UpdateHotelRoomMutationVariables, TContext> => {

const mutationKey = getUpdateHotelRoomMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateHotelRoom>>, UpdateHotelRoomMutationVariables> = (props) => {
          const {hotelId,roomId,data} = props ?? {};

          return  updateHotelRoom(hotelId,roomId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateHotelRoomMutationResult = NonNullable<Awaited<ReturnType<typeof updateHotelRoom>>>
    export type UpdateHotelRoomMutationBody = HotelRoomFields
    export type UpdateHotelRoomMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type UpdateHotelRoomMutationVariables = {hotelId: Id;roomId: Id;data: HotelRoomFields}

    /**
 * @summary Change a room
 */
export const useUpdateHotelRoom = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateHotelRoom>>, TError,UpdateHotelRoomMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateHotelRoom>>,
        TError,
        UpdateHotelRoomMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateHotelRoomMutationOptions(options), queryClient);
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




export const getDeleteHotelRoomMutationKey = () => ['deleteHotelRoom'] as const;

export const getDeleteHotelRoomMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteHotelRoom>>, TError,DeleteHotelRoomMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteHotelRoom>>, TError,DeleteHotelRoomMutationVariables, TContext> => {

const mutationKey = getDeleteHotelRoomMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteHotelRoom>>, DeleteHotelRoomMutationVariables> = (props) => {
          const {hotelId,roomId} = props ?? {};

          return  deleteHotelRoom(hotelId,roomId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteHotelRoomMutationResult = NonNullable<Awaited<ReturnType<typeof deleteHotelRoom>>>

    export type DeleteHotelRoomMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type DeleteHotelRoomMutationVariables = {hotelId: Id;roomId: Id}

    /**
 * @summary Delete a room
 */
export const useDeleteHotelRoom = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteHotelRoom>>, TError,DeleteHotelRoomMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteHotelRoom>>,
        TError,
        DeleteHotelRoomMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteHotelRoomMutationOptions(options), queryClient);
    }
