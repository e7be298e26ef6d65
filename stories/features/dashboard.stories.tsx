import { delay, http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import { timings } from '@/api/client/timings';
import { shopHealth } from '@/domain/listings/shop-health';
import { Dashboard } from '@/features/dashboard/dashboard';
import { type HomeReading, homeReading } from '@/features/dashboard/reading/home-reading';
import { shopSetup, stepKeys } from '@/features/dashboard/setup/shop-setup';
import { daysBetween } from '@/lib/dates/dates';
import { formatNpr } from '@/lib/formats/formats';
import { rememberOpened } from '@/lib/records/opened-records';
import { saveDraft } from '@/lib/storage/draft';
import { blogTable } from '@/mocks/seed/blogs';
import { hotelRegionTable } from '@/mocks/seed/landing-pages';
import { recordTypes } from '@/routes/_shell/-record-types';
import preview from '../../.storybook/preview';
import { checked, listOf, nothingToSell, reading, stopped, today, travelling } from '../support/home-parts';
import { failing, forbidden, loading } from '../support/story-parts';
import { longNepali } from '../support/texts';

const loadTypes = () => Promise.resolve(recordTypes);

const meta = preview.meta({ title: 'Screens/Home', render: () => <Dashboard loadTypes={loadTypes} /> });

const part = (canvas: StoryContext['canvas'], name: string) => within(canvas.getByRole('region', { name }));

const known = (found: Partial<HomeReading> = {}) => ({
  beforeEach: () => {
    shopHealth.set(checked);
    homeReading.set({ ...reading, ...found });
  },
});

export const Default = meta.story({ tags: ['screen'], ...known() });

export const NothingRead = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Bookings and money' })).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  ...loading,
  play: async ({ canvas }) => {
    for (const what of ['the requests', 'who travels', 'the departures'])
      await expect(await canvas.findByRole('status', { name: `Loading ${what}` })).toBeVisible();
  },
});

/** Each section fails independently. */
export const Failed = meta.story({
  ...failing,
  play: async ({ canvas }) => {
    for (const what of ['the package requests', 'the hotel requests', 'who travels', 'the departures'])
      await expect(await canvas.findByRole('button', { name: `Retry: ${what}` })).toBeVisible();
  },
});

