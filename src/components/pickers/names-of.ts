import type { QueryClient } from '@tanstack/react-query';
import { referenceName, unnamedReference } from '@/lib/records/record-name';
import type { Referred } from './picked-name';
import { choiceQuery, listQuery } from './picker-queries';
import type { PickerOption, PickerSource } from './picker-source';

/** Looks up the names of references, as `PickedName` shows them; unknown ones are requested once. */
export const namesOf = (client: QueryClient) => {
  const asked = new Map<string, Promise<readonly PickerOption[]>>();
  const once = (query: { queryKey: readonly unknown[] }, ask: () => Promise<readonly PickerOption[]>) => {
    const key = JSON.stringify(query.queryKey);
    const answer = asked.get(key) ?? ask().catch(() => []);
    asked.set(key, answer);
    return answer;
  };
  const labelIn = (options: readonly PickerOption[], id: number) =>
    options.find(({ value, label }) => value === id && label !== '')?.label;

  const listed = async (source: PickerSource, id: number) => {
    if (source.filter === 'server' && source.byId) return undefined;
    const query = listQuery(source, '');
    return labelIn(await once(query, async () => (await client.query(query)).options), id);
  };
  const loaded = async (source: PickerSource, id: number) => {
    const query = choiceQuery(source, id);
    return labelIn(
      await once(query, async () => [await client.query(query)].filter((one) => one !== null)),
      id,
    );
  };
  return async ({ source, to }: Referred): Promise<string> => {
    const own = referenceName(to);
    if (own !== undefined && !source.renames) return own;
    return (await listed(source, to.id)) ?? (await loaded(source, to.id)) ?? own ?? unnamedReference(to.id);
  };
};
