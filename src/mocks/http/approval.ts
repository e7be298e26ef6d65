import type { RequestStatus } from '@/generated/model';
import type { Row, Table } from '@/mocks/db/table';
import { conflict } from './answers';
import type { Answer, Info } from './crud';

interface Requested extends Row {
  status?: boolean | undefined;
  request_status?: RequestStatus | undefined;
}

interface ApprovalOptions<R extends Requested, Out> {
  table: Pick<Table<R>, 'update'>;
  /** The row that the path names, or a 404. */
  stored: (info: Info) => Promise<R>;
  present: (row: R) => Promise<Out>;
}

/** Approves a request, which goes live; a 409 for one that does not wait. */
export const approval =
  <R extends Requested, Out>({ table, stored, present }: ApprovalOptions<R, Out>): Answer<{ data: Out }> =>
  async (info) => {
    const row = await stored(info);
    if (row.request_status !== 'pending') throw conflict('This request has already been approved.');
    const approved = { request_status: 'approved', status: true } as Partial<R>;
    return { data: await present((await table.update(row.id, approved)) ?? row) };
  };
