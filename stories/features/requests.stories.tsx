import { http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { MessageActions } from '@/domain/requests/message-actions';
import { homestayTable } from '@/mocks/seed/homestays';
import { hotelTable } from '@/mocks/seed/hotels';
import { packageTable } from '@/mocks/seed/packages';
import { Requests } from '@/routes/_shell/-requests';
import preview from '../../.storybook/preview';
import { failing, loading } from '../support/story-parts';
import { longNepali } from '../support/texts';

const meta = preview.meta({
  title: 'Screens/Requests/All kinds',
  parameters: { router: { path: '/requests/packages', search: { kinds: 'all' } } },
});

const render = () => <Requests only="packages" />;

const [trek, home, hotel] = ['Trishuli Rafting Weekend', 'सिरुबारी गाउँ होमस्टे', 'Lakeside Bougainvillea'];

const queueOf = async (canvas: StoryContext['canvas']) =>
  within(await canvas.findByRole('navigation', { name: 'Waiting requests' }));

const entriesOf = async (canvas: StoryContext['canvas']) => (await queueOf(canvas)).getAllByRole('button');

const shown = (canvas: StoryContext['canvas'], name: string) =>
  canvas.findByRole('heading', { level: 2, name });

const tabs = (canvas: StoryContext['canvas']) =>
  within(canvas.getByRole('navigation', { name: 'Kinds of requests' }));

const broken = () => HttpResponse.json({ message: 'Out of order.' }, { status: 500 });

/** An API need not say since when a request waits. */
const undated = ({ backend: { db } }: StoryContext) =>
  db.run('write', async () => {
    for (const table of [packageTable, homestayTable, hotelTable])
      for (const { id, request_status } of await db.table(table).all())
        if (request_status === 'pending') await db.table(table).update(id, { created_at: null });
  });

export const Queue = meta.story({ render, tags: ['screen'] });

/** The oldest request is first, whatever its kind. */
export const OldestFirst = meta.story({
  render,
  tags: ['tests'],
  play: async ({ canvas }) => {
    await shown(canvas, trek);
    const days = (await entriesOf(canvas)).map((entry) =>
      Number(/Waits (\d+) days?/.exec(entry.textContent)?.[1]),
    );
    await expect(days).toEqual(days.toSorted((a, b) => b - a));
    await expect(days.length).toBeGreaterThan(20);
  },
});

/** The first of each kind, then the second of each; each shows its kind and number of gaps. */
export const InTurn = meta.story({
  render,
  beforeEach: undated,
  tags: ['tests'],
  play: async ({ canvas }) => {
    await shown(canvas, trek);
    const entries = await entriesOf(canvas);
    await expect(entries[0]).toHaveTextContent(trek);
    await expect(entries[0]).toHaveTextContent('Package');
    const picture = entries[0]?.querySelector('img');
    await expect(picture).toHaveAttribute('alt', '');
    await expect(picture?.getBoundingClientRect()).toMatchObject({ width: 40, height: 40 });
    await expect(canvas.queryByRole('button', { name: 'Add images' })).not.toBeInTheDocument();
    await expect(entries[1]).toHaveTextContent(home);
    await expect(entries[1]).toHaveTextContent('Homestay');
    await expect(entries[2]).toHaveTextContent(hotel);
    await expect(entries[2]).toHaveTextContent('Hotel');
    await waitFor(() => expect(entries[0]).toHaveTextContent(/Ready to sell|blocks? selling/));
    await waitFor(() => expect(entries[2]).toHaveTextContent(/Ready to sell|blocks? selling/));
    await waitFor(() =>
      expect(tabs(canvas).getByRole('link', { name: `All kinds ${entries.length} waiting` })).toBeVisible(),
    );
  },
});

/** One key asks, the same key confirms, and the next request is displayed, whatever its kind. */
export const ApprovedByKeys = meta.story({
  render,
  beforeEach: undated,
  tags: ['tests'],
  play: async ({ backend, canvas, userEvent }) => {
    await shown(canvas, trek);
    for (const [next, said] of [
      [home, `“${trek}” was approved.`],
      [hotel, '2 requests were approved.'],
    ] as const) {
      await userEvent.keyboard('a');
      await screen.findByRole('dialog', { name: 'Approve request?' });
      await userEvent.keyboard('a');
      await shown(canvas, next);
      await screen.findByText(said);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    const statusOf = (rows: { name: string; request_status?: string | undefined }[], wanted: string) =>
      rows.find(({ name }) => name === wanted)?.request_status;
    await expect(statusOf(await backend.db.table(packageTable).all(), trek)).toBe('approved');
    await expect(statusOf(await backend.db.table(homestayTable).all(), home)).toBe('approved');
    await expect(statusOf(await backend.db.table(hotelTable).all(), hotel)).toBe('pending');
  },
});

/** The URL has the kind with the id: ids are unique only within a kind. */
export const Addressed = meta.story({
  render,
  tags: ['tests'],
  play: async ({ canvas, router, userEvent }) => {
    await shown(canvas, trek);
    await userEvent.click((await queueOf(canvas)).getByRole('button', { name: new RegExp(hotel) }));
    await shown(canvas, hotel);
    await expect(router.state.location.search).toMatchObject({ kinds: 'all', kind: 'hotels' });
    await userEvent.click(canvas.getByRole('link', { name: 'Edit' }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/hotels\/\d+\/edit$/));
  },
});

/** From all kinds to one, and back. */
export const Filtered = meta.story({
  render,
  tags: ['tests'],
  play: async ({ canvas, router, userEvent }) => {
    await shown(canvas, trek);
    await expect(tabs(canvas).getByRole('link', { name: /^All kinds/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(tabs(canvas).getByRole('link', { name: /^Packages/ })).not.toHaveAttribute('aria-current');
    await userEvent.click(tabs(canvas).getByRole('link', { name: /^Packages/ }));
    await expect(await canvas.findByRole('navigation', { name: 'Waiting packages' })).toBeVisible();
    await expect(router.state.location.search).toEqual({});
    await userEvent.click(tabs(canvas).getByRole('link', { name: /^All kinds/ }));
    await queueOf(canvas);
    await expect(tabs(canvas).getByRole('link', { name: /^Hotels/ })).toHaveAttribute(
      'href',
      '/requests/hotels',
    );
  },
});

let homestaysFail = true;

/** A kind that fails to load shows an alert with its own Retry; the others remain usable. */
export const OneKindFailed = meta.story({
  render,
  beforeEach: async (context) => {
    await undated(context);
    homestaysFail = true;
    context.msw.use(http.get('*/v1/admin/homestays/datatable', () => (homestaysFail ? broken() : undefined)));
  },
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, trek);
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByText('Could not load the homestays that wait')).toBeVisible();
    const entries = await entriesOf(canvas);
    await expect(entries[1]).toHaveTextContent(hotel);
    homestaysFail = false;
    await userEvent.click(alert.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect((await entriesOf(canvas))[1]).toHaveTextContent(home));
    await expect(canvas.getByRole('heading', { level: 2, name: trek })).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** A missing permission is reported without Retry. */
export const OneKindForbidden = meta.story({
  render,
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('*/v1/admin/hotels/datatable', () =>
        HttpResponse.json({ message: 'Forbidden.' }, { status: 403 }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await shown(canvas, trek);
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByText('You may not see the hotels that wait')).toBeVisible();
    await expect(alert.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  render,
  ...failing,
  play: async ({ canvas }) => {
    for (const kind of ['packages', 'homestays', 'hotels'])
      await expect(await canvas.findByText(`Could not load the ${kind} that wait`)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(3);
    await expect(canvas.queryByRole('heading', { name: 'All caught up' })).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  render,
  beforeEach: ({ backend }) =>
    backend.db.run('write', async () => {
      const rows = backend.db.table(packageTable);
      const row = (await rows.all()).find(({ name }) => name === trek);
      await rows.update(row?.id ?? 0, { name: longNepali });
    }),
  play: async ({ canvas }) => {
    await expect(await shown(canvas, longNepali)).toBeVisible();
  },
});

export const RestEmpty = meta.story({
  render,
  globals: { backend: 'empty' },
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/v1/admin/hotels/datatable', broken));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing else is waiting' })).toBeVisible();
    await expect(canvas.getByText('Could not load the hotels that wait')).toBeVisible();
  },
});

/** A server that neither filters requests nor says which listings are some. */
export const NotSaid = meta.story({
  render,
  globals: { backend: 'empty' },
  beforeEach: ({ msw }) => {
    const meta = { last_page: 1, per_page: 100, current_page: 1 };
    const data = [{ id: 1, name: 'Lakeside', status: true }];
    msw.use(http.get('*/v1/admin/hotels/datatable', () => HttpResponse.json({ data, meta })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The server does not say which/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No known requests' })).toBeVisible();
  },
});

export const Empty = meta.story({
  render,
  globals: { backend: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'All caught up' })).toBeVisible();
  },
});

export const Loading = meta.story({
  render,
  ...loading,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the listings that wait' })).toBeVisible();
  },
});

/** The gaps are sent to the vendor as a message, by a button that is never truncated; owners with e-mail get one. */
export const MessageToOwner = meta.story({
  render,
  tags: ['tests'],
  beforeEach: async ({ backend }) => {
    await backend.db.run('write', async () => {
      const table = backend.db.table(hotelTable);
      const row = (await table.all()).find(({ name }) => name === hotel);
      await table.update(row?.id ?? 0, { min_price: null, google_map: null, email: 'lake@example.com' });
    });
  },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await shown(canvas, trek);
    const copy = await canvas.findByText('Copy message to vendor');
    // As with WCAG 1.4.12 text spacing: less room than for one line.
    copy.style.maxWidth = '120px';
    await expect(copy.scrollWidth).toBe(copy.clientWidth);
    await userEvent.click((await queueOf(canvas)).getByRole('button', { name: new RegExp(hotel) }));
    await shown(canvas, hotel);
    await canvas.findByRole('button', { name: 'Copy message to owner' });
    await userEvent.keyboard('m');
    await screen.findByText(`The message about “${hotel}” was copied.`);
    const text = write.mock.lastCall?.[0] ?? '';
    await expect(text).toContain('so that travellers can book it:\n- No default price');
    await expect(text).toMatch(/This would help it to sell:\n(- .*\n)*- No map/);
    const mail = canvas.getByRole('link', { name: 'Write e-mail to owner' }).getAttribute('href') ?? '';
    await expect(mail).toMatch(/^mailto:lake@example\.com\?subject=Lakeside%20Bougainvillea&body=Hello%20/);
  },
});

/** Without gaps, M says so: the clipboard still has the message about another listing. */
export const NothingToWriteAbout = meta.story({
  render: () => (
    <MessageActions
      to="owner"
      record={{ name: hotel }}
      person={null}
      gaps={{ found: [], kept: ['price'], certain: true }}
    />
  ),
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.keyboard('m');
    await screen.findByText(`No gap was found in “${hotel}”, so no message was copied.`);
    await expect(write).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: /owner/ })).not.toBeInTheDocument();
  },
});

