import { recordId } from '@/lib/record-id';

/** Which request a queue has on display, as the URL has it; anything unreadable is left out. */
export const requestSearch = ({ id }: Record<string, unknown>): { id?: number } => {
  const known = typeof id === 'string' || typeof id === 'number' ? recordId(String(id)) : undefined;
  return known === undefined ? {} : { id: known };
};
