import { useQueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '@/mocks/backend';
import { packageTable, type StoredPackage } from '@/mocks/seed/packages';
import { Requests } from '@/routes/_shell/-requests';
import preview from '../../.storybook/preview';
import { expectForbidden, expectRecordLoading, expectRetry } from '../support/plays';
import { forbidden, loading } from '../support/story-parts';
import { longNepali } from '../support/texts';

const meta = preview.meta({
  title: 'Screens/Packages/Requests',
  parameters: { router: { path: '/requests/packages' } },
  beforeEach: ({ msw }) => {
    msw.use(http.get('https://pixel.example/*', () => new HttpResponse(null, { status: 404 })));
  },
});

const first = 'Trishuli Rafting Weekend';
const second = 'Sarangkot Sunrise and Paragliding';

const shown = (canvas: StoryContext['canvas'], name: string) =>
  canvas.findByRole('heading', { level: 2, name });

const inQueue = async (canvas: StoryContext['canvas']) =>
  within(await canvas.findByRole('navigation', { name: 'Waiting packages' }));

const confirm = async ({ userEvent }: Pick<StoryContext, 'userEvent'>, name = 'Approve') => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve request?' }));
  await userEvent.click(dialog.getByRole('button', { name }));
  return dialog;
};

const change = (backend: Backend, wanted: (row: StoredPackage) => boolean, changes: Partial<StoredPackage>) =>
  backend.db.run('write', async () => {
    const table = backend.db.table(packageTable);
    const row = (await table.all()).find(wanted);
    await table.update(row?.id ?? 0, changes);
  });

const isFirst = ({ name }: StoredPackage) => name === first;

export const Queue = meta.story({
  render: () => <Requests only="packages" />,
  tags: ['screen'],
});

export const Approved = meta.story({
  ...Queue.input,
  tags: ['tests'],
  play: async ({ backend, canvas, userEvent }) => {
    await shown(canvas, first);
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }));
    await confirm({ userEvent });
    await shown(canvas, second);
    const queue = await inQueue(canvas);
    await expect(queue.queryByRole('button', { name: new RegExp(first) })).not.toBeInTheDocument();
    await waitFor(() => expect(queue.getByRole('button', { name: new RegExp(second) })).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(queue.getByRole('button', { name: new RegExp(second) })).toHaveFocus());
    const approved = (await backend.db.table(packageTable).all()).find(({ name }) => name === first);
    await expect(approved).toMatchObject({ request_status: 'approved', status: true });
  },
});

