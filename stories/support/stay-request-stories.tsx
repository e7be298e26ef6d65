import { http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Row, TableDefinition } from '@/mocks/db/table';
import { Requests } from '@/routes/_shell/-requests';
import { expectForbidden, expectRecordLoading, expectRetry } from './plays';
import { failing, forbidden, loading } from './story-parts';
import { longNepali } from './texts';

interface Requests<R extends Row> {
  kind: 'homestays' | 'hotels';
  table: TableDefinition<R>;
  /** The first two requests. */
  names: readonly [first: string, second: string];
}

/** The queue of requests of hotels or homestays, at rest and in all states. */
export const stayRequestStories = <R extends Row & { name: string; request_status?: string | undefined }>(
  requests: Requests<R>,
) => {
  const { kind, table, names } = requests;
  const [first, second] = names;
  const render = () => <Requests only={kind} />;
  const shown = (canvas: StoryContext['canvas'], name: string) =>
    canvas.findByRole('heading', { level: 2, name });
  const approve = async ({ canvas, userEvent }: StoryContext) => {
    await shown(canvas, first);
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve request?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    return dialog;
  };
  return {
    queue: {
      render,
      play: async ({ canvas }: StoryContext) => {
        await shown(canvas, first);
        // The column is narrow, so a room is read in lines, whole.
        const [room] = within(await canvas.findByRole('region', { name: 'Rooms' })).getAllByRole('listitem');
        await expect(room).toHaveTextContent(/Active.*NPR [\d,]+ · \d adults?.* · \d beds?$/);
      },
    },
    loading: {
      render,
      ...loading,
      play: (stage: StoryContext) => expectRecordLoading(stage, `the ${kind} that wait`),
    },
    failed: {
      render,
      ...failing,
      play: (stage: StoryContext) => expectRetry(stage, `Could not load the ${kind} that wait`),
    },
    forbidden: {
      render,
      ...forbidden(`*/v1/admin/${kind}/datatable`),
      play: (stage: StoryContext) =>
        expectForbidden(stage, `the ${kind} that wait`, { label: 'Home', to: '/' }),
    },
    empty: {
      render,
      beforeEach: async ({ backend }: StoryContext) => {
        await backend.db.run('write', async () => {
          const rows = backend.db.table(table);
          for (const { id } of await rows.all())
            await rows.update(id, { request_status: 'approved' } as Partial<R>);
        });
      },
      play: async ({ canvas }: StoryContext) => {
        await expect(await canvas.findByText('All caught up')).toBeVisible();
      },
    },
    longText: {
      render,
      beforeEach: ({ backend }: StoryContext) =>
        backend.db.run('write', async () => {
          const rows = backend.db.table(table);
          const row = (await rows.all()).find(({ name }) => name === first);
          await rows.update(row?.id ?? 0, { name: longNepali } as Partial<R>);
        }),
      play: async ({ canvas }: StoryContext) => {
        await expect(await shown(canvas, longNepali)).toBeVisible();
      },
    },
    approveFailed: {
      render,
      beforeEach: ({ msw }: StoryContext) => {
        msw.use(
          http.patch('*/approve-request', () => HttpResponse.json({ message: 'Broken.' }, { status: 500 })),
        );
      },
      play: async (stage: StoryContext) => {
        const dialog = await approve(stage);
        await expect(await dialog.findByRole('alert')).toBeVisible();
      },
    },
    approved: {
      render,
      play: async (stage: StoryContext) => {
        const { backend, canvas } = stage;
        await approve(stage);
        await shown(canvas, second);
        await waitFor(async () => {
          const row = (await backend.db.table(table).all()).find(({ name }) => name === first);
          await expect(row).toMatchObject({ request_status: 'approved', status: true });
        });
      },
    },
  };
};
