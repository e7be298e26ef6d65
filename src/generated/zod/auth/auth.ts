/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary Sign in
 */
export const loginBodyEmailMax = 255;

export const loginBodyPasswordMax = 255;



export const LoginBody = zod.object({
  "email": zod.string().min(1).max(loginBodyEmailMax).describe('An e-mail address or a username.'),
  "password": zod.string().min(1).max(loginBodyPasswordMax)
})




export const LoginResponse = zod.object({
  "data": zod.object({
  "access_token": zod.string(),
  "refresh_token": zod.string(),
  "user": zod.object({
  "id": zod.int().min(1),
  "first_name": zod.string().nullish(),
  "middle_name": zod.string().nullish(),
  "last_name": zod.string().nullish(),
  "email": zod.string().nullish(),
  "username": zod.string().nullish()
}).optional()
})
})

/**
 * @summary Exchange the refresh token for a new pair of tokens
 */



export const RefreshBody = zod.object({
  "refreshToken": zod.string().min(1)
})

export const RefreshResponse = zod.object({
  "data": zod.object({
  "access_token": zod.string(),
  "refresh_token": zod.string().optional()
})
})

