import { conform } from '@/api/conform';
import { findingsOf } from '@/api/findings';
import { recordIn, savedId } from '@/api/saved-id';
import { type Client, isSuccess, type Reply } from './client';
import type { Entry, Journal } from './journal';
import {
  leftAlone,
  type Mishap,
  mishapsOf,
  nameless,
  refusalOf,
  stillThere,
  unfound,
  wantsWhole,
} from './mishaps';
import { findOwn, isOwn, removeOwn } from './own-records';
import { type Contract, isMultipart, type Method, readAt } from './reads';
import { namesOf, type Trial } from './trials';
import type { Visit } from './walk';

/** The requests of one operation, their results, and what happened to the values sent. */
export interface Attempt extends Visit {
  mishaps: Mishap[];
}

interface Trying {
  client: Client;
  contract: Contract;
  journal: Journal;
  api: string;
  name: string;
}

const note = (attempt: Attempt, { status, body }: Reply): void => {
  const { read, findings, mishaps } = attempt;
  attempt.answers += 1;
  if (!isSuccess(status)) mishaps.push(refusalOf(status, body));
  else if (read.method === 'get') findings.push(...findingsOf(read.shape, body));
  // Any 2xx counts as saved, and the response to a write may contain less than the record.
  else if (recordIn(body))
    findings.push(...findingsOf(read.shape, body).filter(({ kind }) => kind !== 'missing'));
};

/** The calls of one kind of record, with their results. */
const stepsOf = (contract: Contract, { collection }: Trial) => {
  const record = Object.keys(contract.paths).find((path) => path.startsWith(`${collection}/{`)) ?? '';
  const at = (method: Method, path = record): Attempt => ({
    read: readAt(contract, method, path),
    answers: 0,
    findings: [],
    lists: [],
    mishaps: [],
  });
  return { create: at('post', collection), read: at('get'), update: at('patch'), remove: at('delete') };
};

/** Creates, reads, changes, reads and deletes one record. Deletes it whatever fails in between. */
export const tryWriting = async (trial: Trial, { client, contract, journal, api, name }: Trying) => {
  const { collection, field } = trial;
  const { create, read, update, remove } = stepsOf(contract, trial);
  const entry: Entry = { api, collection, field, names: namesOf(name) };
  const body = trial.body(name);

  const record = async (id: number) => {
    const reply = await client.get(`${collection}/${id}`);
    note(read, reply);
    const known = conform(read.read.shape, reply.body);
    return known.ok ? recordIn(known.value) : undefined;
  };

  const change = async (id: number) => {
    const fields = trial.change(name);
    const multipart = isMultipart(contract, update.read);
    const patch = (sent: object) => client.write('PATCH', `${collection}/${id}`, sent, multipart);
    const reply = await patch(fields);
    note(update, reply);
    if (reply.status === 422) {
      const whole = await patch({ ...body, ...fields });
      if (isSuccess(whole.status)) update.mishaps = update.mishaps.map(wantsWhole);
    }
    const after = await record(id);
    if (after) update.mishaps.push(...mishapsOf({ ...body, ...fields }, after, multipart));
  };

  const findNew = async (reply: Reply): Promise<number | undefined> => {
    const id = savedId(reply.body);
    if (id !== undefined) return id;
    const found = await findOwn(client, entry);
    if (isSuccess(reply.status)) create.mishaps.push(typeof found === 'number' ? nameless : unfound);
    return typeof found === 'number' ? found : undefined;
  };

  const clear = async () => {
    const removal = await removeOwn(client, journal, entry);
    remove.answers += 1;
    if (removal.kind === 'left') remove.mishaps.push(leftAlone(removal.why));
    if (removal.kind !== 'deleted' || entry.id === undefined) return;
    const { status } = await client.get(`${collection}/${entry.id}`);
    if (isSuccess(status)) remove.mishaps.push(stillThere);
  };

  journal.creating(entry);
  const reply = await client.write('POST', collection, body, isMultipart(contract, create.read));
  note(create, reply);
  const isRefused = reply.status >= 400 && reply.status < 500;
  const id = isRefused ? undefined : await findNew(reply);
  if (id === undefined) {
    for (const attempt of [read, update, remove]) attempt.unreached = 'No record was created to try it with.';
    if (isRefused) journal.deleted(entry);
  } else {
    journal.created(entry, id);
    try {
      const before = await record(id);
      if (before && isOwn(entry, before)) {
        create.mishaps.push(...mishapsOf(body, before, false));
        await change(id);
      } else {
        create.mishaps.push(unfound);
        update.unreached = 'No record was found to change.';
      }
    } finally {
      await clear();
    }
  }
  return [create, read, update, remove];
};
