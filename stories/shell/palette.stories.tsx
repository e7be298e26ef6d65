import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { saveUser } from '@/api/session/tokens';
import { clearNotices, notifySuccess } from '@/components/notices/notices';
import { display } from '@/components/text/display';
import { addDays, daysBetween, todayInNepal } from '@/lib/dates/dates';
import { readDate } from '@/lib/dates/typed-date';
import { rememberOpened } from '@/lib/records/opened-records';
import { Palette } from '@/shell/palette/palette';
import preview from '../../.storybook/preview';
import { loading } from '../support/story-parts';
import { longNepali } from '../support/texts';

const meta = preview.meta({
  title: 'Kit/Shell/Command palette',
  component: Palette,
  args: { opened: true, onClose: fn() },
  parameters: { router: { path: '/packages/1/view' } },
  beforeEach: () => {
    saveUser({ id: 1, first_name: 'Asmita', last_name: 'Gurung' });
    rememberOpened('1', { area: '/hotels', id: 3, name: 'Hotel Annapurna View' });
    rememberOpened('1', { area: '/users', id: 5, name: 'Pasang Sherpa' });
    rememberOpened('2', { area: '/users', id: 6, name: 'Opened by somebody else' });
    rememberOpened('1', { area: '/hotels', id: 3, name: 'Hotel Annapurna View' });
  },
});

const field = () => screen.findByRole('combobox', { name: 'Command' });
const group = async (name: string) => within(await screen.findByRole('group', { name }));

export const Default = meta.story({});

export const Results = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'gokyo');
    await expect(await (await group('Packages')).findByRole('option', { name: /Gokyo Lakes/ })).toBeVisible();
  },
});

export const NothingMatches = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'zeppelin');
    await expect(await screen.findByText('Nothing matches.')).toBeVisible();
    await expect(screen.queryByRole('option')).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  ...loading,
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'zeppelin');
    await expect(await screen.findByText('No command matches. Searching records…')).toBeVisible();
  },
});

/** An area that fails to load says so, and the others are still found. */
export const AreaFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/hotels/datatable', () => HttpResponse.json({ message: 'Down.' }, { status: 500 })));
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'gokyo');
    await expect(await (await group('Packages')).findByRole('option', { name: /Gokyo Lakes/ })).toBeVisible();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Hotels could not be searched.');
  },
});

let isDown = true;

/** Failed searches are retried once the network is back. */
export const BackOnline = meta.story({
  tags: ['tests'],
  beforeEach: ({ msw }) => {
    isDown = true;
    msw.use(http.get('*/packages/datatable', () => (isDown ? HttpResponse.error() : undefined)));
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'gokyo');
    const refusal = 'Packages and Package requests could not be searched.';
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(refusal));
    isDown = false;
    window.dispatchEvent(new Event('online'));
    await expect(await (await group('Packages')).findByRole('option', { name: /Gokyo Lakes/ })).toBeVisible();
  },
});

export const Failed = meta.story({
  globals: { backend: 'failing' },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'gokyo');
    await expect(await screen.findByText('23 areas could not be searched.')).toBeVisible();
  },
});

export const LongText = meta.story({
  beforeEach: () => rememberOpened('1', { area: '/features', id: 7, name: longNepali }),
  globals: { viewport: { value: 'phone' } },
});

/** Recent records and the actions on the current record are listed before anything is typed. */
export const BeforeTyping = meta.story({
  tags: ['tests'],
  play: async ({ args, userEvent, router }) => {
    const record = await group('This record');
    await expect(record.getByRole('option', { name: 'Departures' })).toHaveAttribute(
      'href',
      '/packages/1/departures',
    );
    await expect(record.queryByRole('option', { name: 'View' })).not.toBeInTheDocument();
    const opened = (await group('Recently opened')).getAllByRole('option');
    await expect(opened.map(({ textContent }) => textContent)).toEqual(['Hotel Annapurna ViewHotels']);
    const names = screen.getAllByRole('group').map((shown) => shown.firstElementChild?.textContent);
    await expect(names.slice(0, 2)).toEqual(['This record', 'Recently opened']);
    await expect(names).toContain('Go to');
    await userEvent.keyboard('annap{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/hotels/3/view'));
    await expect(args.onClose).toHaveBeenCalled();
  },
});

