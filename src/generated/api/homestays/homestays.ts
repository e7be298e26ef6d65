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
  AlreadyDoneResponse,
  ConflictResponse,
  DeletedResponse,
  ForbiddenResponse,
  HomestayFields,
  HomestayInput,
  HomestayPage,
  HomestayRecord,
  Id,
  InvalidResponse,
  ListHomestaysParams,
  ListingOptions,
  NotFoundResponse,
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
 * @summary List homestays, or the requests that wait for a decision, a page at a time
 */
export const listHomestays = (
    params?: ListHomestaysParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<HomestayPage>(
      {url: `/v1/admin/homestays/datatable`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListHomestaysQueryKey = (params?: ListHomestaysParams,) => {
    return [
    `/v1/admin/homestays/datatable`, ...(params ? [params] : [])
    ] as const;
    }


export const getListHomestaysQueryOptions = <TData = Awaited<ReturnType<typeof listHomestays>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListHomestaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomestays>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHomestaysQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHomestays>>> = ({ signal }) => listHomestays(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHomestays>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHomestaysQueryResult = NonNullable<Awaited<ReturnType<typeof listHomestays>>>
export type ListHomestaysQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListHomestays<TData = Awaited<ReturnType<typeof listHomestays>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListHomestaysParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomestays>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHomestays>>,
          TError,
          Awaited<ReturnType<typeof listHomestays>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHomestays<TData = Awaited<ReturnType<typeof listHomestays>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListHomestaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomestays>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHomestays>>,
          TError,
          Awaited<ReturnType<typeof listHomestays>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHomestays<TData = Awaited<ReturnType<typeof listHomestays>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListHomestaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomestays>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List homestays, or the requests that wait for a decision, a page at a time
 */

export function useListHomestays<TData = Awaited<ReturnType<typeof listHomestays>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListHomestaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomestays>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHomestaysQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List every homestay, for pickers
 */
export const listHomestayOptions = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ListingOptions>(
      {url: `/v1/admin/homestays`, method: 'GET', signal
    },
      options);
    }




export const getListHomestayOptionsQueryKey = () => {
    return [
    `/v1/admin/homestays`
    ] as const;
    }


export const getListHomestayOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listHomestayOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomestayOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHomestayOptionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHomestayOptions>>> = ({ signal }) => listHomestayOptions(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHomestayOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHomestayOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listHomestayOptions>>>
export type ListHomestayOptionsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListHomestayOptions<TData = Awaited<ReturnType<typeof listHomestayOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomestayOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHomestayOptions>>,
          TError,
          Awaited<ReturnType<typeof listHomestayOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHomestayOptions<TData = Awaited<ReturnType<typeof listHomestayOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomestayOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHomestayOptions>>,
          TError,
          Awaited<ReturnType<typeof listHomestayOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHomestayOptions<TData = Awaited<ReturnType<typeof listHomestayOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomestayOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List every homestay, for pickers
 */

export function useListHomestayOptions<TData = Awaited<ReturnType<typeof listHomestayOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomestayOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHomestayOptionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Create a homestay
 */
export const createHomestay = (
    homestayInput: HomestayInput,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formData = toFormData(homestayInput)
      return request<HomestayRecord>(
      {url: `/v1/admin/homestays`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }




export const getCreateHomestayMutationKey = () => ['createHomestay'] as const;

export const getCreateHomestayMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createHomestay>>, TError,CreateHomestayMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createHomestay>>, TError,CreateHomestayMutationVariables, TContext> => {

const mutationKey = getCreateHomestayMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createHomestay>>, CreateHomestayMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createHomestay(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateHomestayMutationResult = NonNullable<Awaited<ReturnType<typeof createHomestay>>>
    export type CreateHomestayMutationBody = HomestayInput
    export type CreateHomestayMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type CreateHomestayMutationVariables = {data: HomestayInput}

    /**
 * @summary Create a homestay
 */
export const useCreateHomestay = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createHomestay>>, TError,CreateHomestayMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createHomestay>>,
        TError,
        CreateHomestayMutationVariables,
        TContext
      > => {
      return useMutation(getCreateHomestayMutationOptions(options), queryClient);
    }
    /**
 * @summary Read a homestay with its rooms
 */
export const getHomestay = (
    homestayId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<HomestayRecord>(
      {url: `/v1/admin/homestays/${homestayId}`, method: 'GET', signal
    },
      options);
    }




export const getGetHomestayQueryKey = (homestayId: Id,) => {
    return [
    `/v1/admin/homestays/${homestayId}`
    ] as const;
    }


export const getGetHomestayQueryOptions = <TData = Awaited<ReturnType<typeof getHomestay>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(homestayId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHomestay>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHomestayQueryKey(homestayId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHomestay>>> = ({ signal }) => getHomestay(homestayId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: homestayId !== null && homestayId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHomestay>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHomestayQueryResult = NonNullable<Awaited<ReturnType<typeof getHomestay>>>
export type GetHomestayQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetHomestay<TData = Awaited<ReturnType<typeof getHomestay>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 homestayId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHomestay>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHomestay>>,
          TError,
          Awaited<ReturnType<typeof getHomestay>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHomestay<TData = Awaited<ReturnType<typeof getHomestay>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 homestayId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHomestay>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHomestay>>,
          TError,
          Awaited<ReturnType<typeof getHomestay>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHomestay<TData = Awaited<ReturnType<typeof getHomestay>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 homestayId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHomestay>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a homestay with its rooms
 */

export function useGetHomestay<TData = Awaited<ReturnType<typeof getHomestay>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 homestayId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHomestay>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHomestayQueryOptions(homestayId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change a homestay
 */
export const updateHomestay = (
    homestayId: Id,
    homestayFields: HomestayFields,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formData = toFormData(homestayFields)
      return request<HomestayRecord>(
      {url: `/v1/admin/homestays/${homestayId}`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }




export const getUpdateHomestayMutationKey = () => ['updateHomestay'] as const;

export const getUpdateHomestayMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateHomestay>>, TError,UpdateHomestayMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateHomestay>>, TError,UpdateHomestayMutationVariables, TContext> => {

const mutationKey = getUpdateHomestayMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateHomestay>>, UpdateHomestayMutationVariables> = (props) => {
          const {homestayId,data} = props ?? {};

          return  updateHomestay(homestayId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateHomestayMutationResult = NonNullable<Awaited<ReturnType<typeof updateHomestay>>>
    export type UpdateHomestayMutationBody = HomestayFields
    export type UpdateHomestayMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type UpdateHomestayMutationVariables = {homestayId: Id;data: HomestayFields}

    /**
 * @summary Change a homestay
 */
export const useUpdateHomestay = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateHomestay>>, TError,UpdateHomestayMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateHomestay>>,
        TError,
        UpdateHomestayMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateHomestayMutationOptions(options), queryClient);
    }
    /**
 * @summary Delete a homestay
 */
export const deleteHomestay = (
    homestayId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DeletedResponse>(
      {url: `/v1/admin/homestays/${homestayId}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteHomestayMutationKey = () => ['deleteHomestay'] as const;

export const getDeleteHomestayMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteHomestay>>, TError,DeleteHomestayMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteHomestay>>, TError,DeleteHomestayMutationVariables, TContext> => {

const mutationKey = getDeleteHomestayMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteHomestay>>, DeleteHomestayMutationVariables> = (props) => {
          const {homestayId} = props ?? {};

          return  deleteHomestay(homestayId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteHomestayMutationResult = NonNullable<Awaited<ReturnType<typeof deleteHomestay>>>

    export type DeleteHomestayMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type DeleteHomestayMutationVariables = {homestayId: Id}

    /**
 * @summary Delete a homestay
 */
export const useDeleteHomestay = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteHomestay>>, TError,DeleteHomestayMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteHomestay>>,
        TError,
        DeleteHomestayMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteHomestayMutationOptions(options), queryClient);
    }
    /**
 * @summary Approve a homestay that its owner submitted
 */
export const approveHomestayRequest = (
    homestayId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<HomestayRecord>(
      {url: `/v1/admin/homestays/${homestayId}/approve-request`, method: 'PATCH', signal
    },
      options);
    }




export const getApproveHomestayRequestMutationKey = () => ['approveHomestayRequest'] as const;

export const getApproveHomestayRequestMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AlreadyDoneResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof approveHomestayRequest>>, TError,ApproveHomestayRequestMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof approveHomestayRequest>>, TError,ApproveHomestayRequestMutationVariables, TContext> => {

const mutationKey = getApproveHomestayRequestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof approveHomestayRequest>>, ApproveHomestayRequestMutationVariables> = (props) => {
          const {homestayId} = props ?? {};

          return  approveHomestayRequest(homestayId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ApproveHomestayRequestMutationResult = NonNullable<Awaited<ReturnType<typeof approveHomestayRequest>>>

    export type ApproveHomestayRequestMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AlreadyDoneResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type ApproveHomestayRequestMutationVariables = {homestayId: Id}

    /**
 * @summary Approve a homestay that its owner submitted
 */
export const useApproveHomestayRequest = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AlreadyDoneResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof approveHomestayRequest>>, TError,ApproveHomestayRequestMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof approveHomestayRequest>>,
        TError,
        ApproveHomestayRequestMutationVariables,
        TContext
      > => {
      return useMutation(getApproveHomestayRequestMutationOptions(options), queryClient);
    }
