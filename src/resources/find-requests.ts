import type { QueryClient } from '@tanstack/react-query';
import { rank } from '@/lib/text/fuzzy';
import { requestDetails } from './record-details';
import type { FindRecords } from './records';
import type { WaitingRequests } from './waiting-requests';

/** Searches the pending requests as the menu's number and the screens read them. */
export const findRequests =
  (client: QueryClient, waiting: WaitingRequests): FindRecords =>
  async (term, size) => {
    const { rows } = await client.query(waiting);
    const named = rows.flatMap(({ id, name, since, by }) =>
      name === undefined ? [] : [{ id, name, details: requestDetails({ vendor: by, created_at: since }) }],
    );
    return rank(named, term, ({ name }) => name).slice(0, size);
  };
