import { bodyOf } from '@/api/client/form-data';
import type { RecordChange, SentWrite, TakenAlong } from '@/api/client/written';
import { savedId, savedRecord } from '@/api/tolerant/saved-id';
import type { BannerStatusInput } from '@/generated/model';
import { recordName } from '@/lib/records/record-name';
import { draftable, isSecret } from '@/lib/storage/draft';
import { isEmpty } from '@/lib/values/is-empty';
import { isRecord } from '@/lib/values/is-record';
import type { Entry } from './entry';

/** What an entry says of its write alone. */
export type Told = Pick<Entry, 'kind' | 'path' | 'name' | 'changes' | 'along'> & {
  unsure: boolean;
  /** A deleted record. */
  record?: object | undefined;
};

const isRecordPath = (path: string) => /\/\d+$/.test(path);

const valuesIn = (body: unknown): Record<string, unknown> => {
  const values = body instanceof FormData ? bodyOf(body) : body;
  return isRecord(values) ? values : {};
};

const plainly = (value: unknown) => (isRecord(value) ? draftable(value) : undefined);

/** The fields of a new record that say something. */
const filled = (values: Record<string, unknown>): Entry['changes'] => [
  ...Object.entries(draftable(values))
    .filter(([, to]) => !isEmpty(to))
    .map(([field, to]) => ({ field, to })),
  ...Object.keys(values)
    .filter((field) => isSecret(field) && !field.includes('confirm') && !isEmpty(values[field]))
    .map((field) => ({ field, hidden: true as const })),
];

const created = ({ path, body, answer, unsure }: SentWrite): Told => {
  const values = valuesIn(body);
  const id = savedId(answer);
  return {
    kind: 'created',
    path: id === undefined ? path : `${path}/${id}`,
    name: recordName(savedRecord(answer) ?? {}) ?? recordName(values) ?? '',
    changes: filled(values),
    unsure,
  };
};

/** Whether an entry is the deletion of a user, of whom no contact data is kept then. */
export const isDeletedPerson = ({ kind, path }: Pick<Entry, 'kind' | 'path'>): boolean =>
  kind === 'deleted' && /^\/v1\/admin\/users\/\d+$/.test(path);

const deleted = ({ path, last, unsure }: Pick<SentWrite, 'path' | 'last' | 'unsure'>): Told => {
  const record = plainly(last);
  return { kind: 'deleted', path, name: (record && recordName(record)) ?? '', changes: [], unsure, record };
};

/** Switching a banner has a call of its own, which says nothing of before. */
const switchedBanner = ({ body, answer, unsure }: SentWrite): Told => {
  const { id, status } = valuesIn(body) as Partial<BannerStatusInput>;
  return {
    kind: 'changed',
    path: `/v1/admin/banners/${id ?? ''}`,
    name: recordName(savedRecord(answer) ?? {}) ?? '',
    changes: [{ field: 'status', from: status !== true, to: status }],
    unsure,
  };
};

/** What became of a record by a call of its own. */
const decided = (kind: 'approved' | 'cancelled', { path, answer, unsure }: SentWrite): Told => ({
  kind,
  path: path.replace(/\/approve-request$/, ''),
  name: recordName(savedRecord(answer) ?? {}) ?? '',
  changes: [],
  unsure,
});

/** What to say of a write; undefined for an update of a record, of which `toldChange` says what it changed. */
export const toldWrite = (write: SentWrite): Told | undefined => {
  const { method, path } = write;
  if (method === 'DELETE') return deleted(write);
  if (path.endsWith('/approve-request')) return decided('approved', write);
  if (path.endsWith('/reset-password')) {
    const changes = [{ field: 'password', hidden: true as const }];
    return { kind: 'changed', path, name: '', changes, unsure: write.unsure };
  }
  if (path === '/v1/admin/banners/status') return switchedBanner(write);
  if (method === 'PATCH' && path.startsWith('/v1/admin/bookings/')) return decided('cancelled', write);
  const isUpdate = method !== 'POST' || isRecordPath(path) || /\/(profiles|update-user|files)$/.test(path);
  return isUpdate ? undefined : created(write);
};

/** What to say of an update; undefined if it changed nothing. */
export const toldChange = ({ path, name = '', changes, unsure }: RecordChange): Told | undefined =>
  changes.length === 0 ? undefined : { kind: 'changed', path, name, changes, unsure };

/** What to say of a record that a deletion took along. */
export const toldTaken = ({ path, name, along, last, change }: TakenAlong): Told => ({
  ...(change
    ? { kind: 'changed', path, name, changes: [change], unsure: false }
    : { ...deleted({ path, last, unsure: false }), name }),
  along,
});