const undo = fn();

/** Writes can be undone here, even after their notice is gone; a record's name alone undoes nothing. */
export const UndoneLater = meta.story({
  tags: ['tests'],
  beforeEach: () => {
    notifySuccess('“Gokyo” was saved.', { undo });
    return clearNotices;
  },
  play: async ({ userEvent }) => {
    const name = 'Undo: “Gokyo” was saved. Just now';
    await expect(await (await group('Undo')).findByRole('option', { name })).toBeVisible();
    await userEvent.keyboard('gokyo');
    await expect(screen.queryByRole('group', { name: 'Undo' })).not.toBeInTheDocument();
    await userEvent.clear(await field());
    await userEvent.keyboard('undo gokyo{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
  },
});

/** A typing error, another spelling, another script and another word order lead to the record. */
export const HalfRemembered = meta.story({
  tags: ['tests'],
  play: async ({ userEvent }) => {
    const search = await field();
    for (const text of ['gokio', 'गोक्यो', 'renjo gokyo', '\u200bgokyo\u00a0lakes']) {
      await userEvent.clear(search);
      await userEvent.type(search, text);
      await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('Gokyo Lakes'));
    }
  },
});

const first = () => screen.getAllByRole('option')[0];

const dayIn = (text: string) => {
  const reading = readDate(/\d{1,2} \w{3} 20\d\d/.exec(text)?.[0] ?? '');
  return 'date' in reading ? reading.date : '';
};

/** The number of days until the travel date of each booking, from the lines. */
const daysAway = (lines: readonly HTMLElement[]) =>
  lines.map(({ textContent }) => daysBetween(todayInNepal(), dayIn(textContent)));

/** A line shows how a record differs from others of the same name, if the API says so. */
export const SameNames = meta.story({
  tags: ['tests'],
  play: async ({ userEvent }) => {
    const search = await field();
    await userEvent.type(search, 'everest base camp trek');
    await expect(
      await (await group('Packages')).findByRole('option', { name: /^Everest Base Camp Trek/ }),
    ).toHaveTextContent('Sherpa Summit Adventures · NPR 1,85,000');
    const bookings = await (await group('Bookings')).findAllByRole('option');
    for (const booking of bookings)
      await expect(booking).toHaveTextContent(
        /^Everest Base Camp Trek.+ · \d{1,2} \w{3} 20\d\d · (Pending|Confirmed|Completed|Cancelled)$/,
      );
    // Upcoming ones, then past ones, latest first.
    await waitFor(async () => {
      const days = daysAway((await group('Bookings')).getAllByRole('option'));
      const coming = days.filter((day) => day >= 0).sort((a, b) => a - b);
      const past = days.filter((day) => day < 0).sort((a, b) => b - a);
      await expect(days).toEqual([...coming, ...past]);
    });
    await userEvent.clear(search);
    await userEvent.type(search, 'pasang dawa');
    await waitFor(() => expect(first()).toHaveTextContent(/Sherpa(Users|Content editor · )/));
  },
});

/** An API whose rows omit optional fields: they differ by id. */
export const LeanRows = meta.story({
  tags: ['tests'],
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('*/bookings/datatable', () =>
        HttpResponse.json({ data: [{ id: 7, service_name: 'Gokyo Lakes Trek', status: 'pending' }] }),
      ),
      http.get('*/packages/datatable', () =>
        HttpResponse.json({ data: [{ id: 8, name: 'Gokyo Ri', status: true }] }),
      ),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'gokyo');
    const booking = await (await group('Bookings')).findByRole('option');
    await expect(booking).toHaveTextContent(/^Gokyo Lakes TrekPending$/);
    await expect((await group('Packages')).getByRole('option')).toHaveTextContent(/^Gokyo RiID 8$/);
  },
});

