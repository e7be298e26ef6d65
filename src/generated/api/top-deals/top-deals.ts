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
  ListTopDealsParams,
  NotFoundResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
  TopDealFields,
  TopDealInput,
  TopDealPage,
  TopDealRecord,
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
 * @summary List top deals, a page at a time
 */
export const listTopDeals = (
    params?: ListTopDealsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TopDealPage>(
      {url: `/v1/admin/topdeals/datatable`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListTopDealsQueryKey = (params?: ListTopDealsParams,) => {
    return [
    `/v1/admin/topdeals/datatable`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTopDealsQueryOptions = <TData = Awaited<ReturnType<typeof listTopDeals>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListTopDealsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopDeals>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTopDealsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTopDeals>>> = ({ signal }) => listTopDeals(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTopDeals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTopDealsQueryResult = NonNullable<Awaited<ReturnType<typeof listTopDeals>>>
export type ListTopDealsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListTopDeals<TData = Awaited<ReturnType<typeof listTopDeals>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListTopDealsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopDeals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTopDeals>>,
          TError,
          Awaited<ReturnType<typeof listTopDeals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTopDeals<TData = Awaited<ReturnType<typeof listTopDeals>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListTopDealsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopDeals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTopDeals>>,
          TError,
          Awaited<ReturnType<typeof listTopDeals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTopDeals<TData = Awaited<ReturnType<typeof listTopDeals>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListTopDealsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopDeals>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List top deals, a page at a time
 */

export function useListTopDeals<TData = Awaited<ReturnType<typeof listTopDeals>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListTopDealsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopDeals>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTopDealsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Create a top deal
 */
export const createTopDeal = (
    topDealInput: TopDealInput,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formData = toFormData(topDealInput)
      return request<TopDealRecord>(
      {url: `/v1/admin/topdeals`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }


/**
 * @summary Read a top deal
 */
export const getTopDeal = (
    topdealId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TopDealRecord>(
      {url: `/v1/admin/topdeals/${topdealId}`, method: 'GET', signal
    },
      options);
    }




export const getGetTopDealQueryKey = (topdealId: Id,) => {
    return [
    `/v1/admin/topdeals/${topdealId}`
    ] as const;
    }


export const getGetTopDealQueryOptions = <TData = Awaited<ReturnType<typeof getTopDeal>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(topdealId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTopDeal>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTopDealQueryKey(topdealId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTopDeal>>> = ({ signal }) => getTopDeal(topdealId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: topdealId !== null && topdealId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTopDeal>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTopDealQueryResult = NonNullable<Awaited<ReturnType<typeof getTopDeal>>>
export type GetTopDealQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetTopDeal<TData = Awaited<ReturnType<typeof getTopDeal>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 topdealId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTopDeal>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTopDeal>>,
          TError,
          Awaited<ReturnType<typeof getTopDeal>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTopDeal<TData = Awaited<ReturnType<typeof getTopDeal>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 topdealId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTopDeal>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTopDeal>>,
          TError,
          Awaited<ReturnType<typeof getTopDeal>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTopDeal<TData = Awaited<ReturnType<typeof getTopDeal>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 topdealId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTopDeal>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a top deal
 */

export function useGetTopDeal<TData = Awaited<ReturnType<typeof getTopDeal>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 topdealId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTopDeal>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTopDealQueryOptions(topdealId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change a top deal
 */
export const updateTopDeal = (
    topdealId: Id,
    topDealFields: TopDealFields,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formData = toFormData(topDealFields)
      return request<TopDealRecord>(
      {url: `/v1/admin/topdeals/${topdealId}`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }


/**
 * @summary Delete a top deal
 */
export const deleteTopDeal = (
    topdealId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DeletedResponse>(
      {url: `/v1/admin/topdeals/${topdealId}`, method: 'DELETE', signal
    },
      options);
    }


