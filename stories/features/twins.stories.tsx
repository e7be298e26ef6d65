import { http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import { TwinsScreen } from '@/features/twins/twins-screen';
import { hotelTable, type StoredHotel } from '@/mocks/seed/hotels';
import { packageTable } from '@/mocks/seed/packages';
import { hotelRoomTable } from '@/mocks/seed/rooms';
import { recordTypes } from '@/routes/_shell/-record-types';
import { twinParts } from '@/routes/_shell/-twin-parts';
import preview from '../../.storybook/preview';
import { expectForbidden, expectRetry } from '../support/plays';
import { failing, forbidden, loading } from '../support/story-parts';
import { longNepali } from '../support/texts';

const merging = { types: recordTypes, parts: twinParts };

const meta = preview.meta({
  title: 'Screens/Likely twins',
  parameters: { router: { path: '/twins?kind=hotels' } },
  render: () => <TwinsScreen merging={merging} />,
});

type Hotel = Partial<Omit<StoredHotel, 'id'>>;

/** The id of the first twin. */
const ID = 101;
const NAME = 'Hotel Marsyangdi Garden';
const TWIN = 'होटल मर्स्याङ्दी गार्डेन';

const website = 'https://garden.example.com';

/** A backend with twins of hotels, each with the fields of its original but these, and one room of the first one. */
const withTwins = (twins: readonly (Hotel & { of?: number })[]) => ({
  beforeEach: ({ backend }: StoryContext) =>
    backend.db.run('write', async () => {
      const hotels = backend.db.table(hotelTable);
      for (const [index, { of = 1, ...own }] of twins.entries()) {
        const original = await hotels.get(of);
        if (!original) throw new Error(`There is no hotel ${of}.`);
        const { id: _, ...rest } = original;
        await hotels.insert({ ...rest, images: [], slug: `twin-${index}`, ...own });
      }
      const rooms = backend.db.table(hotelRoomTable);
      await rooms.insert({ name: 'Roof suite', stay_id: ID, status: 1, images: [] });
    }),
});

const two = withTwins([
  { name: TWIN, website },
  { of: 5, name: 'Hotel with another name', longitude: null, latitude: null, email: null },
]);
const pair = { ...two, parameters: { router: { path: `/twins?kind=hotels&keep=1&twin=${ID}` } } };

export const List = meta.story({
  ...two,
  tags: ['screen'],
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'Likely twins' }));
    await expect(list.getByText(/^Same name, same phone/)).toBeVisible();
    const names = `“${NAME}” and “${TWIN}”`;
    await userEvent.click(list.getByRole('button', { name: `Not twins: ${names}` }));
    await waitFor(() => expect(screen.getByText(`${names} are not twins.`)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('link', { name: `Compare ${names}` })).toHaveAttribute(
      'href',
      `/twins?kind=hotels&keep=1&twin=${ID}`,
    );
  },
});

export const Loading = meta.story({ ...loading });

export const Empty = meta.story({
  tags: ['repetition'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No likely twins' })).toBeVisible();
    await expect(canvas.getByText('0 likely pairs among 100 hotels')).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['repetition'],
  ...failing,
  play: (stage) => expectRetry(stage, 'Could not load the hotels'),
});

export const Forbidden = meta.story({
  tags: ['repetition'],
  ...forbidden('*/hotels/datatable'),
  play: (stage) => expectForbidden(stage, 'the hotels', { label: 'Home', to: '/' }),
});

export const LongText = meta.story(withTwins([{ name: longNepali }, { name: longNepali }]));

export const Many = meta.story({
  tags: ['tests'],
  ...withTwins(Array.from({ length: 60 }, (_, index) => ({ of: index + 1 }))),
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Likely twins' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(50);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more pairs' }));
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(50));
  },
});

export const Phone = meta.story({ ...two, globals: { viewport: { value: 'phone' } } });

export const Compared = meta.story({
  ...pair,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: `Website of “${TWIN}”` })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: `Website of “${NAME}”` })).toBeChecked();
    await expect(canvas.queryByRole('radio', { name: /^(Slug|Email) of/ })).not.toBeInTheDocument();
  },
});

