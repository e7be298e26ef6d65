import type { RequestKind } from '@/domain/requests/request-kind';
import { stayNote, StayRequest, StayVerdict } from '@/features/stays/view/stay-request';
import {
  approveHomestayRequest,
  getGetHomestayQueryOptions,
  getHomestay,
  getListHomestaysQueryKey,
  listHomestays,
} from '@/generated/api/homestays/homestays';
import type { Homestay } from '@/generated/model';
import { editHomestay } from './homestay-home';
import { homestayParts } from './homestay-parts';

/** The homestays that their owners submitted. */
export const homestayRequests: RequestKind<Homestay> = {
  source: {
    queryKey: getListHomestaysQueryKey(),
    list: (params, signal) => listHomestays(params, undefined, signal),
  },
  note: stayNote,
  verdict: (id) => <StayVerdict record={getGetHomestayQueryOptions(id)} parts={homestayParts} />,
  approve: approveHomestayRequest,
  read: (id) => getHomestay(id),
  preview: (id, action) => (
    <StayRequest
      key={id}
      what="the homestay"
      record={getGetHomestayQueryOptions(id)}
      edit={editHomestay(id)}
      parts={homestayParts}
      action={action}
    />
  ),
};