export const Forbidden = meta.story({
  ...forbidden('*/datatable'),
  play: async ({ canvas }) => {
    for (const what of ['the package requests', 'the homestay requests', 'who travels', 'the departures'])
      await expect(await canvas.findByText(`Your role may not see ${what}.`)).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  globals: { backend: 'empty' },
  beforeEach: () => {
    shopHealth.set({ ...checked, gaps: [] });
    homeReading.set({ ...reading, vendors: { seen: 12, owing: [] } });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No requests are waiting.')).toBeVisible();
    await expect(await canvas.findAllByText('Nobody sets out')).toHaveLength(2);
    await expect(await canvas.findByText(/^No trip in the next 14 days/)).toBeVisible();
    await expect(canvas.getByText('Of 118 listings read, none is blocked from selling.')).toBeVisible();
    await expect(canvas.getByText('Of 12 vendors read, none owes documents.')).toBeVisible();
  },
});

const setup = async (canvas: StoryContext['canvas']) =>
  within(await canvas.findByRole('region', { name: 'Getting the shop ready' }));

/** What is left to do in a shop without bookings; one step after the other. */
export const NewShop = meta.story({
  globals: { backend: 'empty' },
  play: async ({ canvas }) => {
    const steps = await setup(canvas);
    await expect(await steps.findByText('1 of 9 done')).toBeVisible();
    await expect(steps.queryByRole('link', { name: 'Give vendors an account' })).not.toBeInTheDocument();
    const first = steps.getByRole('link', { name: 'Create package regions' });
    await expect(first).toHaveAttribute('href', '/package-regions/create');
    await expect(first.closest('li')).toHaveAttribute('aria-current', 'step');
  },
});

export const NewShopDark = meta.story({ globals: { backend: 'empty', theme: 'dark' } });
export const NewShopPhone = meta.story({
  globals: { backend: 'empty', viewport: { value: 'phone' } },
});

/** What is there is ticked, and not asked about again. */
export const NewShopHalfDone = meta.story({
  globals: { backend: 'empty' },
  beforeEach: ({ msw }) => {
    shopSetup.set({ done: ['vendors', 'settings'], away: false });
    msw.use(
      listOf('*/package/regions/datatable', [{ id: 1, name: 'Everest' }]),
      listOf('*/package/activities/datatable', [{ id: 1, name: 'Trekking' }]),
      listOf('*/package/packages/datatable', [{ id: 3, name: 'Gokyo Lakes' }]),
      listOf('*/packages/3/departures', []),
      http.get('*/package/packages/3', () =>
        HttpResponse.json({ data: { id: 3, name: 'Gokyo Lakes', itenaries: [{ id: 1, title: 'Lukla' }] } }),
      ),
    );
  },
  play: async ({ canvas }) => {
    const steps = await setup(canvas);
    await expect(await steps.findByText('6 of 9 done')).toBeVisible();
    const next = steps.getByRole('link', { name: 'Plan its departures' });
    await expect(next).toHaveAttribute('href', '/packages/3/departures/create');
    await expect(next.closest('li')).toHaveAttribute('aria-current', 'step');
    const known = ['vendors', 'regions', 'activities', 'package', 'days', 'settings'];
    await waitFor(() => expect(shopSetup.get().done.toSorted()).toEqual(known.toSorted()));
  },
});

/** It can be put away, and goes by itself once all is done: then nothing is asked about. */
export const NewShopDone = meta.story({
  tags: ['tests'],
  globals: { backend: 'empty' },
  beforeEach: () => shopSetup.set({ done: stepKeys.filter((key) => key !== 'settings'), away: false }),
  play: async ({ canvas, userEvent }) => {
    const panel = () => canvas.queryByRole('region', { name: 'Getting the shop ready' });
    const steps = await setup(canvas);
    await userEvent.click(steps.getByRole('button', { name: 'Put away' }));
    await waitFor(() => expect(panel()).not.toBeInTheDocument());
    shopSetup.set({ ...shopSetup.get(), away: false });
    await userEvent.click((await setup(canvas)).getByRole('link', { name: 'Look through your settings' }));
    await waitFor(() => expect(panel()).not.toBeInTheDocument());
    await expect(shopSetup.get().done).toHaveLength(stepKeys.length);
  },
});

/** A step that the role may not see is left out; one that failed says so. */
export const NewShopFailed = meta.story({
  globals: { backend: 'empty' },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('*/banners/datatable', () => HttpResponse.json({ message: 'Forbidden.' }, { status: 403 })),
      http.get('*/admin/vendors', () => HttpResponse.json({ message: 'Broken.' }, { status: 500 })),
    );
  },
  play: async ({ canvas }) => {
    const steps = await setup(canvas);
    await expect(await steps.findByText('It could not be read whether this is done.')).toBeVisible();
    await expect(steps.getByRole('button', { name: 'Retry: the steps' })).toBeVisible();
    await waitFor(() => expect(steps.queryByText('Create a banner')).not.toBeInTheDocument());
  },
});

export const LongText = meta.story({
  ...known(),
  beforeEach: ({ msw }) => {
    shopHealth.set(checked);
    homeReading.set(reading);
    const waiting = { name: longNepali, request_status: 'pending', created_at: '2026-11-09T10:15:00+05:45' };
    const long = {
      service_name: longNepali,
      contact_name: longNepali,
      contact_phone: '+977 1-4412345 ext. 204',
    };
    msw.use(
      listOf('*/packages/datatable', [{ id: 1, ...waiting }]),
      listOf('*/bookings/datatable', [
        travelling(1, 0, { ...long, status: 'pending' }),
        travelling(2, 1, long),
      ]),
    );
    rememberOpened('1', { area: '/packages', id: 3, name: longNepali });
  },
  play: async ({ canvas }) => {
    const request = await part(canvas, 'Requests').findByRole('link', { name: longNepali });
    await expect(request).toHaveAttribute('href', '/requests/packages?kinds=all&kind=packages&id=1');
  },
});

