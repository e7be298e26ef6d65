/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary Read the signed-in administrator
 */



export const GetOwnProfileResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "first_name": zod.string().nullish(),
  "middle_name": zod.string().nullish(),
  "last_name": zod.string().nullish(),
  "email": zod.string().nullish(),
  "username": zod.string().nullish()
})
})

/**
 * @summary Change one's own name, e-mail and user name
 */
export const updateOwnProfileBodyFirstNameMax = 255;

export const updateOwnProfileBodyMiddleNameMax = 255;

export const updateOwnProfileBodyLastNameMax = 255;

export const updateOwnProfileBodyEmailMax = 255;

export const updateOwnProfileBodyUsernameMin = 3;
export const updateOwnProfileBodyUsernameMax = 64;



export const UpdateOwnProfileBody = zod.object({
  "first_name": zod.string().min(1).max(updateOwnProfileBodyFirstNameMax),
  "middle_name": zod.string().max(updateOwnProfileBodyMiddleNameMax).optional(),
  "last_name": zod.string().min(1).max(updateOwnProfileBodyLastNameMax),
  "email": zod.email().max(updateOwnProfileBodyEmailMax),
  "username": zod.string().min(updateOwnProfileBodyUsernameMin).max(updateOwnProfileBodyUsernameMax)
})




export const UpdateOwnProfileResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "first_name": zod.string().nullish(),
  "middle_name": zod.string().nullish(),
  "last_name": zod.string().nullish(),
  "email": zod.string().nullish(),
  "username": zod.string().nullish()
})
})

/**
 * @summary Change one's own password
 */
export const resetOwnPasswordBodyOldPasswordMax = 255;

export const resetOwnPasswordBodyNewPasswordMin = 8;
export const resetOwnPasswordBodyNewPasswordMax = 255;

export const resetOwnPasswordBodyConfirmPasswordMax = 255;



export const ResetOwnPasswordBody = zod.object({
  "old_password": zod.string().min(1).max(resetOwnPasswordBodyOldPasswordMax),
  "new_password": zod.string().min(resetOwnPasswordBodyNewPasswordMin).max(resetOwnPasswordBodyNewPasswordMax),
  "confirm_password": zod.string().min(1).max(resetOwnPasswordBodyConfirmPasswordMax)
})

export const ResetOwnPasswordResponse = zod.object({
  "message": zod.string()
})

