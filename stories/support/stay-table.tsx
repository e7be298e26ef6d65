import { useMemo, useState } from 'react';
import { Text } from '@mantine/core';
import { IconBan, IconReceipt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { fn } from 'storybook/test';
import type { Column, RowActions } from '@/components/data-table/column';
import { DataTable } from '@/components/data-table/data-table';
import { useListSearch } from '@/components/data-table/use-list-search';
import { ReasonDialog } from '@/features/bookings/reason-dialog';
import { listSearch } from '@/lib/lists/list-search';
import { capitalized } from '@/lib/text/capitalized';

interface Stay {
  id: number;
  guest: string;
  state: string;
}

const seed: Stay[] = [
  { id: 1, guest: 'Dawa Lama', state: 'pending' },
  { id: 2, guest: 'पेम्बा शेर्पा', state: 'confirmed' },
  { id: 3, guest: 'Sita Gurung', state: 'cancelled' },
];
const colours: Record<string, string> = { pending: 'warning', confirmed: 'success', cancelled: 'danger' };

const stays = new Map<number, Stay>();
const change = (id: number, state: string) => {
  const stay = stays.get(id);
  if (stay) stays.set(id, { ...stay, state });
  return Promise.resolve();
};

export const setState = fn(change);
export const remind = fn((_id: number) => Promise.resolve());
export const cancelStay = fn((id: number, _reason: string) => change(id, 'cancelled'));

/** For a file's meta: restores the stays, and lets calls succeed. */
export const restoreStays = () => {
  stays.clear();
  for (const stay of seed) stays.set(stay.id, stay);
  setState.mockReset().mockImplementation(change);
  remind.mockReset().mockResolvedValue(undefined);
  cancelStay.mockReset().mockImplementation((id) => change(id, 'cancelled'));
};

const page = () =>
  Promise.resolve({ data: [...stays.values()], meta: { last_page: 1, per_page: 10, current_page: 1 } });
const search = listSearch<{ page?: number; per_page?: number; sort?: string; guest?: string }>({
  filters: [{ name: 'guest', kind: 'text', label: 'Guest' }],
  sort: ['guest'],
});
const columns: Column<Stay>[] = [{ key: 'guest', header: 'Guest' }];

const actionsWith = (onCancel: (stay: Stay) => void): RowActions<Stay> => ({
  noun: 'stay',
  name: ({ guest }) => guest,
  status: {
    of: ({ state }) => state,
    label: capitalized,
    color: (state) => colours[state] ?? 'gray',
  },
  menu: (stay) =>
    stay.state === 'cancelled'
      ? []
      : [
          { label: 'Receipt', icon: IconReceipt, link: { to: '/' } },
          { label: 'Cancel stay', icon: IconBan, color: 'danger', onClick: () => onCancel(stay) },
        ],
  bulk: [
    { label: 'Remind', run: ({ id }) => remind(id) },
    {
      label: 'Confirm stays',
      confirm: 'Each guest gets an e-mail.',
      run: ({ id }) => setState(id, 'confirmed'),
      color: 'primary',
    },
  ],
});

const pages = (params: object) => ({ queryKey: ['stays', params], queryFn: page });

/** A table of stays: their status has three values, and a stay is cancelled with a reason. */
export const StayTable = () => {
  const list = useListSearch(search);
  const query = useQuery(pages(list.params));
  const [cancelling, setCancelling] = useState<Stay>();
  const actions = useMemo(() => actionsWith(setCancelling), []);
  return (
    <>
      <DataTable nouns="stays" list={list} query={query} page={pages} columns={columns} actions={actions} />
      <ReasonDialog
        about={cancelling}
        onReturn={setCancelling}
        draft={({ id, guest }) => ({ key: `/stays/${id}`, label: `Cancel stay · ${guest}` })}
        title="Cancel stay?"
        confirm="Cancel stay"
        cancelLabel="Keep stay"
        onConfirm={async (reason) => {
          if (cancelling) await cancelStay(cancelling.id, reason);
          await query.refetch();
        }}
        onClose={() => setCancelling(undefined)}
      >
        <Text size="sm">“{cancelling?.guest}” will hear why.</Text>
      </ReasonDialog>
    </>
  );
};
