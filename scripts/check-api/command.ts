import { check, type CheckOptions } from './check';
import { checkWriting, cleanUp, type CleanUpOptions, type WriteOptions } from './check-writing';
import { openJournal } from './journal';
import { markdownOf } from './markdown';
import { Stopped } from './pace';
import type { Result } from './result';
import { textOf } from './text';
import { isShutOut } from './wording';

interface Dated {
  date: string;
}

interface Outcome {
  code: 0 | 1 | 2;
  text: string;
  report: string | undefined;
}

const codeOf = (result: Result): Outcome['code'] => {
  const { hides, stopped, left = [] } = result;
  if (hides || left.length > 0 || isShutOut(result)) return 1;
  return stopped === undefined ? 0 : 2;
};

const failed = (error: unknown): Outcome => {
  if (!(error instanceof Stopped)) throw error;
  return { code: 2, text: `${error.message}\n`, report: undefined };
};

const outcomeOf = (result: Result, api: string, date: string): Outcome => {
  const report = markdownOf(result, { title: 'The contract and the API', api, date });
  return { code: codeOf(result), text: textOf(result), report };
};

/** The whole command, without arguments and files. */
export const checkApi = async ({ date, ...options }: CheckOptions & Dated): Promise<Outcome> => {
  try {
    return outcomeOf(await check(options), options.api, date);
  } catch (error) {
    return failed(error);
  }
};

interface Journaled {
  journal: string;
}

/** The same for writes. Refuses while records of an earlier check are left. */
export const checkApiWriting = async ({
  date,
  journal: file,
  ...options
}: Omit<WriteOptions, 'journal'> & Journaled & Dated): Promise<Outcome> => {
  const journal = openJournal(file);
  if (journal.left().length > 0) {
    const text = `${file} names records of an earlier check. Delete them with --clean-up first.\n`;
    return { code: 2, text, report: undefined };
  }
  try {
    return outcomeOf(await checkWriting({ ...options, journal }), options.api, date);
  } catch (error) {
    return failed(error);
  }
};

/** Deletes the records of an earlier check. */
export const cleanUpApi = async ({
  journal: file,
  ...options
}: Omit<CleanUpOptions, 'journal'> & Journaled): Promise<Outcome> => {
  const journal = openJournal(file);
  try {
    const lines = await cleanUp({ ...options, journal });
    return { code: journal.left().length > 0 ? 1 : 0, text: `${lines.join('\n')}\n`, report: undefined };
  } catch (error) {
    return failed(error);
  }
};