export const ByKeyboard = meta.story({
  render: Queue.input.render,
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, first);
    await userEvent.keyboard('j');
    await shown(canvas, second);
    await userEvent.keyboard('k');
    await shown(canvas, first);
    await userEvent.keyboard('n');
    await shown(canvas, second);
    await userEvent.keyboard('aa');
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve request?' }));
    await expect(dialog.getByText('1 gap blocks selling: No itinerary days.')).toBeVisible();
    await userEvent.keyboard('a');
    await expect(dialog.getByRole('button', { name: 'Approve anyway' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const queue = await inQueue(canvas);
    await waitFor(() =>
      expect(queue.queryByRole('button', { name: new RegExp(second) })).not.toBeInTheDocument(),
    );
  },
});

/** Back from a form that was opened here, the same request is displayed. */
export const OpenedAgain = meta.story({
  render: Queue.input.render,
  tags: ['tests'],
  play: async ({ canvas, router, userEvent }) => {
    const queue = await inQueue(canvas);
    await userEvent.click(queue.getByRole('button', { name: new RegExp(second) }));
    await shown(canvas, second);
    const { id } = router.state.location.search as { id?: number };
    await expect(id).toBeDefined();
    await userEvent.click(canvas.getByRole('link', { name: 'Edit' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/packages/${id}/edit`));
    await expect(router.state.location.state.from?.path).toBe('/requests/packages');
    router.history.back();
    await waitFor(() => expect(router.state.location.search).toEqual({ id: String(id) }));
  },
});

/** However long the queue is, the displayed request stays in view there, and has the focus. */
export const LongQueue = meta.story({
  render: Queue.input.render,
  tags: ['tests'],
  beforeEach: async ({ backend }) => {
    await backend.db.run('write', async () => {
      const table = backend.db.table(packageTable);
      for (const { id } of await table.all()) await table.update(id, { request_status: 'pending' });
    });
  },
  play: async ({ canvas, userEvent }) => {
    const queue = await inQueue(canvas);
    const entries = queue.getAllByRole('button');
    await expect(entries.length).toBeGreaterThan(30);
    await userEvent.keyboard('j'.repeat(entries.length - 1));
    const last = entries.at(-1);
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last).toHaveAttribute('aria-current', 'true');
    const box = canvas.getByRole('navigation', { name: 'Waiting packages' }).getBoundingClientRect();
    const { top, bottom } = last?.getBoundingClientRect() ?? new DOMRect();
    await expect(top).toBeGreaterThanOrEqual(box.top);
    await expect(bottom).toBeLessThanOrEqual(box.bottom);
  },
});

export const DecidedElsewhere = meta.story({
  render: Queue.input.render,
  tags: ['tests'],
  play: async ({ backend, canvas, userEvent }) => {
    await shown(canvas, first);
    await change(backend, isFirst, { request_status: 'approved' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }));
    await confirm({ userEvent });
    const notice = await screen.findByText(
      `“${first}” was not approved. This request has already been approved.`,
    );
    await waitFor(() => expect(notice).toBeVisible());
    await shown(canvas, second);
  },
});

/** Refetches as on window focus, also behind a dialog. */
const ReadAgain = () => {
  const client = useQueryClient();
  return (
    <button type="button" onClick={() => void client.invalidateQueries()}>
      Read again
    </button>
  );
};

const readAgain = (canvas: StoryContext['canvas']) =>
  canvas.getByRole('button', { name: 'Read again', hidden: true }).click();

const withReading = () => (
  <>
    <Requests only="packages" />
    <ReadAgain />
  </>
);

/** A new request before the others replaces neither the displayed one nor that of the dialog. */
export const QueueMoves = meta.story({
  render: withReading,
  tags: ['tests'],
  play: async ({ backend, canvas, userEvent }) => {
    await shown(canvas, first);
    const entries = (await inQueue(canvas)).getAllByRole('button').length;
    const comesIn = async () => {
      await change(backend, ({ request_status }) => request_status !== 'pending', {
        request_status: 'pending',
      });
      readAgain(canvas);
    };
    const waiting = (count: number) =>
      waitFor(() =>
        expect(
          within(canvas.getByRole('navigation', { name: 'Waiting packages', hidden: true })).getAllByRole(
            'button',
            { hidden: true },
          ),
        ).toHaveLength(count),
      );
    await comesIn();
    await waiting(entries + 1);
    await expect(canvas.getByRole('heading', { level: 2, name: first })).toBeVisible();

    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }));
    await screen.findByRole('dialog', { name: 'Approve request?' });
    await comesIn();
    await waiting(entries + 2);
    await expect(screen.getByText(`“${first}” goes live.`, { exact: false })).toBeVisible();
    await confirm({ userEvent });
    await expect(await screen.findByText(`“${first}” was approved.`)).toBeInTheDocument();
    await waiting(entries + 1);
    const approved = (await backend.db.table(packageTable).all()).find(isFirst);
    await expect(approved).toMatchObject({ request_status: 'approved' });
  },
});

/** If somebody else decides on a request during its confirmation, the dialog closes, and nothing is approved. */
export const LeavesWhileAsked = meta.story({
  render: withReading,
  tags: ['tests'],
  play: async ({ backend, canvas, msw, userEvent }) => {
    const approved: string[] = [];
    msw.use(
      http.patch('*/approve-request', ({ request }) => {
        approved.push(request.url);
      }),
    );
    await shown(canvas, first);
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve request?' }));
    await change(backend, isFirst, { request_status: 'approved' });
    readAgain(canvas);
    await screen.findByText(`“${first}” is no longer waiting: somebody else decided on it.`);
    dialog.queryByRole('button', { name: 'Approve' })?.click();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await shown(canvas, second);
    await expect(approved).toEqual([]);
  },
});

/** An approval that succeeded although its response was lost is not attributed to somebody else. */
export const AnswerLost = meta.story({
  render: withReading,
  tags: ['tests'],
  play: async ({ backend, canvas, msw, userEvent }) => {
    msw.use(
      http.patch('*/approve-request', async () => {
        await change(backend, isFirst, { request_status: 'approved' });
        return HttpResponse.error();
      }),
    );
    await shown(canvas, first);
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }));
    await confirm({ userEvent });
    await screen.findByText(/is no longer waiting: your approval was saved, or somebody else/);
  },
});

/** A vendor's texts: those for travellers are expanded, others collapsed, and no remote image is loaded. */
export const AsATravellerReadsIt = meta.story({
  render: Queue.input.render,
  tags: ['tests'],
  beforeEach: ({ backend }) =>
    change(backend, isFirst, {
      overview: '<p>Rapids</p><img src="https://pixel.example/1.png" alt="A raft"><frameset></frameset>',
      highlights: '<frameset><frame></frameset>',
      max_altitude: '1,400 m',
      discount_percentage: null,
      discount_total_no: 4,
    }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await shown(canvas, first);
    await expect(await canvas.findByText('Rapids')).toBeVisible();
    await expect(canvas.getByText('Image from pixel.example: A raft')).toBeVisible();
    await expect(canvasElement.querySelector('img[src*="pixel"]')).toBeNull();
    await expect(canvas.getByText('Max altitude').nextElementSibling).toHaveTextContent(/^1,400 m$/);
    await expect(canvas.getByText('No percentage, for 4 or more travellers')).toBeVisible();

    const folded = ['Position', 'Sponsored', 'Slug', 'No index', 'No follow', 'Meta keywords'];
    for (const label of folded) await expect(canvas.getByText(label)).not.toBeVisible();
    await userEvent.click(canvas.getByText('For administrators'));
    for (const label of folded) await expect(canvas.getByText(label)).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Show 1 image from other hosts' }));
    const image = canvas.getByRole('img', { name: 'A raft' });
    await expect(image).toHaveAttribute('src', 'https://pixel.example/1.png');
    await expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
  },
});

export const ApproveFailed = meta.story({
  render: Queue.input.render,
  play: async ({ canvas, userEvent, msw }) => {
    msw.use(
      http.patch('*/approve-request', () => HttpResponse.json({ message: 'Broken.' }, { status: 500 })),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }));
    const dialog = await confirm({ userEvent });
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect((await inQueue(canvas)).getByRole('button', { name: new RegExp(first) })).toBeVisible();
  },
});

export const Loading = meta.story({
  render: Queue.input.render,
  ...loading,
  play: (stage) => expectRecordLoading(stage, 'the packages that wait'),
});

export const Forbidden = meta.story({
  render: Queue.input.render,
  ...forbidden('*/datatable'),
  play: (stage) => expectForbidden(stage, 'the packages that wait', { label: 'Home', to: '/' }),
});

export const Empty = meta.story({
  render: Queue.input.render,
  globals: { backend: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'All caught up' })).toBeVisible();
  },
});

export const Failed = meta.story({
  render: Queue.input.render,
  globals: { backend: 'failing' },
  play: (stage) => expectRetry(stage, 'Could not load the packages that wait'),
});

export const LongText = meta.story({
  render: Queue.input.render,
  beforeEach: ({ backend }) => change(backend, isFirst, { name: longNepali }),
  play: async ({ canvas }) => {
    await expect(await shown(canvas, longNepali)).toBeVisible();
  },
});
