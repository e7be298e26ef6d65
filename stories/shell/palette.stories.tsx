import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { rememberOpened } from '@/lib/opened-records';
import { saveUser } from '@/session/tokens';
import { Palette } from '@/shell/palette/palette';
import preview from '../../.storybook/preview';
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

export const NothingFound = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'zeppelin');
    await expect(await screen.findByText('Nothing matches.')).toBeVisible();
    await expect(screen.queryByRole('option')).not.toBeInTheDocument();
  },
});

export const Searching = meta.story({
  globals: { backend: 'slow' },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'zeppelin');
    await expect(await screen.findByText('Searching…')).toBeVisible();
  },
});

/** An area that does not answer says so, and the others are found all the same. */
export const FailingArea = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/hotels/datatable', () => HttpResponse.json({ message: 'Down.' }, { status: 500 })));
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'gokyo');
    await expect(await (await group('Packages')).findByRole('option', { name: /Gokyo Lakes/ })).toBeVisible();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Hotels could not be searched.');
  },
});

export const AllAreasFailing = meta.story({
  globals: { backend: 'failing' },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'gokyo');
    await expect(await screen.findByText('19 areas could not be searched.')).toBeVisible();
  },
});

export const LongText = meta.story({
  beforeEach: () => rememberOpened('1', { area: '/features', id: 7, name: longNepali }),
  globals: { viewport: { value: 'phone' } },
});

/** What was opened last and what can be done with the record on display are there before anything is typed. */
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

/** A typing error, another spelling, another script and words in another order lead to the record. */
export const HalfRemembered = meta.story({
  tags: ['tests'],
  play: async ({ userEvent }) => {
    const search = await field();
    for (const text of ['gokio', 'गोक्यो', 'renjo gokyo']) {
      await userEvent.clear(search);
      await userEvent.type(search, text);
      await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('Gokyo Lakes'));
    }
  },
});

/** The arrow keys choose, the choice is announced to screen readers, and later results do not move it. */
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

/** An area that the administrator may not see is left out without a word. */
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
