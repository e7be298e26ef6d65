import { decode } from '@/api/tolerant/decode';
import { recordIn, savedId } from '@/api/tolerant/saved-id';
import { isRecord } from '@/lib/values/is-record';
import { asList, toIdentity } from '@/lib/values/lenient';
import { type Attempt, note, stepsOf } from './attempt';
import { tryChanges } from './changes';
import { type Client, isSuccess, type Reply } from './client';
import type { Entry, Journal } from './journal';
import {
  createdWith,
  filesWithoutCors,
  leftAlone,
  leftWithout,
  mishapsOf,
  nameless,
  neededReferences,
  refusalOf,
  slugTaken,
  stillThere,
  takenAlong,
  unfound,
} from './mishaps';
import { findOwn, isOwn, removeOwn } from './own-records';
import { tryPictures } from './pictures';
import { type Contract, isMultipart, referencesOf } from './reads';
import { namesOf, type Trial } from './trials';

interface Trying {
  client: Client;
  contract: Contract;
  journal: Journal;
  api: string;
  name: string;
  /** The ids of records that another trial created. */
  own: (collection: string) => number[];
  /** The origin where the application is served. */
  origin?: string | undefined;
}

/** Another try whose record refers to this one. */
interface User {
  collection: string;
  trial: Trial;
  look: () => Promise<{ status: number; record: Record<string, unknown> | undefined }>;
}

/** One record: `run` creates, reads and changes it, `clear` deletes it, whatever failed in between. */
export const newTry = (trial: Trial, { client, contract, journal, api, name, own, origin }: Trying) => {
  const { collection, field } = trial;
  const { create, read, update, remove } = stepsOf(contract, trial);
  const attempts: Attempt[] = [create, read, update, remove];
  const entry: Entry = { api, collection, field, names: namesOf(name) };
  const isForm = isMultipart(contract, create.read);
  /** Whether there is something to delete. */
  let isDue = false;
  /** Whether the record was read and has the check's name. */
  let isKnown = false;
  let body: Record<string, unknown> = {};

  /** The record as it is now. */
  const look = async () => {
    const reply = await client.get(`${collection}/${entry.id ?? ''}`);
    const known = decode(read.read.shape, reply.body);
    return { ...reply, record: known.ok ? recordIn(known.value) : undefined };
  };

  const record = async () => {
    const seen = await look();
    note(read, seen);
    return seen.record;
  };

  const post = () => {
    journal.creating(entry);
    isDue = true;
    return client.write('POST', collection, body, isForm ? 'form' : 'json');
  };

  /** The id of the new record; undefined if there is none. */
  const idOf = async ({ status, body: answer }: Reply): Promise<number | undefined> => {
    if (status >= 400 && status < 500) {
      journal.deleted(entry);
      return undefined;
    }
    const given = savedId(answer);
    if (isSuccess(status) && status !== 201) create.mishaps.push(createdWith(status, given));
    const found = given ?? (await findOwn(client, entry));
    const id = typeof found === 'number' ? found : undefined;
    if (given === undefined && isSuccess(status)) create.mishaps.push(id === undefined ? unfound : nameless);
    if (id !== undefined) journal.created(entry, id);
    return id;
  };

  /** The first record of each list that the body may refer to, as a server may require an owner, region or category. */
  const withReferences = async (): Promise<typeof body> => {
    const named = await Promise.all(
      referencesOf(contract, create.read).map(async ({ field, list }) => {
        if (field in body) return [];
        const { body: answer } = await client.get(`${list}?page=1&per_page=10`);
        const [row] = isRecord(answer) ? (asList(answer.data)?.filter(isRecord) ?? []) : [];
        const id = toIdentity(row?.id);
        return id === undefined ? [] : [[field, id] as const];
      }),
    );
    return { ...Object.fromEntries(named.flat()), ...body };
  };

  /** Creates the record, a second time with references where the first was refused for its values. */
  const start = async (): Promise<Reply> => {
    const reply = await post();
    if (![400, 422].includes(reply.status)) return reply;
    const [given, refusal] = [Object.keys(body), refusalOf(reply.status, reply.body)];
    const whole = await withReferences();
    const added = Object.keys(whole).filter((field) => !given.includes(field));
    if (added.length === 0) return reply;
    body = whole;
    const second = await post();
    if (isSuccess(second.status)) create.mishaps.push(neededReferences(refusal, added));
    return second;
  };

  /** Whether pages of the application may read a stored picture, and not only show it. */
  const allowed = async ({ url }: Record<string, unknown>) => {
    if (origin === undefined || typeof url !== 'string') return [];
    const headers = await client.fileHeaders(url, origin);
    const value = headers?.get('access-control-allow-origin') ?? null;
    return !headers || value === origin || value === '*' ? [] : [filesWithoutCors(origin, value)];
  };

  const run = async () => {
    body = trial.body(name, own);
    const reply = await start();
    note(create, reply);
    if ((await idOf(reply)) === undefined) {
      isDue = false;
      for (const attempt of [read, update, remove])
        attempt.unreached = 'No record was created to try it with.';
      return;
    }
    const before = await record();
    if (!before || !isOwn(entry, before)) {
      create.mishaps.push(unfound);
      update.unreached = 'No record was found to change.';
      return;
    }
    isKnown = true;
    create.mishaps.push(...mishapsOf(body, before));
    const path = `${collection}/${entry.id ?? ''}`;
    const way = await tryChanges({ client, trial, name, path, body, before, update, record, isForm });
    if (way && trial.pictures) await tryPictures(way, update, record, allowed);
  };

  /** `isUsed`: a refusal is a good answer, and the record is deleted after its user. */
  const removeIt = async (isUsed = false) => {
    const removal = await removeOwn(client, journal, entry);
    remove.answers += 1;
    if (removal.kind === 'left' && isUsed) return false;
    isDue = false;
    if (removal.kind === 'left') remove.mishaps.push(leftAlone(removal.why));
    return removal.kind === 'deleted';
  };

  /** Whether a deleted record keeps its slug. */
  const createAgain = async () => {
    delete entry.id;
    const reply = await post();
    if (!isSuccess(reply.status)) create.mishaps.push(slugTaken(refusalOf(reply.status, reply.body)));
    if ((await idOf(reply)) !== undefined) await removeIt();
  };

  const clear = async (user?: User) => {
    if (!isDue) return;
    const { id } = entry;
    if (!(await removeIt(user !== undefined)) || id === undefined) return;
    if (user) {
      const { status, record: left } = await user.look();
      const [what, field] = [user.collection, user.trial.uses?.field ?? ''];
      if ([404, 410].includes(status)) remove.mishaps.push(takenAlong(what));
      else if (left?.[field] === null) remove.mishaps.push(leftWithout(what));
    }
    const { status } = await client.get(`${collection}/${id}`);
    if (isSuccess(status)) remove.mishaps.push(stillThere);
    else if ('slug' in body && !isForm) await createAgain();
  };

  return {
    collection,
    attempts,
    trial,
    run,
    clear,
    look,
    ids: () => (isKnown && entry.id !== undefined ? [entry.id] : []),
  };
};
