import type { QueryClient } from '@tanstack/react-query';
import { sleep, timings } from '@/api/client/timings';
import type { RecordChange, SentWrite, TakenAlong, WriteOrigin } from '@/api/client/written';
import { request } from '@/api/http';
import { readOwner } from '@/api/session/tokens';
import { recordIn } from '@/api/tolerant/saved-id';
import { notifyError } from '@/components/notices/notices';
import { allDepartures } from '@/domain/departures/departures';
import { type Told, toldChange, toldTaken, toldWrite } from '@/domain/history/entry-of';
import { addEntry } from '@/domain/history/history-store';
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
let adding: Promise<void> = Promise.resolve();

/** The name of a record by what the screens have read of it. */
const nameRead = (client: QueryClient, path: string): string => {
  const [, list = '', id] = /^(.*)\/(\d+)$/.exec(path) ?? [];
  for (const [key, answer] of client.getQueriesData({})) {
    if (!isRecord(answer) || !String(key[0]).startsWith(list)) continue;
    const rows = [answer.data].flat().filter(isRecord);
    const row = rows.find((one) => String(one.id) === id);
    const name = row && recordName(row);
    if (name !== undefined) return name;
  }
  return '';
};

const add = (told: Told | undefined, cause: Cause, client: QueryClient): void => {
  const { owner } = cause;
  if (!told || owner === undefined) return;
  const { record, ...said } = told;
  const name = said.name === '' ? nameRead(client, said.path) : said.name;
  const whole = record !== undefined;
  const entry = { ...said, ...cause, owner, name, whole };
  adding = adding
    .then(() => addEntry(entry, record, () => readOwner() === owner))
    .catch(() => {
      if (!isSaid && readOwner() === owner) notifyError(notListed, { id: 'history' });
      isSaid = true;
    });
};

/** Lists a write for its account, in the background; says once if the browser stores nothing. */
export const listSent = (write: SentWrite, cause: Cause, client: QueryClient): void =>
  add(toldWrite(write), cause, client);

/** The same of an update of a record. */
export const listChange = (change: RecordChange, cause: Cause, client: QueryClient): void =>
  add(toldChange(change), cause, client);

/** The same of what a deletion took along. */
export const listTaken = (taken: readonly TakenAlong[], cause: Cause, client: QueryClient): void =>
  taken.forEach((one) => add(toldTaken(one), cause, client));

const readWhole = async (path: string) => {
  const record = recordIn(await request({ url: path, method: 'GET' }));
  const [, packageId] = /^\/v1\/admin\/package\/packages\/(\d+)$/.exec(path) ?? [];
  const departures =
    packageId === undefined ? undefined : await allDepartures(Number(packageId)).catch(() => undefined);
  return record && { ...record, ...(departures && { departures }) };
};

/** Reads a record that is about to be deleted, with all that is deleted with it; undefined if that fails or takes long. */
export const readDoomed = (path: string): Promise<object | undefined> =>
  path.startsWith('/v1/admin/files/')
    ? Promise.resolve(undefined)
    : Promise.race([readWhole(path).catch(() => undefined), sleep(timings.reader).then(() => undefined)]);
