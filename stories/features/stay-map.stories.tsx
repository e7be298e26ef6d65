import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, within } from 'storybook/test';
import { HotelList } from '@/features/stays/kinds/hotel-list';
import { hotelTable } from '@/mocks/seed/hotels';
import preview from '../../.storybook/preview';
import { findMark } from '../support/map-marks';
import { failing, forbidden, loading } from '../support/story-parts';
import { longNepali } from '../support/texts';

const meta = preview.meta({
  title: 'Screens/Hotels/Map',
  parameters: { router: { path: '/hotels', search: { mode: 'map' } } },
  render: () => <HotelList />,
});

type Stage = Pick<StoryContext, 'backend'>;

/** Leaves the first rows, each changed. */
const only =
  (...changes: object[]) =>
  async ({ backend }: Stage) => {
    await backend.db.run('write', async () => {
      const table = backend.db.table(hotelTable);
      for (const [index, row] of (await table.all()).entries())
        await (changes[index] ? table.update(row.id, changes[index]) : table.remove(row.id));
    });
  };

const stays = async () => within(await screen.findByRole('list', { name: 'On the map: hotels' }));

export const Map = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('96 of 100 hotels on the map.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Not on the map: 4 hotels' })).toBeVisible();
  },
});

/** What is chosen in the list is named on the map, and the other way round. */
export const Selected = meta.story({
  tags: ['tests'],
  beforeEach: only(
    { name: 'Namche Lodge', latitude: 27.8053, longitude: 86.7106 },
    { name: 'Lakeside Inn', latitude: 28.2096, longitude: 83.9556 },
    { name: 'Lakeside Deck', latitude: 28.2096, longitude: 83.9556 },
    { name: 'Swapped House', latitude: 85.324, longitude: 27.7172 },
    { name: 'Abroad', latitude: 51.5, longitude: -0.12 },
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const list = await stays();
    await expect(canvas.getByText('4 of 5 hotels on the map.')).toBeVisible();
    await expect(canvas.getByText('51.5, -0.12 is not in Nepal.')).toBeVisible();
    list.getByRole('button', { name: /^Namche Lodge/ }).focus();
    await userEvent.keyboard('{End}');
    await expect(list.getByRole('button', { name: /^Swapped House/ })).toHaveFocus();
    await expect(list.getByText(/^Latitude and longitude are swapped/)).toBeVisible();
    await expect(list.getByRole('link', { name: 'View' })).toHaveAttribute('href', '/hotels/4/view');
    // Two stays at one place are chosen in turn.
    const both = await findMark(canvasElement, '2');
    await userEvent.click(both);
    await expect(list.getByRole('button', { name: /^Lakeside Inn/ })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(both);
    await expect(list.getByRole('button', { name: /^Lakeside Deck/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(canvas.getByRole('button', { name: 'Show all' })).toBeDisabled();
  },
});

/** A list whose rows have no place. */
export const WithoutPlaces = meta.story({
  tags: ['tests'],
  beforeEach: only({ latitude: null, longitude: null }, { latitude: null, longitude: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not on the map: 2 hotels' })).toBeVisible();
    await expect(canvas.getByText(/The server may send it only with a single one/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Zoom in' })).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  tags: ['tests'],
  beforeEach: only(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No hotels yet' })).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['tests'],
  ...loading,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the hotels' })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['tests'],
  ...failing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Could not load the hotels' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

export const Forbidden = meta.story({
  tags: ['tests'],
  ...forbidden('*/hotels/datatable'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You may not see the hotels' })).toBeVisible();
  },
});

export const LongText = meta.story({
  tags: ['repetition'],
  beforeEach: only({ name: longNepali, address_1: longNepali.slice(0, 255) }, {}),
});
