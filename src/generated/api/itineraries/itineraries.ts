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
  DeletedResponse,
  ForbiddenResponse,
  Id,
  InvalidResponse,
  ItineraryFields,
  ItineraryInput,
  ItineraryRecord,
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
 * The day comes after the package's other days.
 * @summary Add a day to a package
 */
export const createItinerary = (
    packageId: Id,
    itineraryInput: ItineraryInput,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ItineraryRecord>(
      {url: `/v1/admin/packages/${packageId}/itenaries`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: itineraryInput, signal
    },
      options);
    }




export const getCreateItineraryMutationKey = () => ['createItinerary'] as const;

export const getCreateItineraryMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createItinerary>>, TError,CreateItineraryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createItinerary>>, TError,CreateItineraryMutationVariables, TContext> => {

const mutationKey = getCreateItineraryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createItinerary>>, CreateItineraryMutationVariables> = (props) => {
          const {packageId,data} = props ?? {};

          return  createItinerary(packageId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateItineraryMutationResult = NonNullable<Awaited<ReturnType<typeof createItinerary>>>
    export type CreateItineraryMutationBody = ItineraryInput
    export type CreateItineraryMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type CreateItineraryMutationVariables = {packageId: Id;data: ItineraryInput}

    /**
 * @summary Add a day to a package
 */
export const useCreateItinerary = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createItinerary>>, TError,CreateItineraryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createItinerary>>,
        TError,
        CreateItineraryMutationVariables,
        TContext
      > => {
      return useMutation(getCreateItineraryMutationOptions(options), queryClient);
    }
    /**
 * @summary Read one day
 */
export const getItinerary = (
    packageId: Id,
    itenaryId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ItineraryRecord>(
      {url: `/v1/admin/packages/${packageId}/itenaries/${itenaryId}`, method: 'GET', signal
    },
      options);
    }




export const getGetItineraryQueryKey = (packageId: Id,
    itenaryId: Id,) => {
    return [
    `/v1/admin/packages/${packageId}/itenaries/${itenaryId}`
    ] as const;
    }


export const getGetItineraryQueryOptions = <TData = Awaited<ReturnType<typeof getItinerary>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(packageId: Id,
    itenaryId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getItinerary>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetItineraryQueryKey(packageId,itenaryId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getItinerary>>> = ({ signal }) => getItinerary(packageId,itenaryId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: packageId !== null && packageId !== undefined && itenaryId !== null && itenaryId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getItinerary>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetItineraryQueryResult = NonNullable<Awaited<ReturnType<typeof getItinerary>>>
export type GetItineraryQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetItinerary<TData = Awaited<ReturnType<typeof getItinerary>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 packageId: Id,
    itenaryId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getItinerary>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getItinerary>>,
          TError,
          Awaited<ReturnType<typeof getItinerary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetItinerary<TData = Awaited<ReturnType<typeof getItinerary>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 packageId: Id,
    itenaryId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getItinerary>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getItinerary>>,
          TError,
          Awaited<ReturnType<typeof getItinerary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetItinerary<TData = Awaited<ReturnType<typeof getItinerary>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 packageId: Id,
    itenaryId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getItinerary>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one day
 */

export function useGetItinerary<TData = Awaited<ReturnType<typeof getItinerary>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 packageId: Id,
    itenaryId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getItinerary>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetItineraryQueryOptions(packageId,itenaryId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change one day
 */
export const updateItinerary = (
    packageId: Id,
    itenaryId: Id,
    itineraryFields: ItineraryFields,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ItineraryRecord>(
      {url: `/v1/admin/packages/${packageId}/itenaries/${itenaryId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: itineraryFields, signal
    },
      options);
    }




export const getUpdateItineraryMutationKey = () => ['updateItinerary'] as const;

export const getUpdateItineraryMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateItinerary>>, TError,UpdateItineraryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateItinerary>>, TError,UpdateItineraryMutationVariables, TContext> => {

const mutationKey = getUpdateItineraryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateItinerary>>, UpdateItineraryMutationVariables> = (props) => {
          const {packageId,itenaryId,data} = props ?? {};

          return  updateItinerary(packageId,itenaryId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateItineraryMutationResult = NonNullable<Awaited<ReturnType<typeof updateItinerary>>>
    export type UpdateItineraryMutationBody = ItineraryFields
    export type UpdateItineraryMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type UpdateItineraryMutationVariables = {packageId: Id;itenaryId: Id;data: ItineraryFields}

    /**
 * @summary Change one day
 */
export const useUpdateItinerary = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateItinerary>>, TError,UpdateItineraryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateItinerary>>,
        TError,
        UpdateItineraryMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateItineraryMutationOptions(options), queryClient);
    }
    /**
 * @summary Delete one day
 */
export const deleteItinerary = (
    packageId: Id,
    itenaryId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DeletedResponse>(
      {url: `/v1/admin/packages/${packageId}/itenaries/${itenaryId}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteItineraryMutationKey = () => ['deleteItinerary'] as const;

export const getDeleteItineraryMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteItinerary>>, TError,DeleteItineraryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteItinerary>>, TError,DeleteItineraryMutationVariables, TContext> => {

const mutationKey = getDeleteItineraryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteItinerary>>, DeleteItineraryMutationVariables> = (props) => {
          const {packageId,itenaryId} = props ?? {};

          return  deleteItinerary(packageId,itenaryId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteItineraryMutationResult = NonNullable<Awaited<ReturnType<typeof deleteItinerary>>>

    export type DeleteItineraryMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type DeleteItineraryMutationVariables = {packageId: Id;itenaryId: Id}

    /**
 * @summary Delete one day
 */
export const useDeleteItinerary = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteItinerary>>, TError,DeleteItineraryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteItinerary>>,
        TError,
        DeleteItineraryMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteItineraryMutationOptions(options), queryClient);
    }
