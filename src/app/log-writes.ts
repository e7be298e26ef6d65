import type { QueryClient } from '@tanstack/react-query';
import { sleep, timings } from '@/api/client/timings';
import type { RecordChange, SentWrite, Settle, TakenAlong, WriteOrigin } from '@/api/client/written';
import { request } from '@/api/http';
import { readOwner } from '@/api/session/tokens';
import { recordIn } from '@/api/tolerant/saved-id';
import { notifyError } from '@/components/notices/notices';
import { allDepartures } from '@/domain/departures/departures';
import { isDeletedPerson, type Told, toldChange, toldTaken, toldWrite } from '@/domain/history/entry-of';
import { addEntry, hideValues, settleEntry } from '@/domain/history/history-store';
import { recordName } from '@/lib/records/record-name';
import { isRecord } from '@/lib/values/is-record';

/** Who started a write, when and by what, and the key of its run. */
export interface Cause {
  /** Undefined as long as the API has not said. */
  owner: string | undefined;
  /** In milliseconds since 1970. */
  at: number;
  by?: WriteOrigin | undefined;
  run?: string | undefined;
}

const notListed = $localize`What you change is not listed under “What I changed”: this browser’s storage is full or switched off.`;

let isSaid = false;

/** The name of a record by what the screens have read of it. */
const nameRead = (client: QueryClient, path: string): string => {
  const [, list = '', id] = /^(.*)\/(\d+)$/.exec(path) ?? [];
  for (const [key, answer] of client.getQueriesData({})) {
    if (!isRecord(answer) || !String(key[0]).startsWith(list)) continue;
    const pages = Array.isArray(answer.pages) ? answer.pages.filter(isRecord) : [answer];
    const rows = pages.flatMap(({ data }) => data).filter(isRecord);
    const row = rows.find((one) => String(one.id) === id);
    const name = row && recordName(row);
    if (name !== undefined) return name;
  }
  return '';
};

/** A departure is called by its day, and so by its package, too, if that was read. */
const withPackage = (client: QueryClient, path: string, name: string): string => {
  const [, id] = /^\/v1\/admin\/packages\/(\d+)\/departures(\/|$)/.exec(path) ?? [];
  const of = id === undefined ? '' : nameRead(client, `/v1/admin/package/packages/${id}`);
  return of === '' || name === '' ? name : `${of}, ${name}`;
};

/** A write as it is told by now, listed for its account; says once if the browser stores nothing. */
const list = async <Write>(
  tell: (write: Write) => Told | undefined,
  write: Write,
  { owner, ...cause }: Cause,
  client: QueryClient,
): Promise<Settle<Write>> => {
  let id: number | undefined;
  let name = '';
  const isWanted = () => readOwner() === owner;
  const store = async (told: Told | undefined) => {
    if (owner === undefined) return;
    const { record, ...said } = told ?? { record: undefined };
    if (told && told.name !== '') name = withPackage(client, told.path, told.name);
    else if (told && name === '') name = nameRead(client, told.path);
    const entry =
      'path' in said ? { ...cause, ...said, owner, name, whole: record !== undefined } : undefined;
    try {
      if (id !== undefined) await settleEntry({ id, at: cause.at }, { entry, record }, isWanted);
      else if (entry) id = await addEntry(entry, record, isWanted);
      if (entry && !entry.unsure && isDeletedPerson(entry)) await hideValues(entry.path);
    } catch {
      if (!isSaid && isWanted()) notifyError(notListed, { id: 'history' });
      isSaid = true;
    }
  };
  await store(tell(write));
  return (outcome) => void store(outcome && tell(outcome));
};

/** Lists a write as one whose answer is not known, until it is settled. */
export const listSending = (
  write: SentWrite,
  cause: Cause,
  client: QueryClient,
): Promise<Settle<SentWrite>> => list(toldWrite, write, cause, client);

/** The same of an update of a record. */
export const listChanging = (
  read: () => RecordChange,
  cause: Cause,
  client: QueryClient,
): Promise<Settle<() => RecordChange>> => list((change) => toldChange(change()), read, cause, client);

/** Lists what a deletion took along. */
export const listTaken = async (
  taken: readonly TakenAlong[],
  cause: Cause,
  client: QueryClient,
): Promise<Settle<never>> => {
  for (const one of taken) await list(toldTaken, one, cause, client);
  return () => undefined;
};

const readWhole = async (path: string) => {
  const record = recordIn(await request({ url: path, method: 'GET' }));
  const [, packageId] = /^\/v1\/admin\/package\/packages\/(\d+)$/.exec(path) ?? [];
  const departures =
    packageId === undefined ? undefined : await allDepartures(Number(packageId)).catch(() => undefined);
  return record && { ...record, ...(departures && { departures }) };
};

/** Reads a record that is about to be deleted, with all that is deleted with it; undefined if that fails or takes long. */
export const readDoomed = (path: string): Promise<object | undefined> =>
  path.startsWith('/v1/admin/files/') || isDeletedPerson({ kind: 'deleted', path })
    ? Promise.resolve(undefined)
    : Promise.race([readWhole(path).catch(() => undefined), sleep(timings.reader).then(() => undefined)]);
