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
  HomestayRoomFields,
  HomestayRoomInput,
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




export const getCreateHomestayRoomMutationKey = () => ['createHomestayRoom'] as const;

export const getCreateHomestayRoomMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createHomestayRoom>>, TError,CreateHomestayRoomMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createHomestayRoom>>, TError,CreateHomestayRoomMutationVariables, TContext> => {

const mutationKey = getCreateHomestayRoomMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createHomestayRoom>>, CreateHomestayRoomMutationVariables> = (props) => {
          const {homestayId,data} = props ?? {};

          return  createHomestayRoom(homestayId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateHomestayRoomMutationResult = NonNullable<Awaited<ReturnType<typeof createHomestayRoom>>>
    export type CreateHomestayRoomMutationBody = HomestayRoomInput
    export type CreateHomestayRoomMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type CreateHomestayRoomMutationVariables = {homestayId: Id;data: HomestayRoomInput}

    /**
 * @summary Add a room to a homestay
 */
export const useCreateHomestayRoom = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createHomestayRoom>>, TError,CreateHomestayRoomMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createHomestayRoom>>,
        TError,
        CreateHomestayRoomMutationVariables,
        TContext
      > => {
      return useMutation(getCreateHomestayRoomMutationOptions(options), queryClient);
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




export const getUpdateHomestayRoomMutationKey = () => ['updateHomestayRoom'] as const;

export const getUpdateHomestayRoomMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateHomestayRoom>>, TError,UpdateHomestayRoomMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateHomestayRoom>>, TError,UpdateHomestayRoomMutationVariables, TContext> => {

const mutationKey = getUpdateHomestayRoomMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateHomestayRoom>>, UpdateHomestayRoomMutationVariables> = (props) => {
          const {homestayId,roomId,data} = props ?? {};

          return  updateHomestayRoom(homestayId,roomId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateHomestayRoomMutationResult = NonNullable<Awaited<ReturnType<typeof updateHomestayRoom>>>
    export type UpdateHomestayRoomMutationBody = HomestayRoomFields
    export type UpdateHomestayRoomMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type UpdateHomestayRoomMutationVariables = {homestayId: Id;roomId: Id;data: HomestayRoomFields}

    /**
 * @summary Change a room
 */
export const useUpdateHomestayRoom = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateHomestayRoom>>, TError,UpdateHomestayRoomMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateHomestayRoom>>,
        TError,
        UpdateHomestayRoomMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateHomestayRoomMutationOptions(options), queryClient);
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




export const getDeleteHomestayRoomMutationKey = () => ['deleteHomestayRoom'] as const;

export const getDeleteHomestayRoomMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteHomestayRoom>>, TError,DeleteHomestayRoomMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteHomestayRoom>>, TError,DeleteHomestayRoomMutationVariables, TContext> => {

const mutationKey = getDeleteHomestayRoomMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteHomestayRoom>>, DeleteHomestayRoomMutationVariables> = (props) => {
          const {homestayId,roomId} = props ?? {};

          return  deleteHomestayRoom(homestayId,roomId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteHomestayRoomMutationResult = NonNullable<Awaited<ReturnType<typeof deleteHomestayRoom>>>

    export type DeleteHomestayRoomMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type DeleteHomestayRoomMutationVariables = {homestayId: Id;roomId: Id}

    /**
 * @summary Delete a room
 */
export const useDeleteHomestayRoom = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteHomestayRoom>>, TError,DeleteHomestayRoomMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteHomestayRoom>>,
        TError,
        DeleteHomestayRoomMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteHomestayRoomMutationOptions(options), queryClient);
    }