/** A backend with minimal responses. */
export const BareApi = meta.story({ globals: { dialect: 'bare' }, ...known() });

/** The oldest request of all kinds is first; without dates, the kinds alternate. */
export const OldestRequest = meta.story({
  tags: ['tests'],
  beforeEach: ({ msw }) => {
    const waiting = (id: number, name: string, created_at?: string) => ({
      id,
      name,
      request_status: 'pending',
      created_at,
    });
    msw.use(
      listOf('*/packages/datatable', [waiting(1, 'Tilicho', '2026-11-20T02:00:00Z')]),
      listOf('*/homestays/datatable', [waiting(7, 'Sirubari', '2026-11-09T10:15:00+05:45')]),
      listOf('*/hotels/datatable', []),
    );
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Oldest requests' }));
    const [first, second] = list.getAllByRole('listitem');
    const days = daysBetween('2026-11-09', today);
    await expect(first).toHaveTextContent(`SirubariHomestayWaits ${days} days`);
    await expect(second).toHaveTextContent('Tilicho');
    await expect(list.getByRole('link', { name: 'Sirubari' })).toHaveAttribute(
      'href',
      '/requests/packages?kinds=all&kind=homestays&id=7',
    );
    const kinds = within(canvas.getByRole('navigation', { name: 'Requests by kind' }));
    await expect(kinds.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '1 package',
      '1 homestay',
      '0 hotels',
      'All requests',
    ]);
  },
});

