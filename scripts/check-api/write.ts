import { decode } from '@/api/tolerant/decode';
import { recordIn, savedId } from '@/api/tolerant/saved-id';
import { type Attempt, note, stepsOf } from './attempt';
import { tryChanges } from './changes';
import { type Client, isSuccess, type Reply } from './client';
import type { Entry, Journal } from './journal';
import {
  createdWith,
  leftAlone,
  mishapsOf,
  nameless,
  refusalOf,
  slugTaken,
  stillThere,
  unfound,
} from './mishaps';
import { findOwn, isOwn, removeOwn } from './own-records';
import { tryPictures } from './pictures';
import { type Contract, isMultipart } from './reads';
import { namesOf, type Trial } from './trials';

interface Trying {
  client: Client;
  contract: Contract;
  journal: Journal;
  api: string;
  name: string;
  /** The ids of records that another trial created. */
  own: (collection: string) => number[];
}

/** One record: `run` creates, reads and changes it, `clear` deletes it, whatever failed in between. */
export const newTry = (trial: Trial, { client, contract, journal, api, name, own }: Trying) => {
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

  const record = async () => {
    const reply = await client.get(`${collection}/${entry.id ?? ''}`);
    note(read, reply);
    const known = decode(read.read.shape, reply.body);
    return known.ok ? recordIn(known.value) : undefined;
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

  const run = async () => {
    body = trial.body(name, own);
    const reply = await post();
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
    if (way && trial.pictures) await tryPictures(way, update, record);
  };

  const removeIt = async () => {
    const removal = await removeOwn(client, journal, entry);
    remove.answers += 1;
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

  const clear = async () => {
    if (!isDue) return;
    const { id } = entry;
    if (!(await removeIt()) || id === undefined) return;
    const { status } = await client.get(`${collection}/${id}`);
    if (isSuccess(status)) remove.mishaps.push(stillThere);
    else if ('slug' in body && !isForm) await createAgain();
  };

  return {
    collection,
    attempts,
    run,
    clear,
    ids: () => (isKnown && entry.id !== undefined ? [entry.id] : []),
  };
};
