import { checkedOf } from './check';
import { type Account, createClient, Stopped } from './client';
import type { Journal } from './journal';
import { ownRecord, removeOwn } from './own-records';
import type { Contract } from './reads';
import type { Result } from './result';
import { trials } from './trials';
import { hides } from './wording';
import { type Attempt, tryWriting } from './write';

export interface WriteOptions {
  api: string;
  account: Account;
  contract: Contract;
  journal: Journal;
  /** The name of the created records. */
  name: string;
}

const clientOf = async (api: string, account: Account) => {
  const client = createClient(api);
  await client.signIn(account);
  return client;
};

/** Compares an API's writes with the contract, one after the other. Rejects with `Stopped` if it cannot sign in. */
export const checkWriting = async ({ account, ...options }: WriteOptions): Promise<Result> => {
  const { contract, journal } = options;
  const client = await clientOf(options.api, account);
  const attempts: Attempt[] = [];
  try {
    for (const trial of trials) attempts.push(...(await tryWriting(trial, { ...options, client })));
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
  const operations = attempts.map((attempt) => checkedOf(contract, attempt, [], attempt.mishaps));
  const left = journal.left().map(ownRecord);
  const stopped = client.stopped();
  return { operations, assumptions: [], cors: undefined, left, hides: operations.some(hides), stopped };
};

/** Deletes the records left by earlier checks; returns the result for each as text. */
export const cleanUp = async ({
  api,
  account,
  journal,
}: Pick<WriteOptions, 'api' | 'account' | 'journal'>) => {
  const lines: string[] = [];
  const entries = journal.left();
  const [elsewhere] = entries.filter((entry) => entry.api !== api);
  if (elsewhere) throw new Stopped(`${journal.file} names records of ${elsewhere.api}.`);
  if (entries.length === 0) return ['Nothing is left to be deleted.'];
  const client = await clientOf(api, account);
  for (const entry of entries) {
    const removal = await removeOwn(client, journal, entry);
    const record = ownRecord(entry);
    if (removal.kind === 'left') lines.push(`${record} is left. ${removal.why}`);
    else lines.push(removal.kind === 'deleted' ? `${record} is deleted.` : `${record} is not there.`);
  }
  return lines;
};