/** A vendor is found by its business name, in a list without a filter that is read once, and leads to its packages. */
export const VendorByBusinessName = meta.story({
  tags: ['tests'],
  play: async ({ msw, userEvent }) => {
    const reads: string[] = [];
    msw.use(http.get('*/v1/admin/vendors', ({ request }) => void reads.push(request.url)));
    const search = await field();
    await userEvent.type(search, 'sherpa sumit');
    const vendor = await (await group('Vendors')).findByRole('option', { name: /Sherpa Summit Adventures/ });
    await expect(vendor).toHaveAttribute('href', '/packages?vendor_id=3');
    await userEvent.type(search, '{Backspace}mit');
    await waitFor(() => expect(screen.getByText(/^\d+ results?$|Nothing matches/)).toBeVisible());
    await expect(reads).toHaveLength(1);
  },
});

/** An exact screen name, a name with an action, and a date come before fuzzy matches. */
export const Meant = meta.story({
  tags: ['tests'],
  play: async ({ userEvent }) => {
    const search = await field();
    for (const [text, shown, href] of [
      ['hotels', /^Hotels$/, '/hotels'],
      ['everest base camp edit', /^Everest Base Camp TrekEdit/, '/packages/1/edit'],
      ['departures everest base camp', /^Everest Base Camp TrekDepartures/, '/packages/1/departures'],
      ['2083-08-26 bs', /12 Dec 2026/, expect.stringContaining('2026-12-12') as string],
    ] as const) {
      await userEvent.clear(search);
      await userEvent.type(search, text);
      await waitFor(() => expect(first()).toHaveTextContent(shown));
      await expect(first()).toHaveAttribute('href', href);
    }
  },
});

/** What can be done is found here, while no server answers. */
export const Commands = meta.story({
  tags: ['tests'],
  ...loading,
  play: async ({ userEvent }) => {
    const search = await field();
    const containing = (part: string) => expect.stringContaining(part) as string;
    for (const [text, shown, href] of [
      ['change password', 'Password', '/settings?tab=password#old_password'],
      ['import amenities', 'Import amenities', '/amenities?mode=import'],
      ['packages sheet', 'Edit packages as sheet', '/packages?mode=sheet'],
      ['export users', 'Export users', '/users'],
      ['gallery', 'Gallery of banners', '/banners?mode=gallery'],
      ['hotel region photos', 'Gallery of hotel regions', '/hotel-regions?mode=gallery'],
      ['ग्यालरी top deals', 'Gallery of top deals', '/topdeals?mode=gallery'],
      ['plan its departures', /^Plan its departures/, '/help#plan-its-departures'],
      ['travellers tomorrow', 'Travellers tomorrowBookings', containing(addDays(todayInNepal(), 1))],
      ['bookings of this month', 'Bookings of this monthBookings', containing('view=board')],
      ['print manifest today', 'Manifest of today', containing('view=manifest')],
      ['होटल आयात', 'Import hotels', '/hotels?mode=import'],
      ['प्याकेजहरू', 'Packages', '/packages'],
      ['vendors', 'Users and vendors', '/users'],
      ['site settings', 'Settings', '/settings'],
      ['नयाँ सूचना', 'Create notice', '/notices/create'],
    ] as const) {
      await userEvent.clear(search);
      await userEvent.type(search, text);
      await waitFor(() => expect(first()).toHaveTextContent(shown));
      await expect(first()).toHaveAttribute('href', href);
    }
    await userEvent.clear(search);
    await userEvent.type(search, 'bs alone{Enter}');
    await expect(display.get().calendar).toBe('bs');
  },
});

const called = {
  id: 7,
  service_type: 'package',
  service_id: 1,
  service_name: 'Gokyo Lakes Trek',
  contact_name: 'Deepa Karki',
  contact_phone: '+977 984-5420637',
  start_date: addDays(todayInNepal(), 3),
  status: 'confirmed',
};

