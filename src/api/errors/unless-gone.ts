import { isGone } from './api-error';

/** The result of a call; undefined if the record that it is about no longer exists. */
export const unlessGone = async <Result>(call: Promise<Result> | undefined): Promise<Result | undefined> => {
  try {
    return await call;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
};
