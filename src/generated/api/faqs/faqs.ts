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
  FaqFields,
  FaqInput,
  FaqRecord,
  ForbiddenResponse,
  Id,
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
 * @summary Add a question and its answer to a package
 */
export const createFaq = (
    packageId: Id,
    faqInput: FaqInput,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<FaqRecord>(
      {url: `/v1/admin/packages/${packageId}/faqs`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: faqInput, signal
    },
      options);
    }


/**
 * @summary Read a question and its answer
 */
export const getFaq = (
    packageId: Id,
    faqId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<FaqRecord>(
      {url: `/v1/admin/packages/${packageId}/faqs/${faqId}`, method: 'GET', signal
    },
      options);
    }




export const getGetFaqQueryKey = (packageId: Id,
    faqId: Id,) => {
    return [
    `/v1/admin/packages/${packageId}/faqs/${faqId}`
    ] as const;
    }


export const getGetFaqQueryOptions = <TData = Awaited<ReturnType<typeof getFaq>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(packageId: Id,
    faqId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFaq>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFaqQueryKey(packageId,faqId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFaq>>> = ({ signal }) => getFaq(packageId,faqId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: packageId !== null && packageId !== undefined && faqId !== null && faqId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFaq>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFaqQueryResult = NonNullable<Awaited<ReturnType<typeof getFaq>>>
export type GetFaqQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetFaq<TData = Awaited<ReturnType<typeof getFaq>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 packageId: Id,
    faqId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFaq>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFaq>>,
          TError,
          Awaited<ReturnType<typeof getFaq>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFaq<TData = Awaited<ReturnType<typeof getFaq>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 packageId: Id,
    faqId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFaq>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFaq>>,
          TError,
          Awaited<ReturnType<typeof getFaq>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFaq<TData = Awaited<ReturnType<typeof getFaq>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 packageId: Id,
    faqId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFaq>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a question and its answer
 */

export function useGetFaq<TData = Awaited<ReturnType<typeof getFaq>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 packageId: Id,
    faqId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFaq>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFaqQueryOptions(packageId,faqId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change a question or its answer
 */
export const updateFaq = (
    packageId: Id,
    faqId: Id,
    faqFields: FaqFields,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<FaqRecord>(
      {url: `/v1/admin/packages/${packageId}/faqs/${faqId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: faqFields, signal
    },
      options);
    }


/**
 * @summary Delete a question
 */
export const deleteFaq = (
    packageId: Id,
    faqId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DeletedResponse>(
      {url: `/v1/admin/packages/${packageId}/faqs/${faqId}`, method: 'DELETE', signal
    },
      options);
    }