/** The travellers of today and tomorrow, pending bookings first, without cancelled ones. */
export const Travellers = meta.story({
  tags: ['tests'],
  beforeEach: ({ msw }) => {
    msw.use(
      listOf('*/bookings/datatable', [
        travelling(1, 0, { contact_name: 'Deepa Rai', paid_amount: 64_500 }),
        travelling(2, 0, { contact_name: 'Sagar Gurung' }),
        travelling(3, 0, { contact_name: 'Junu Sherpa', status: 'cancelled' }),
        travelling(4, 0, { contact_name: 'Bikash Lama', status: 'pending', adults: null, paid_amount: null }),
        travelling(5, 1, { contact_name: 'Maya Tamang' }),
        travelling(6, 5, { service_id: 4, service_name: 'Mustang', status: 'pending' }),
        travelling(7, 20, { service_id: 5, service_name: 'Dolpo', status: 'pending' }),
      ]),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const travel = part(canvas, 'Travels today and tomorrow');
    const rows = await travel.findAllByRole('row');
    const begins = (text: string) => expect.stringMatching(new RegExp(`^${text}`)) as string;
    await expect(rows.map((row) => row.textContent)).toEqual(
      ['Traveller', 'Today, ', 'Bikash Lama', 'Sagar Gurung', 'Deepa Rai', 'Tomorrow, ', 'Maya Tamang'].map(
        begins,
      ),
    );
    await expect(rows[2]?.textContent).toContain(`+977 984-1234567${formatNpr(64_500)}`);
    await expect(rows[4]).toHaveTextContent('2+977 984-1234567Paid');
    await expect(within(rows[2] ?? document.body).getByRole('img', { name: 'Pending' })).toBeVisible();
    const figures = within(canvas.getByRole('list', { name: 'The day in figures' }));
    await expect(figures.getAllByRole('listitem').map((figure) => figure.textContent)).toEqual([
      expect.stringMatching(/^Today, .*3 bookings4 travellers$/),
      expect.stringMatching(/^Tomorrow, .*1 booking2 travellers$/),
      'Pending, next 14 days2 pendingof 5 bookings',
      `To collect, next 7 days4 unpaid${formatNpr(4 * 44_500 + 20_000)}`,
    ]);

    const departures = part(canvas, 'Tours with open bookings');
    const names = () =>
      departures.getAllByRole('listitem').map((row) => within(row).getByRole('link').textContent);
    await expect(names()).toEqual(['Langtang Valley Trek', 'Langtang Valley Trek', 'Mustang']);
    await userEvent.click(departures.getByRole('button', { name: 'Show 30 days' }));
    await waitFor(() => expect(names()).toHaveLength(4));
  },
});

/** If the API does not sort bookings by date, nothing is guessed until all of them are read. */
export const Unordered = meta.story({
  tags: ['tests'],
  beforeEach: ({ msw }) => {
    const rows = Array.from({ length: 2_000 }, (_, id) => travelling(id + 1, (id * 7) % 400));
    msw.use(
      listOf('*/bookings/datatable', rows),
      http.get('*/roles', () => HttpResponse.json({ data: [] })),
      ...nothingToSell,
    );
  },
  play: async ({ canvas, userEvent }) => {
    const travel = part(canvas, 'Travels today and tomorrow');
    await expect(await travel.findByText(/all 20 pages must be read/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByText('of 70 bookings')).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Bookings by week of travel' })).toBeVisible();
  },
});

/** The same if bookings have no dates. */
export const Undated = meta.story({
  tags: ['tests'],
  ...known({ bookings: 'undated' }),
  beforeEach: ({ msw }) => {
    homeReading.set({ ...reading, bookings: 'undated' });
    msw.use(listOf('*/bookings/datatable', [travelling(1, 0, { start_date: null })]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/so it is not known who travels when/)).toBeVisible();
    await expect(canvas.getByText(/so there is nothing to plot/)).toBeVisible();
  },
});

/** An API that ignores filters: requests are counted by their own fields. */
export const Unfiltered = meta.story({
  tags: ['tests'],
  beforeEach: ({ msw }) => {
    const rows = Array.from({ length: 30 }, (_, index) => ({
      id: index + 1,
      name: 'Tilicho',
      status: false,
      request_status: index % 2 === 0 ? 'pending' : 'approved',
    }));
    msw.use(listOf('*/hotels/datatable', rows));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '15 hotels' })).toBeVisible();
  },
});

/** One button reads everything; it can be stopped and resumed. */
export const ReadEverything = meta.story({
  tags: ['tests'],
  beforeEach: ({ msw }) => {
    const treks = [1, 2, 3].map((id) => ({ id, name: `Trek ${id}`, slug: `trek-${id}`, status: true }));
    msw.use(listOf('*/packages/datatable', treks), ...nothingToSell.slice(1));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await canvas.findByText(/^[1-9]\d* of \d+ parts read$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(await canvas.findByText(/^\d+ parts of \d+ were read\.$/)).toBeVisible();
    await waitFor(() => expect(homeReading.get()).toMatchObject({ failures: 0 }));
    await expect(shopHealth.get()).toMatchObject({ whole: false });
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    const left = () => {
      const { parts = 0, done = 0 } = homeReading.get() ?? {};
      return parts - done;
    };
    await waitFor(() => expect(left()).toBe(0), { timeout: 30_000 });
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument());
    await expect(canvas.queryByRole('button', { name: 'Go on' })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/parts? of \d+ were read/)).not.toBeInTheDocument();
    await expect(shopHealth.get()).toMatchObject({ whole: true });
    await expect(await canvas.findByRole('region', { name: 'Bookings by week of travel' })).toBeVisible();
  },
});

