import { recordIn } from '@/api/tolerant/saved-id';
import { isRecord } from '@/lib/values/is-record';
import { toIdentity } from '@/lib/values/lenient';
import { type Client, isSuccess } from './client';
import type { Entry, Journal } from './journal';

const mostPages = 50;

/** Whether a record belongs to the check: the id alone is not sufficient. */
export const isOwn = ({ field, names }: Entry, record: Record<string, unknown>): boolean => {
  const name = record[field];
  return typeof name === 'string' && names.includes(name.trim());
};

/** Searches for a record of unknown id, page by page, as a list may ignore its filters. */
export const findOwn = async (client: Client, entry: Entry): Promise<number | 'absent' | 'unknown'> => {
  let first: unknown;
  for (let page = 1; page <= mostPages; page += 1) {
    const query = new URLSearchParams({
      [entry.field]: entry.names[0] ?? '',
      page: String(page),
      per_page: '100',
    });
    const { status, body } = await client.get(`${entry.collection}/datatable?${query.toString()}`);
    if (!isSuccess(status) || !isRecord(body) || !Array.isArray(body.data)) return 'unknown';
    const rows = body.data.filter(isRecord);
    const own = rows.find((row) => isOwn(entry, row));
    if (own) return toIdentity(own.id) ?? 'unknown';
    // A list without paging repeats its first page.
    if (rows.length === 0 || (page > 1 && rows[0]?.id === first)) return 'absent';
    first = rows[0]?.id;
  }
  return 'unknown';
};

type Removal = { kind: 'deleted' | 'absent' } | { kind: 'left'; why: string };

/** Deletes a record, if it exists and still belongs to the check, and removes it from the journal. */
export const removeOwn = async (client: Client, journal: Journal, entry: Entry): Promise<Removal> => {
  const left = (why: string): Removal => ({ kind: 'left', why });
  const id = entry.id ?? (await findOwn(client, entry));
  if (id === 'unknown') return left('Whether it was created could not be found out.');
  const path = `${entry.collection}/${id}`;
  const read = id === 'absent' ? undefined : await client.get(path);
  if (!read || read.status === 404 || read.status === 410) {
    journal.deleted(entry);
    return { kind: 'absent' };
  }
  const record = recordIn(read.body);
  if (!isSuccess(read.status) || !record) return left(`It could not be read (${read.status}).`);
  if (!isOwn(entry, record)) return left('It has another name now and is left alone.');
  const { status } = await client.write('DELETE', path);
  if (!isSuccess(status)) return left(`It could not be deleted (${status}).`);
  journal.deleted(entry);
  return { kind: 'deleted' };
};

/** `/v1/admin/features/43 (“check-api …”)` */
export const ownRecord = ({ collection, id, names }: Entry): string =>
  `${collection}/${id ?? '…'} (“${names[0] ?? ''}”)`;
