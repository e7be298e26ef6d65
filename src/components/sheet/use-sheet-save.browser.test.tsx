import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { notificationsStore } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { cancelRequests } from '@/api/client/lifetime';
import { sessionEnded } from '@/api/errors/api-error';
import type { CellChange } from '@/components/edit-many/changing';
import type { SheetEditing } from './sheet-row';
import type { Edits, RowId } from './use-edits';
import { useSheetSave } from './use-sheet-save';

const edits: Edits = new Map(
  [1, 2].map((id) => [id, { name: `Row ${id}`, before: { title: 'Old' }, after: { title: 'New' } }]),
);

const onSaved = vi.fn();
const save = vi.fn<SheetEditing['save']>();
const editing: SheetEditing = { fields: [], problemsIn: () => ({}), save };

const Sheet = () => <button onClick={useSheetSave({ editing, edits, onSaved }).save}>Save changes</button>;

it('leaves no Undo behind when the session ends on its way', async () => {
  save.mockImplementation((id: RowId, change: CellChange) => {
    if (id === 1) return Promise.resolve(change);
    const ended = sessionEnded();
    cancelRequests(ended);
    return Promise.reject(ended);
  });
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  flushSync(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Sheet />
      </QueryClientProvider>,
    ),
  );
  page.querySelector('button')?.click();
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledWith([1]));
  expect(notificationsStore.getState().notifications).toEqual([]);
  root.unmount();
  page.remove();
});