/** The name is found in any spelling; the URL keeps it, and what is chosen. */
export const Searched = meta.story({
  render,
  tags: ['tests'],
  play: async ({ canvas, router, userEvent }) => {
    await shown(canvas, trek);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Name' }), 'sirubari');
    await shown(canvas, home);
    await expect(await entriesOf(canvas)).toHaveLength(1);
    await userEvent.click((await queueOf(canvas)).getByRole('button'));
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({
        kinds: 'all',
        kind: 'homestays',
        name: 'sirubari',
      }),
    );
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Name' }), 'x');
    await canvas.findByText('No known request is called “sirubarix”');
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await shown(canvas, home);
    await expect((await entriesOf(canvas)).length).toBeGreaterThan(20);
  },
});

const pageOfHotels = ({ request }: { request: Request }) => {
  const search = new URL(request.url).searchParams;
  const page = Number(search.get('page'));
  const hotel = (id: number) => ({
    id,
    name: id === 250 ? 'Hotel Yeti' : `Hotel ${id}`,
    request_status: 'pending',
    created_at: '2026-11-01',
  });
  const rows = Array.from({ length: 100 }, (_, index) => hotel((page - 1) * 100 + index + 1));
  return HttpResponse.json({ data: rows, meta: { last_page: 12, per_page: 100, current_page: page } });
};

/** A server that ignores the name: more is read, and what was not is offered. */
export const SearchedUnfiltered = meta.story({
  render,
  tags: ['tests'],
  beforeEach: ({ msw }) => msw.use(http.get('*/v1/admin/hotels/datatable', pageOfHotels)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Name' }), 'hotel yeti');
    await canvas.findByRole('button', { name: /Hotel Yeti/ });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Name' }), ' palace');
    await canvas.findByText(/^None of the first 5\d\d listings waits and is called so/);
    await expect(canvas.getByRole('button', { name: 'Look for more' })).toBeVisible();
  },
});
