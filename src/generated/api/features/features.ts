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
  FeatureFields,
  FeatureInput,
  FeatureOptions,
  FeaturePage,
  FeatureRecord,
  ForbiddenResponse,
  Id,
  ListFeaturesParams,
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
 * @summary List features, a page at a time
 */
export const listFeatures = (
    params?: ListFeaturesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<FeaturePage>(
      {url: `/v1/admin/features/datatable`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListFeaturesQueryKey = (params?: ListFeaturesParams,) => {
    return [
    `/v1/admin/features/datatable`, ...(params ? [params] : [])
    ] as const;
    }


export const getListFeaturesQueryOptions = <TData = Awaited<ReturnType<typeof listFeatures>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListFeaturesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeatures>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFeaturesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFeatures>>> = ({ signal }) => listFeatures(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFeatures>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFeaturesQueryResult = NonNullable<Awaited<ReturnType<typeof listFeatures>>>
export type ListFeaturesQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListFeatures<TData = Awaited<ReturnType<typeof listFeatures>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListFeaturesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeatures>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFeatures>>,
          TError,
          Awaited<ReturnType<typeof listFeatures>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFeatures<TData = Awaited<ReturnType<typeof listFeatures>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListFeaturesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeatures>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFeatures>>,
          TError,
          Awaited<ReturnType<typeof listFeatures>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFeatures<TData = Awaited<ReturnType<typeof listFeatures>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListFeaturesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeatures>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List features, a page at a time
 */

export function useListFeatures<TData = Awaited<ReturnType<typeof listFeatures>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListFeaturesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeatures>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFeaturesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List every feature, for pickers
 */
export const listFeatureOptions = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<FeatureOptions>(
      {url: `/v1/admin/features`, method: 'GET', signal
    },
      options);
    }




export const getListFeatureOptionsQueryKey = () => {
    return [
    `/v1/admin/features`
    ] as const;
    }


export const getListFeatureOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listFeatureOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeatureOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFeatureOptionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFeatureOptions>>> = ({ signal }) => listFeatureOptions(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFeatureOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFeatureOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listFeatureOptions>>>
export type ListFeatureOptionsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListFeatureOptions<TData = Awaited<ReturnType<typeof listFeatureOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeatureOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFeatureOptions>>,
          TError,
          Awaited<ReturnType<typeof listFeatureOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFeatureOptions<TData = Awaited<ReturnType<typeof listFeatureOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeatureOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFeatureOptions>>,
          TError,
          Awaited<ReturnType<typeof listFeatureOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFeatureOptions<TData = Awaited<ReturnType<typeof listFeatureOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeatureOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List every feature, for pickers
 */

export function useListFeatureOptions<TData = Awaited<ReturnType<typeof listFeatureOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFeatureOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFeatureOptionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Create a feature
 */
export const createFeature = (
    featureInput: FeatureInput,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<FeatureRecord>(
      {url: `/v1/admin/features`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: featureInput, signal
    },
      options);
    }


/**
 * @summary Read a feature
 */
export const getFeature = (
    featureId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<FeatureRecord>(
      {url: `/v1/admin/features/${featureId}`, method: 'GET', signal
    },
      options);
    }




export const getGetFeatureQueryKey = (featureId: Id,) => {
    return [
    `/v1/admin/features/${featureId}`
    ] as const;
    }


export const getGetFeatureQueryOptions = <TData = Awaited<ReturnType<typeof getFeature>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(featureId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeature>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFeatureQueryKey(featureId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFeature>>> = ({ signal }) => getFeature(featureId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: featureId !== null && featureId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFeature>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFeatureQueryResult = NonNullable<Awaited<ReturnType<typeof getFeature>>>
export type GetFeatureQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetFeature<TData = Awaited<ReturnType<typeof getFeature>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 featureId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeature>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFeature>>,
          TError,
          Awaited<ReturnType<typeof getFeature>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFeature<TData = Awaited<ReturnType<typeof getFeature>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 featureId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeature>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFeature>>,
          TError,
          Awaited<ReturnType<typeof getFeature>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFeature<TData = Awaited<ReturnType<typeof getFeature>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 featureId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeature>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a feature
 */

export function useGetFeature<TData = Awaited<ReturnType<typeof getFeature>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 featureId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeature>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFeatureQueryOptions(featureId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change a feature
 */
export const updateFeature = (
    featureId: Id,
    featureFields: FeatureFields,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<FeatureRecord>(
      {url: `/v1/admin/features/${featureId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: featureFields, signal
    },
      options);
    }


/**
 * @summary Delete a feature
 */
export const deleteFeature = (
    featureId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DeletedResponse>(
      {url: `/v1/admin/features/${featureId}`, method: 'DELETE', signal
    },
      options);
    }


