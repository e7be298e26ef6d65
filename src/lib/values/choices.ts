import { isRecord } from './is-record';

type Options = Readonly<Record<string, readonly string[]>>;

export type Choices<All extends Options> = { [Key in keyof All]: All[Key][number] };

/** Reads stored choices of any shape; missing or unknown values become the default. */
export const readChoices = <All extends Options>(
  options: All,
  defaults: Choices<All>,
  stored: unknown,
): Choices<All> => {
  const values = isRecord(stored) ? stored : {};
  const read = Object.entries(options).map(([key, own]) => [
    key,
    own.find((option) => option === values[key]) ?? defaults[key],
  ]);
  return Object.fromEntries(read) as Choices<All>;
};