/** A caller's number finds the bookings of the next 90 days, and says so; a booking is offered by number if it is there. */
export const Caller = meta.story({
  tags: ['tests'],
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('*/bookings/datatable', () =>
        HttpResponse.json({ data: [called], meta: { last_page: 1, per_page: 100, current_page: 1 } }),
      ),
      http.get('*/bookings/7', () => HttpResponse.json({ data: called })),
      http.get('*/bookings/5420637', () => HttpResponse.json({ message: 'No.' }, { status: 404 })),
    );
  },
  play: async ({ userEvent }) => {
    const search = await field();
    for (const text of ['984-5420637', '5420637']) {
      await userEvent.clear(search);
      await userEvent.type(search, text);
      await expect(await (await group('Bookings')).findByRole('option')).toHaveTextContent(
        /^Gokyo Lakes Trek\+977 984-5420637 · Deepa Karki · .+ · Confirmed$/,
      );
      await expect(await screen.findByText(/phone numbers of bookings until .+ were searched/)).toBeVisible();
    }
    await userEvent.clear(search);
    await userEvent.type(search, 'booking 5420637');
    await expect(await screen.findByText('Nothing matches.')).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, '7 7');
    await userEvent.type(search, '{Backspace}{Backspace}');
    await expect(await (await group('By number')).findByRole('option')).toHaveTextContent(
      /^Booking 7Gokyo Lakes Trek · Deepa Karki/,
    );
    await userEvent.clear(search);
    await userEvent.type(search, 'manifest gokyo');
    await expect(
      await (
        await group('Manifests')
      ).findByRole('option', { name: /^Manifest of Gokyo Lakes Trek \w{3} \d/ }),
    ).toHaveAttribute('href', expect.stringContaining('service=1'));
  },
});

/** A record is shown with its picture; one that cannot be loaded, with the icon of its kind. */
export const Pictures = meta.story({
  tags: ['tests'],
  beforeEach: ({ msw }) => {
    const images = (url: string) => [{ id: 1, url, alt: '' }];
    const pixel = Uint8Array.from(
      atob('R0lGODlhAQABAIAAAAAAAP///yH5BAAAAAAALAAAAAABAAEAAAIBRAA7'),
      (letter) => letter.charCodeAt(0),
    );
    msw.use(
      http.get('*/lodge.gif', () => new HttpResponse(pixel, { headers: { 'Content-Type': 'image/gif' } })),
      http.get('*/gone.gif', () => new HttpResponse(null, { status: 404 })),
      http.get('*/hotels/datatable', () =>
        HttpResponse.json({
          data: [
            { id: 1, name: 'Zeppelin Lodge', images: images('/lodge.gif') },
            { id: 2, name: 'Zeppelin Inn', images: images('/gone.gif') },
          ],
        }),
      ),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'zeppelin');
    const hotels = await group('Hotels');
    const marks = async (name: RegExp) =>
      (await hotels.findByRole('option', { name })).querySelector('img, svg');
    await waitFor(async () => expect((await marks(/Zeppelin Inn/))?.tagName).toBe('svg'));
    await waitFor(async () => expect(await marks(/Zeppelin Lodge/)).toHaveProperty('naturalWidth', 1));
  },
});

/** The arrow keys select, the selection is announced to screen readers, and later results do not move it. */
export const ByKeyboard = meta.story({
  tags: ['tests'],
  play: async ({ args, userEvent }) => {
    const search = await field();
    await waitFor(() => expect(search).toHaveFocus());
    const box = screen.getByRole('dialog', { name: 'Command palette' });
    const { top, height } = box.getBoundingClientRect();
    await userEvent.type(search, 'hotel');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    const chosen = () => screen.getByRole('option', { selected: true });
    const name = chosen().textContent;
    await expect(search).toHaveAttribute('aria-activedescendant', chosen().id);
    await expect(await (await group('Hotels')).findAllByRole('option')).not.toHaveLength(0);
    await waitFor(() => expect(screen.getByText(/^\d+ results$/)).toBeVisible());
    await expect(chosen().textContent).toBe(name);
    await expect(box.getBoundingClientRect()).toMatchObject({ top, height });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});

/** An area without permission is left out silently. */
export const ForbiddenArea = meta.story({
  tags: ['tests'],
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/users/datatable', () => HttpResponse.json({ message: 'No.' }, { status: 403 })));
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'zeppelin');
    await expect(await screen.findByText('Nothing matches.')).toBeVisible();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
});
