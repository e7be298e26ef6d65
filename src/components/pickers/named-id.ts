import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/errors';
import { parseRecordId } from '@/lib/record-id';
import { listQuery } from './picker-queries';
import { fold, type PickerSource } from './picker-source';

/** The id of the record of a source that a text names, or is the id or e-mail address of; rejects unless it is one. */
export const namedId = async (client: QueryClient, source: PickerSource, name: string): Promise<number> => {
  const id = parseRecordId(name);
  if (id !== undefined) return id;
  const { options } = await client.query(listQuery(source, source.filter === 'server' ? name : ''));
  const named = options.filter(({ label, hint = '' }) =>
    [label, hint].some((text) => fold(text) === fold(name)),
  );
  const [found, another] = named;
  if (!found) throw new ApiError('http', `“${name}” was not found. Write the name as it is here, or the ID.`);
  if (another) throw new ApiError('http', `“${name}” is the name of several records. Write the ID.`);
  return found.value;
};
