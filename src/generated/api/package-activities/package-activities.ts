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
  ListPackageActivitiesParams,
  NotFoundResponse,
  PackageActivityFields,
  PackageActivityInput,
  PackageActivityPage,
  PackageActivityRecord,
  ReferenceOptions,
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
 * @summary List package activities, a page at a time
 */
export const listPackageActivities = (
    params?: ListPackageActivitiesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PackageActivityPage>(
      {url: `/v1/admin/package/activities/datatable`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPackageActivitiesQueryKey = (params?: ListPackageActivitiesParams,) => {
    return [
    `/v1/admin/package/activities/datatable`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPackageActivitiesQueryOptions = <TData = Awaited<ReturnType<typeof listPackageActivities>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListPackageActivitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackageActivities>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPackageActivitiesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPackageActivities>>> = ({ signal }) => listPackageActivities(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPackageActivities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPackageActivitiesQueryResult = NonNullable<Awaited<ReturnType<typeof listPackageActivities>>>
export type ListPackageActivitiesQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListPackageActivities<TData = Awaited<ReturnType<typeof listPackageActivities>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListPackageActivitiesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackageActivities>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPackageActivities>>,
          TError,
          Awaited<ReturnType<typeof listPackageActivities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPackageActivities<TData = Awaited<ReturnType<typeof listPackageActivities>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPackageActivitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackageActivities>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPackageActivities>>,
          TError,
          Awaited<ReturnType<typeof listPackageActivities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPackageActivities<TData = Awaited<ReturnType<typeof listPackageActivities>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPackageActivitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackageActivities>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List package activities, a page at a time
 */

export function useListPackageActivities<TData = Awaited<ReturnType<typeof listPackageActivities>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPackageActivitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackageActivities>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPackageActivitiesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List every package activity, for pickers
 */
export const listPackageActivityOptions = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReferenceOptions>(
      {url: `/v1/admin/package/activities`, method: 'GET', signal
    },
      options);
    }




export const getListPackageActivityOptionsQueryKey = () => {
    return [
    `/v1/admin/package/activities`
    ] as const;
    }


export const getListPackageActivityOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listPackageActivityOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackageActivityOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPackageActivityOptionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPackageActivityOptions>>> = ({ signal }) => listPackageActivityOptions(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPackageActivityOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPackageActivityOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listPackageActivityOptions>>>
export type ListPackageActivityOptionsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListPackageActivityOptions<TData = Awaited<ReturnType<typeof listPackageActivityOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackageActivityOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPackageActivityOptions>>,
          TError,
          Awaited<ReturnType<typeof listPackageActivityOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPackageActivityOptions<TData = Awaited<ReturnType<typeof listPackageActivityOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackageActivityOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPackageActivityOptions>>,
          TError,
          Awaited<ReturnType<typeof listPackageActivityOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPackageActivityOptions<TData = Awaited<ReturnType<typeof listPackageActivityOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackageActivityOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List every package activity, for pickers
 */

export function useListPackageActivityOptions<TData = Awaited<ReturnType<typeof listPackageActivityOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackageActivityOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPackageActivityOptionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Create a package activity
 */
export const createPackageActivity = (
    packageActivityInput: PackageActivityInput,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formData = toFormData(packageActivityInput)
      return request<PackageActivityRecord>(
      {url: `/v1/admin/package/activities`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }


/**
 * @summary Read a package activity
 */
export const getPackageActivity = (
    packageActivityId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PackageActivityRecord>(
      {url: `/v1/admin/package/activities/${packageActivityId}`, method: 'GET', signal
    },
      options);
    }




export const getGetPackageActivityQueryKey = (packageActivityId: Id,) => {
    return [
    `/v1/admin/package/activities/${packageActivityId}`
    ] as const;
    }


export const getGetPackageActivityQueryOptions = <TData = Awaited<ReturnType<typeof getPackageActivity>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(packageActivityId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPackageActivity>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPackageActivityQueryKey(packageActivityId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPackageActivity>>> = ({ signal }) => getPackageActivity(packageActivityId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: packageActivityId !== null && packageActivityId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPackageActivity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPackageActivityQueryResult = NonNullable<Awaited<ReturnType<typeof getPackageActivity>>>
export type GetPackageActivityQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetPackageActivity<TData = Awaited<ReturnType<typeof getPackageActivity>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 packageActivityId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPackageActivity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPackageActivity>>,
          TError,
          Awaited<ReturnType<typeof getPackageActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPackageActivity<TData = Awaited<ReturnType<typeof getPackageActivity>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 packageActivityId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPackageActivity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPackageActivity>>,
          TError,
          Awaited<ReturnType<typeof getPackageActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPackageActivity<TData = Awaited<ReturnType<typeof getPackageActivity>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 packageActivityId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPackageActivity>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a package activity
 */

export function useGetPackageActivity<TData = Awaited<ReturnType<typeof getPackageActivity>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 packageActivityId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPackageActivity>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPackageActivityQueryOptions(packageActivityId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change a package activity
 */
export const updatePackageActivity = (
    packageActivityId: Id,
    packageActivityFields: PackageActivityFields,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formData = toFormData(packageActivityFields)
      return request<PackageActivityRecord>(
      {url: `/v1/admin/package/activities/${packageActivityId}`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }


/**
 * @summary Delete a package activity
 */
export const deletePackageActivity = (
    packageActivityId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DeletedResponse>(
      {url: `/v1/admin/package/activities/${packageActivityId}`, method: 'DELETE', signal
    },
      options);
    }


