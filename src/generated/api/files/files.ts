/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type {
  DeletedResponse,
  Id
} from '../../model';

import { request } from '../../../api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * @summary Remove a stored image
 */
export const deleteFile = (
    fileId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DeletedResponse>(
      {url: `/v1/admin/files/${fileId}`, method: 'DELETE', signal
    },
      options);
    }


