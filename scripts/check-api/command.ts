import { check, type CheckOptions, type Result } from './check';
import { Stopped } from './client';
import { markdownOf } from './markdown';
import { textOf } from './text';
import { isShutOut } from './wording';

interface Options extends CheckOptions {
  /** When, for the report. */
  date: string;
}

interface Outcome {
  code: 0 | 1 | 2;
  text: string;
  report: string | undefined;
}

const codeOf = (result: Result): Outcome['code'] => {
  const { hides, stopped } = result;
  if (hides || isShutOut(result)) return 1;
  return stopped === undefined ? 0 : 2;
};

/** The whole command, but for its arguments and files. */
export const checkApi = async ({ date, ...options }: Options): Promise<Outcome> => {
  try {
    const result = await check(options);
    const report = markdownOf(result, { title: 'The contract and the API', api: options.api, date });
    return { code: codeOf(result), text: textOf(result), report };
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return { code: 2, text: `${error.message}\n`, report: undefined };
  }
};
