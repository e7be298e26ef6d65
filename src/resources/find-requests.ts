import type { QueryClient } from '@tanstack/react-query';
import { rank } from '@/lib/text/fuzzy';
import type { FindRecords } from './records';
import type { WaitingRequests } from './waiting-requests';

/** Searches the pending requests as the menu's number and the screens read them. */
export const findRequests =
  (client: QueryClient, waiting: WaitingRequests): FindRecords =>
  async (term, size) => {
    const { rows } = await client.query(waiting);
    const named = rows.flatMap(({ id, name, details }) =>
      name === undefined ? [] : [{ id, name, details }],
    );
    return rank(named, term, ({ name }) => name).slice(0, size);
  };
