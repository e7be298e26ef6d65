/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary Remove a stored image
 */



export const DeleteFileParams = zod.object({
  "fileId": zod.int().min(1)
})

export const DeleteFileResponse = zod.void()

