import type { Image, RequestStatus } from '@/generated/model';
import type { Row } from '@/mocks/db/table';
import { gallery, type GalleryBody } from '@/mocks/files/gallery';
import { conflict } from './answers';
import type { Verbs, Write } from './crud-options';
import type { Answer } from './handler';

interface Listing extends Row {
  status?: boolean | undefined;
  request_status?: RequestStatus | undefined;
  images?: readonly Image[] | undefined;
}

interface ListingFields extends GalleryBody {
  status?: boolean | undefined;
}

/** A listing created by an administrator needs no approval, and is inactive unless set otherwise. */
export const listing: Write<ListingFields, Listing> = async (input, stored, tools) => ({
  ...(await gallery(input, stored, tools)),
  request_status: stored?.request_status ?? 'approved',
  status: input.status ?? stored?.status ?? false,
});

/** Approves a request, which becomes active; a 409 for one that is not waiting. */
export const approval =
  <R extends Listing>({ table, stored, whole }: Verbs<R>): Answer =>
  async (info) => {
    const row = await stored(info);
    if (row.request_status !== 'pending') throw conflict('This request has already been approved.');
    const approved = { request_status: 'approved', status: true } as Partial<R>;
    return { data: await whole((await table.update(row.id, approved)) ?? row) };
  };
