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
  HomestayFields,
  HomestayInput,
  HomestayPage,
  HomestayRecord,
  Id,
  ListHomestaysParams,
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


