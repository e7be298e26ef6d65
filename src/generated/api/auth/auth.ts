/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  Credentials,
  InvalidResponse,
  LoginAnswer,
  RefreshAnswer,
  RefreshInput,
  RefreshRefusedResponse,
  ServerErrorResponse,
  SignInRefusedResponse,
  TooManyRequestsResponse
} from '../../model';

import { request } from '../../../api/http.ts';
import type { ErrorType } from '../../../api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * @summary Sign in
 */
export const login = (
    credentials: Credentials,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<LoginAnswer>(
      {url: `/admin/login`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: credentials, signal
    },
      options);
    }




export const getLoginMutationKey = () => ['login'] as const;

export const getLoginMutationOptions = <TError = ErrorType<SignInRefusedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext> => {

const mutationKey = getLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof login>>, LoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  login(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginMutationResult = NonNullable<Awaited<ReturnType<typeof login>>>
    export type LoginMutationBody = Credentials
    export type LoginMutationError = ErrorType<SignInRefusedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type LoginMutationVariables = {data: Credentials}

    /**
 * @summary Sign in
 */
export const useLogin = <TError = ErrorType<SignInRefusedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof login>>,
        TError,
        LoginMutationVariables,
        TContext
      > => {
      return useMutation(getLoginMutationOptions(options), queryClient);
    }
    /**
 * @summary Exchange the refresh token for a new pair of tokens
 */
export const refresh = (
    refreshInput: RefreshInput,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RefreshAnswer>(
      {url: `/admin/refresh`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: refreshInput, signal
    },
      options);
    }




export const getRefreshMutationKey = () => ['refresh'] as const;

export const getRefreshMutationOptions = <TError = ErrorType<RefreshRefusedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refresh>>, TError,RefreshMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof refresh>>, TError,RefreshMutationVariables, TContext> => {

const mutationKey = getRefreshMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refresh>>, RefreshMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  refresh(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RefreshMutationResult = NonNullable<Awaited<ReturnType<typeof refresh>>>
    export type RefreshMutationBody = RefreshInput
    export type RefreshMutationError = ErrorType<RefreshRefusedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type RefreshMutationVariables = {data: RefreshInput}

    /**
 * @summary Exchange the refresh token for a new pair of tokens
 */
export const useRefresh = <TError = ErrorType<RefreshRefusedResponse | InvalidResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refresh>>, TError,RefreshMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refresh>>,
        TError,
        RefreshMutationVariables,
        TContext
      > => {
      return useMutation(getRefreshMutationOptions(options), queryClient);
    }
