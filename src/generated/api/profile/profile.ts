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
  Message,
  OwnProfileInput,
  OwnProfileRecord,
  PasswordInput,
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
 * @summary Read the signed-in administrator
 */
export const getOwnProfile = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<OwnProfileRecord>(
      {url: `/v1/admin/user`, method: 'GET', signal
    },
      options);
    }




export const getGetOwnProfileQueryKey = () => {
    return [
    `/v1/admin/user`
    ] as const;
    }


export const getGetOwnProfileQueryOptions = <TData = Awaited<ReturnType<typeof getOwnProfile>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnProfile>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOwnProfileQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOwnProfile>>> = ({ signal }) => getOwnProfile(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOwnProfile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOwnProfileQueryResult = NonNullable<Awaited<ReturnType<typeof getOwnProfile>>>
export type GetOwnProfileQueryError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetOwnProfile<TData = Awaited<ReturnType<typeof getOwnProfile>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnProfile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnProfile>>,
          TError,
          Awaited<ReturnType<typeof getOwnProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnProfile<TData = Awaited<ReturnType<typeof getOwnProfile>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnProfile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnProfile>>,
          TError,
          Awaited<ReturnType<typeof getOwnProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnProfile<TData = Awaited<ReturnType<typeof getOwnProfile>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnProfile>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the signed-in administrator
 */

export function useGetOwnProfile<TData = Awaited<ReturnType<typeof getOwnProfile>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnProfile>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOwnProfileQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change one's own name, e-mail and user name
 */
export const updateOwnProfile = (
    ownProfileInput: OwnProfileInput,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<OwnProfileRecord>(
      {url: `/v1/admin/update-user`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: ownProfileInput, signal
    },
      options);
    }


/**
 * @summary Change one's own password
 */
export const resetOwnPassword = (
    passwordInput: PasswordInput,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Message>(
      {url: `/v1/admin/reset-password`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordInput, signal
    },
      options);
    }


