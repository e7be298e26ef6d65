/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type {
  Credentials,
  LoginAnswer,
  RefreshAnswer,
  RefreshInput
} from '../../model';

import { request } from '../../../api/http.ts';


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


