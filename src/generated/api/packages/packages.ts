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
  Id,
  InvalidResponse,
  ListPackagesParams,
  ListingOptions,
  NotFoundResponse,
  PackageFields,
  PackageInput,
  PackagePage,
  PackageRecord,
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
 * @summary List packages, or the requests that wait for a decision, a page at a time
 */
export const listPackages = (
    params?: ListPackagesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PackagePage>(
      {url: `/v1/admin/package/packages/datatable`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPackagesQueryKey = (params?: ListPackagesParams,) => {
    return [
    `/v1/admin/package/packages/datatable`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPackagesQueryOptions = <TData = Awaited<ReturnType<typeof listPackages>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListPackagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackages>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPackagesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPackages>>> = ({ signal }) => listPackages(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPackages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPackagesQueryResult = NonNullable<Awaited<ReturnType<typeof listPackages>>>
export type ListPackagesQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListPackages<TData = Awaited<ReturnType<typeof listPackages>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListPackagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPackages>>,
          TError,
          Awaited<ReturnType<typeof listPackages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPackages<TData = Awaited<ReturnType<typeof listPackages>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPackagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPackages>>,
          TError,
          Awaited<ReturnType<typeof listPackages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPackages<TData = Awaited<ReturnType<typeof listPackages>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPackagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackages>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List packages, or the requests that wait for a decision, a page at a time
 */

export function useListPackages<TData = Awaited<ReturnType<typeof listPackages>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPackagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackages>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPackagesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List every package, for pickers
 */
export const listPackageOptions = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ListingOptions>(
      {url: `/v1/admin/package/packages`, method: 'GET', signal
    },
      options);
    }




export const getListPackageOptionsQueryKey = () => {
    return [
    `/v1/admin/package/packages`
    ] as const;
    }


export const getListPackageOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listPackageOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackageOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPackageOptionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPackageOptions>>> = ({ signal }) => listPackageOptions(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPackageOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPackageOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listPackageOptions>>>
export type ListPackageOptionsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListPackageOptions<TData = Awaited<ReturnType<typeof listPackageOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackageOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPackageOptions>>,
          TError,
          Awaited<ReturnType<typeof listPackageOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPackageOptions<TData = Awaited<ReturnType<typeof listPackageOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackageOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPackageOptions>>,
          TError,
          Awaited<ReturnType<typeof listPackageOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPackageOptions<TData = Awaited<ReturnType<typeof listPackageOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackageOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List every package, for pickers
 */

export function useListPackageOptions<TData = Awaited<ReturnType<typeof listPackageOptions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackageOptions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPackageOptionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Create a package
 */
export const createPackage = (
    packageInput: PackageInput,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formData = toFormData(packageInput)
      return request<PackageRecord>(
      {url: `/v1/admin/package/packages`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }




export const getCreatePackageMutationKey = () => ['createPackage'] as const;

export const getCreatePackageMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPackage>>, TError,CreatePackageMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createPackage>>, TError,CreatePackageMutationVariables, TContext> => {

const mutationKey = getCreatePackageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPackage>>, CreatePackageMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createPackage(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePackageMutationResult = NonNullable<Awaited<ReturnType<typeof createPackage>>>
    export type CreatePackageMutationBody = PackageInput
    export type CreatePackageMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type CreatePackageMutationVariables = {data: PackageInput}

    /**
 * @summary Create a package
 */
export const useCreatePackage = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPackage>>, TError,CreatePackageMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPackage>>,
        TError,
        CreatePackageMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePackageMutationOptions(options), queryClient);
    }
    /**
 * @summary Read a package with its days and questions
 */
export const getPackage = (
    packageId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PackageRecord>(
      {url: `/v1/admin/package/packages/${packageId}`, method: 'GET', signal
    },
      options);
    }




export const getGetPackageQueryKey = (packageId: Id,) => {
    return [
    `/v1/admin/package/packages/${packageId}`
    ] as const;
    }


export const getGetPackageQueryOptions = <TData = Awaited<ReturnType<typeof getPackage>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(packageId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPackage>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPackageQueryKey(packageId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPackage>>> = ({ signal }) => getPackage(packageId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: packageId !== null && packageId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPackage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPackageQueryResult = NonNullable<Awaited<ReturnType<typeof getPackage>>>
export type GetPackageQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetPackage<TData = Awaited<ReturnType<typeof getPackage>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 packageId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPackage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPackage>>,
          TError,
          Awaited<ReturnType<typeof getPackage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPackage<TData = Awaited<ReturnType<typeof getPackage>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 packageId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPackage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPackage>>,
          TError,
          Awaited<ReturnType<typeof getPackage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPackage<TData = Awaited<ReturnType<typeof getPackage>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 packageId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPackage>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a package with its days and questions
 */

export function useGetPackage<TData = Awaited<ReturnType<typeof getPackage>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 packageId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPackage>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPackageQueryOptions(packageId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Fields that are not sent stay as they are.
 * @summary Change a package, its pictures included
 */
export const updatePackage = (
    packageId: Id,
    packageFields: PackageFields,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formData = toFormData(packageFields)
      return request<PackageRecord>(
      {url: `/v1/admin/package/packages/${packageId}`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }




export const getUpdatePackageMutationKey = () => ['updatePackage'] as const;

export const getUpdatePackageMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePackage>>, TError,UpdatePackageMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePackage>>, TError,UpdatePackageMutationVariables, TContext> => {

const mutationKey = getUpdatePackageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePackage>>, UpdatePackageMutationVariables> = (props) => {
          const {packageId,data} = props ?? {};

          return  updatePackage(packageId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdatePackageMutationResult = NonNullable<Awaited<ReturnType<typeof updatePackage>>>
    export type UpdatePackageMutationBody = PackageFields
    export type UpdatePackageMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type UpdatePackageMutationVariables = {packageId: Id;data: PackageFields}

    /**
 * @summary Change a package, its pictures included
 */
export const useUpdatePackage = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePackage>>, TError,UpdatePackageMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePackage>>,
        TError,
        UpdatePackageMutationVariables,
        TContext
      > => {
      return useMutation(getUpdatePackageMutationOptions(options), queryClient);
    }
    /**
 * @summary Delete a package
 */
export const deletePackage = (
    packageId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DeletedResponse>(
      {url: `/v1/admin/package/packages/${packageId}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeletePackageMutationKey = () => ['deletePackage'] as const;

export const getDeletePackageMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePackage>>, TError,DeletePackageMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePackage>>, TError,DeletePackageMutationVariables, TContext> => {

const mutationKey = getDeletePackageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePackage>>, DeletePackageMutationVariables> = (props) => {
          const {packageId} = props ?? {};

          return  deletePackage(packageId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeletePackageMutationResult = NonNullable<Awaited<ReturnType<typeof deletePackage>>>

    export type DeletePackageMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type DeletePackageMutationVariables = {packageId: Id}

    /**
 * @summary Delete a package
 */
export const useDeletePackage = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePackage>>, TError,DeletePackageMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePackage>>,
        TError,
        DeletePackageMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePackageMutationOptions(options), queryClient);
    }
    /**
 * @summary Approve a package that a vendor submitted
 */
export const approvePackageRequest = (
    packageId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PackageRecord>(
      {url: `/v1/admin/package/${packageId}/approve-request`, method: 'PATCH', signal
    },
      options);
    }




export const getApprovePackageRequestMutationKey = () => ['approvePackageRequest'] as const;

export const getApprovePackageRequestMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AlreadyDoneResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof approvePackageRequest>>, TError,ApprovePackageRequestMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof approvePackageRequest>>, TError,ApprovePackageRequestMutationVariables, TContext> => {

const mutationKey = getApprovePackageRequestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof approvePackageRequest>>, ApprovePackageRequestMutationVariables> = (props) => {
          const {packageId} = props ?? {};

          return  approvePackageRequest(packageId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ApprovePackageRequestMutationResult = NonNullable<Awaited<ReturnType<typeof approvePackageRequest>>>

    export type ApprovePackageRequestMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AlreadyDoneResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type ApprovePackageRequestMutationVariables = {packageId: Id}

    /**
 * @summary Approve a package that a vendor submitted
 */
export const useApprovePackageRequest = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | AlreadyDoneResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof approvePackageRequest>>, TError,ApprovePackageRequestMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof approvePackageRequest>>,
        TError,
        ApprovePackageRequestMutationVariables,
        TContext
      > => {
      return useMutation(getApprovePackageRequestMutationOptions(options), queryClient);
    }
