import type { QueryClient } from '@tanstack/react-query';
import type { Holder } from '@/components/dialogs/record-uses-context';
import { fold } from '@/lib/text/fold';
import { areas } from './index';
import type { NamedRow } from './records';

const most = 50;

/** The searches that may find it: all words of a slug, and the longest one, as its record may have another name. */
const termsOf = (value: string): string[] => {
  const words = value.split(/[-\s]+/);
  const [longest = value] = words.toSorted((a, b) => b.length - a.length);
  return [...new Set([value, words.join(' '), longest])];
};

/** What no other record may have, as far as its list says it. */
const keysOf = ({ name, title, slug, email, username }: Partial<NamedRow> = {}): string[] =>
  [name, title, slug, email, username].filter((key) => typeof key === 'string');

/** The record that has a value, by the search of its list; rejects if there is none. */
export const holderOf = async (
  client: QueryClient,
  noun: string,
  value: string,
  signal: AbortSignal,
): Promise<Holder | undefined> => {
  const area = areas.find(({ nouns }) => nouns.one === noun);
  if (!area?.records || !area.open) throw new Error(`No list of ${noun} can be searched.`);
  const find = await area.records(client);
  for (const term of termsOf(value)) {
    const records = await find(term, most, signal);
    const found = records.find(({ row }) => keysOf(row).some((key) => fold(key) === fold(value)));
    if (found) return { name: found.name, link: area.open(found.id) };
  }
  return undefined;
};