/** Behind a server that leaves a call of the screen open, the reading does not wait for its answer. */
export const UnaskedWhileReading = meta.story({
  tags: ['tests'],
  beforeEach: ({ msw }) => {
    const pace = { ...timings };
    Object.assign(timings, { unasked: 600_000, unaskedLatest: 0, unaskedSpacing: 0 });
    msw.use(
      http.get('*/bookings/datatable', async () => {
        await delay('infinite');
      }),
      ...nothingToSell,
    );
    return () => Object.assign(timings, pace);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Stop' })).toBeVisible();
  },
});

/** Without being asked, the start page reads part by part, and asks a day long only for records whose row changes. */
export const Unasked = meta.story({
  tags: ['tests'],
  beforeEach: ({ msw }) => {
    const pace = { ...timings };
    Object.assign(timings, { unasked: 0, unaskedSpacing: 0, wholeLists: 0 });
    const treks = [1, 2, 3].map((id) => ({ id, name: `Trek ${id}`, slug: `trek-${id}`, status: true }));
    msw.use(listOf('*/packages/datatable', treks), ...nothingToSell.slice(1));
    return () => Object.assign(timings, pace);
  },
  play: async ({ canvas, msw, router, userEvent }) => {
    const found = part(canvas, 'Listings and vendors');
    await expect(await found.findByRole('link', { name: '2 listings cannot be sold' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument());
    const reads: string[] = [];
    const treks = [1, 2, 3].map((id) => ({
      id,
      name: id === 2 ? 'Annapurna' : `Trek ${id}`,
      slug: `trek-${id}`,
      status: true,
    }));
    msw.use(
      listOf('*/packages/datatable', treks),
      http.get('*/packages/:id', ({ params }) => {
        reads.push(String(params.id));
      }),
    );
    homeReading.set({ ...reading, at: 0 });
    await router.navigate({ to: '/', search: { show: 'unready' } as never });
    await userEvent.click(await canvas.findByRole('link', { name: 'Back to Home' }));
    await waitFor(() => expect(homeReading.get()?.at).not.toBe(0), { timeout: 30_000 });
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument());
    await expect(reads).toEqual(['2']);
  },
});

/** As long as the total is unknown, the reading says so. */
export const Reading = meta.story({
  ...loading,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByRole('progressbar', { name: 'Reading everything' })).toBeVisible();
    await expect(canvas.getByText('Counting what to read')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible();
  },
});

/** A part that fails to load is named, and can be retried without the others. */
export const PartFailed = meta.story({
  tags: ['tests'],
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('*/roles', () => HttpResponse.json({ message: 'Too busy.' }, { status: 500 })),
      ...nothingToSell,
    );
  },
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(
      await canvas.findByText(/^1 part could not be read: the vendors \(/, undefined, { timeout: 30_000 }),
    ).toBeVisible();
    msw.use(http.get('*/roles', () => HttpResponse.json({ data: [] })));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(canvas.queryByText(/could not be read/)).not.toBeInTheDocument());
    await waitFor(() => expect(homeReading.get()).toMatchObject({ failures: 0 }));
  },
});

export const Stopped = meta.story({
  ...known(stopped),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('60 parts of 140 were read.')).toBeVisible();
    await expect(canvas.getByText('of 4')).toBeVisible();
    await canvas.findByRole('region', { name: 'Money by month of travel' });
    const months = part(canvas, 'Money by month of travel').getAllByRole('listitem');
    const unreadable = months.filter((month) => within(month).queryByRole('link', { name: /: not read$/ }));
    await expect(unreadable).toHaveLength(10);
  },
});

export const PartsFailed = meta.story({
  ...known({
    done: 138,
    failures: 2,
    failed: [
      { what: 'the vendors', reason: 'You may not see this.' },
      { what: `“${longNepali}”`, reason: 'The server could not be reached.' },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2 parts could not be read: the vendors/)).toBeVisible();
  },
});

