import { checkedOf } from './check';
import { type Account, createClient } from './client';
import type { Journal } from './journal';
import { ownRecord, removeOwn } from './own-records';
import { type PaceOptions, Stopped } from './pace';
import type { Contract } from './reads';
import type { Result } from './result';
import { trials } from './trials';
import { hides } from './wording';
import { newTry } from './write';

export interface WriteOptions extends PaceOptions {
  api: string;
  account: Account;
  contract: Contract;
  journal: Journal;
  /** The name of the created records. */
  name: string;
  /** The origin where the application is served. */
  origin?: string | undefined;
}

export type CleanUpOptions = Omit<WriteOptions, 'contract' | 'name'>;

const clientOf = async ({ api, account, clock, say }: CleanUpOptions) => {
  const client = createClient(api, { clock, say });
  await client.signIn(account);
  // Whether the token is taken is known before anything is created.
  await client.get('/v1/admin/user');
  return client;
};

/** Ends quietly where no more can be sent. */
const asFarAs = async (steps: () => Promise<void>): Promise<void> => {
  try {
    await steps();
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
};

/** Compares an API's writes with the contract, one after the other. Rejects with `Stopped` if it cannot sign in. */
export const checkWriting = async (options: WriteOptions): Promise<Result> => {
  const { contract, journal } = options;
  const client = await clientOf(options);
  const tries: ReturnType<typeof newTry>[] = [];
  const own = (collection: string) =>
    tries.flatMap((one) => (one.collection === collection ? one.ids() : []));
  try {
    await asFarAs(async () => {
      for (const trial of trials) {
        const one = newTry(trial, { ...options, client, own });
        tries.push(one);
        await one.run();
      }
    });
  } finally {
    await asFarAs(async () => {
      for (const user of tries) {
        const used = tries.find(({ collection }) => collection === user.trial.uses?.collection);
        if (user.ids().length > 0) await used?.clear(user);
      }
    });
    // The last first, since it may refer to others.
    await asFarAs(async () => {
      for (const one of tries.toReversed()) await one.clear();
    });
  }
  const attempts = tries.flatMap((one) => one.attempts);
  const operations = attempts.map((attempt) => checkedOf(contract, attempt, [], attempt.mishaps));
  const left = journal.left().map(ownRecord);
  const stopped = client.stopped();
  return {
    operations,
    assumptions: [],
    cors: undefined,
    storable: [],
    names: [],
    left,
    hides: operations.some(hides),
    stopped,
  };
};

/** Deletes the records left by earlier checks; returns the result for each as text. */
export const cleanUp = async (options: CleanUpOptions) => {
  const { api, journal } = options;
  const lines: string[] = [];
  const entries = journal.left();
  const [elsewhere] = entries.filter((entry) => entry.api !== api);
  if (elsewhere) throw new Stopped(`${journal.file} names records of ${elsewhere.api}.`);
  if (entries.length === 0) return ['Nothing is left to be deleted.'];
  const client = await clientOf(options);
  for (const entry of entries) {
    const removal = await removeOwn(client, journal, entry);
    const record = ownRecord(entry);
    if (removal.kind === 'left') lines.push(`${record} is left. ${removal.why}`);
    else lines.push(removal.kind === 'deleted' ? `${record} is deleted.` : `${record} is not there.`);
  }
  return lines;
};
