import { persistedOf, requirePersisted } from '@/api/writes/persisted';
import { isPending, type Requested } from '@/resources/pending';

interface Approvable {
  /** The generated calls to approve a request, and to read its record. */
  approve: (id: number) => Promise<unknown>;
  read: (id: number) => Promise<{ data: Requested }>;
}

const decisionOf = (record?: Requested) => ({ waits: record !== undefined && isPending(record) });

/** Approves a request; also rejects if the server responds with success, but the record is still a request. */
export const approveRequest = async ({ approve, read }: Approvable, id: number): Promise<void> => {
  const { lost } = await persistedOf({
    toValues: decisionOf,
    readAgain: async () => (await read(id)).data,
    before: { waits: true },
    sent: { waits: false },
    answer: await approve(id),
  });
  requirePersisted(lost);
};