/** The numbers link to lists with as many rows. */
export const Known = meta.story({
  tags: ['tests'],
  ...known(),
  play: async ({ canvas }) => {
    const found = part(canvas, 'Listings and vendors');
    for (const [name, show] of [
      ['2 listings cannot be sold', 'unready'],
      ['No image', 'image'],
      ['Images under 1,200 px', 'imageSize'],
      ['2 vendors owe documents', 'vendors'],
      ['2 pages fall short in search engines', 'search'],
      ['1 booked day has no departure', 'departures'],
    ] as const)
      await expect(found.getByRole('link', { name })).toHaveAttribute('href', `/?show=${show}`);
  },
});

/** Each bar links to its list, shows its numbers, and is in a table too. */
export const PlotAsTable = meta.story({
  tags: ['tests'],
  ...known(),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: 'Money by kind' });
    const plot = part(canvas, 'Money by kind');
    const bar = `Package: Paid ${formatNpr(2_000_000)}, Still to pay ${formatNpr(6_000_000)}, ${formatNpr(8_000_000)} in all`;
    await expect(plot.getByRole('link', { name: bar })).toHaveAttribute(
      'href',
      '/bookings?service_type=package',
    );
    await userEvent.click(plot.getByRole('button', { name: 'Show as table' }));
    const row = plot.getByRole('row', { name: /^Package/ });
    const cells = within(row).getAllByRole('cell');
    await expect(cells.map((cell) => cell.textContent)).toEqual(
      [2, 6, 8].map((sum) => formatNpr(sum * 1_000_000)),
    );
    await expect(within(row).getByRole('link')).toHaveAttribute('href', '/bookings?service_type=package');
  },
});

const listed = (search: Record<string, unknown>) => ({
  ...known(),
  parameters: { router: { path: '/', search } },
});

export const Found = meta.story({
  ...listed({ show: 'image' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'No image' })).toBeVisible();
    await expect(canvas.getByText('2 listings')).toBeVisible();
    await expect(canvas.getByRole('link', { name: longNepali })).toHaveAttribute('href', '/homestays/1/view');
  },
});

export const FoundVendors = meta.story({
  ...listed({ show: 'vendors' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 vendors')).toBeVisible();
    await expect(canvas.getByRole('link', { name: longNepali })).toHaveAttribute('href', '/users/12/profile');
    await expect(canvas.getByText('VAT number, VAT document, TAN document')).toBeVisible();
  },
});

const tooLong = 'Lakes, '.repeat(20);

const poorPages = {
  ...listed({ show: 'search' }),
  beforeEach: async ({ backend }: StoryContext) => {
    homeReading.set(reading);
    await backend.db.run('write', async () => {
      await backend.db.table(blogTable).update(2, { title: 'Ten days in Mustang', meta_tag: null });
      const meta_tag = { title: tooLong, keywords: 'lakes', description: 'Lakes.' };
      await backend.db.table(hotelRegionTable).update(3, { name: longNepali, meta_tag });
    });
  },
};

/** Worst first; each links to its texts in the form. */
export const FoundPages = meta.story({
  ...poorPages,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('textbox', { name: `Meta page title of ${longNepali}` }),
    ).toHaveValue(tooLong);
    const [, first, second] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent(
      /Ten days in Mustang.*Blogs.*no meta page title.*no meta description/,
    );
    await expect(second).toHaveTextContent(/Hotel regions.*Too long/);
    await expect(canvas.getByRole('link', { name: 'Ten days in Mustang' })).toHaveAttribute(
      'href',
      '/blogs/2/edit#meta_page_title',
    );
  },
});

export const FoundDepartures = meta.story({
  ...listed({ show: 'departures' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 day')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Langtang Valley Trek' })).toHaveAttribute(
      'href',
      expect.stringContaining('view=manifest') as string,
    );
    await expect(canvas.getByText('2 bookings')).toBeVisible();
  },
});