export const ComparedPhone = meta.story({
  tags: ['tests'],
  ...pair,
  globals: { viewport: { value: 'phone' } },
});

export const ComparedLongText = meta.story({
  tags: ['tests'],
  ...withTwins([{ name: longNepali, details: `<p>${longNepali.repeat(8)}</p>` }]),
  parameters: pair.parameters,
});

export const ComparedMissing = meta.story({
  tags: ['tests'],
  parameters: { router: { path: '/twins?kind=hotels&keep=1&twin=99999' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'One hotel does not exist' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Back to the pairs' })[0]).toHaveAttribute(
      'href',
      '/twins?kind=hotels',
    );
  },
});

/** Chooses the twin’s website and its room, and starts. */
const merge = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.click(await canvas.findByRole('radio', { name: `Website of “${TWIN}”` }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Rooms' }));
  const start = await canvas.findByRole('button', { name: 'Start 2 steps' });
  await waitFor(() => expect(start).toBeEnabled());
  await userEvent.click(start);
};

const hotelNow = ({ backend }: Pick<StoryContext, 'backend'>, id: number) =>
  backend.db.run('read', () => backend.db.table(hotelTable).get(id));

const refusing = {
  ...pair,
  beforeEach: async (stage: StoryContext) => {
    await two.beforeEach(stage);
    stage.msw.use(
      http.post(
        '*/v1/admin/hotels/1/rooms',
        () => HttpResponse.json({ message: 'The name is taken.' }, { status: 422 }),
        { once: true },
      ),
    );
  },
};

/** While a step failed, its twin cannot go. */
export const Refused = meta.story({
  tags: ['tests'],
  ...refusing,
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await merge(stage);
    const retry = await canvas.findByRole('button', { name: 'Retry 1 failed' });
    await expect(canvas.getByText('The name is taken.')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'The twin' })).not.toBeInTheDocument();
    await userEvent.click(retry);
    await expect(await canvas.findByRole('region', { name: 'The twin' })).toBeVisible();
  },
});

/** Before it is deleted, all that was taken over is read again: what somebody else changed since keeps it. */
export const NotStanding = meta.story({
  ...pair,
  beforeEach: async (stage: StoryContext) => {
    await two.beforeEach(stage);
    stage.msw.use(
      http.get('*/v1/admin/bookings/datatable', () =>
        HttpResponse.json({ data: [], meta: { current_page: 1, last_page: 1, per_page: 100 } }),
      ),
    );
  },
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent, backend } = stage;
    await merge(stage);
    await userEvent.click(
      await canvas.findByRole('button', { name: `Delete “${TWIN}”` }, { timeout: 10_000 }),
    );
    await backend.db.run('write', () => backend.db.table(hotelTable).update(1, { website: null }));
    const dialog = within(await screen.findByRole('dialog', { name: `Delete “${TWIN}”?` }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByText(/no longer has what was chosen for Website\.$/)).toBeVisible();
    await expect(await hotelNow(stage, ID)).toBeDefined();
  },
});

export const Packages = meta.story({
  tags: ['tests'],
  parameters: { router: { path: '/twins?kind=packages&keep=1&twin=2' } },
  play: async ({ canvas, backend }) => {
    const names = await backend.db.run('read', async () => {
      const packages = await backend.db.table(packageTable).all();
      return packages.slice(0, 2).map(({ name }) => name);
    });
    await expect(
      await canvas.findByRole('heading', { name: `Create again under “${names[0]}”` }),
    ).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Itinerary days' })).not.toBeChecked();
  },
});

/** Two accounts of one person: their email addresses and usernames stay apart. */
export const Users = meta.story({
  tags: ['tests'],
  parameters: { router: { path: '/twins?kind=users&keep=12&twin=13' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radiogroup', { name: 'First name' })).toBeVisible();
    await expect(
      canvas.queryByRole('radiogroup', { name: /Email|Username|Password/ }),
    ).not.toBeInTheDocument();
  },
});