export const FoundPagesDark = meta.story({ ...poorPages, globals: { theme: 'dark' }, tags: ['repetition'] });
export const FoundPagesPhone = meta.story({
  ...poorPages,
  globals: { viewport: { value: 'phone' } },
  tags: ['repetition'],
});

/** A page's own words are filled in where it falls short, in all selected pages, and saved and undone as one. */
export const FoundPagesMended = meta.story({
  ...poorPages,
  tags: ['tests'],
  play: async ({ backend, canvas, userEvent }) => {
    const stored = async () => {
      const [blog, region] = await backend.db.run('read', () =>
        Promise.all([backend.db.table(blogTable).get(2), backend.db.table(hotelRegionTable).get(3)]),
      );
      const texts = [blog, region].flatMap((page) => [page?.meta_tag?.title, page?.meta_tag?.description]);
      return texts.map((text) => text ?? '');
    };
    const before = await stored();
    await userEvent.click(
      await canvas.findByRole('button', { name: `Shorten the title of “${longNepali}”` }),
    );
    const description = canvas.getByRole('textbox', { name: 'Meta description of Ten days in Mustang' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    const bulk = within(canvas.getByRole('group', { name: 'Selected pages' }));
    await userEvent.click(bulk.getByRole('button', { name: 'Use the name' }));
    await userEvent.click(bulk.getByRole('button', { name: 'Use the text' }));
    const own = (description as HTMLTextAreaElement).value;
    await expect(own).toMatch(/\.$/);
    await expect(canvas.getByRole('region', { name: 'Unsaved changes' })).toHaveTextContent(
      '3 unsaved changes in 2 rows',
    );
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await canvas.findByText('2 rows were saved.');
    await expect(await stored()).toEqual([
      'Ten days in Mustang',
      own,
      expect.stringMatching(/^Lakes.*Lakes$/),
      'Lakes.',
    ]);
    await expect(canvas.getAllByText(/Saved since this was read/)).toHaveLength(2);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('2 rows were changed back.');
    await expect(await stored()).toEqual(before);
    await expect(description).toHaveValue('');
  },
});

/** After a save, the focus is in the next text that falls short, and at the end of the sheet after the last one. */
export const FoundPagesOneByOne = meta.story({
  ...poorPages,
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    const press = (what: string, name: string) =>
      canvas.findByRole('button', { name: `${what} of “${name}”` }).then((button) => userEvent.click(button));
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await press('Use the name', 'Ten days in Mustang');
    await press('Use the text', 'Ten days in Mustang');
    await save();
    const title = await canvas.findByRole('textbox', { name: `Meta page title of ${longNepali}` });
    await waitFor(() => expect(title).toHaveFocus());
    await press('Shorten the title', longNepali);
    await save();
    await waitFor(() => expect(canvas.getByText('No page here falls short any more.')).toHaveFocus());
    await waitFor(() => expect(screen.getAllByText(/saved\.$/)).toHaveLength(1));
  },
});

/** A link to a list without data in this browser says so. */
export const NothingChecked = meta.story({
  parameters: { router: { path: '/', search: { show: 'price' } } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Nothing has been read in this browser' }),
    ).toBeVisible();
  },
});

/** The last opened records, of all kinds, are one click away. */
export const OpenedLast = meta.story({
  tags: ['tests'],
  beforeEach: () => {
    rememberOpened('1', { area: '/packages', id: 3, name: 'Langtang Valley Trek' });
    rememberOpened('1', { area: '/users', id: 7, name: 'Pemba Sherpa' });
  },
  play: async ({ canvas }) => {
    const links = part(canvas, 'Recently opened').getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/users/7/edit',
      '/packages/3/view',
    ]);
  },
});

/** Drafts are offered. */
export const Drafts = meta.story({
  tags: ['tests'],
  beforeEach: () => {
    saveDraft('1', '/features/create', { at: Date.now(), label: 'Create feature', values: { title: 'Yak' } });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Create feature, / })).toHaveAttribute(
      'href',
      '/features/create',
    );
  },
});
