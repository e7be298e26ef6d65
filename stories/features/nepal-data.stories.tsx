import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { NepalDataScreen } from '@/features/nepal-data/nepal-data-screen';
import { nepalChanges } from '@/lib/storage/nepal-changes';
import preview from '../../.storybook/preview';
import { undoLast } from '../support/plays';
import { longNepali } from '../support/texts';

const meta = preview.meta({
  title: 'Screens/Nepal data',
  render: () => <NepalDataScreen />,
  tags: ['tests'],
});

const asking = (query: string) => ({ parameters: { router: { path: `/nepal-data?${query}` } } });

const rowOf = async ({ canvas }: Pick<StoryContext, 'canvas'>, name: string) =>
  within(await canvas.findByRole('row', { name: new RegExp(`^${name}`) }));

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** The names and heights, 50 at first. */
export const Places = meta.story({
  ...asking(''),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await expect((await rowOf(stage, 'Kathmandu')).getByText('1,400 m')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more places' }));
    await expect((await rowOf(stage, 'Lukla')).getByText('2,860 m')).toBeVisible();
  },
});

/** Dates with their sources; two dates are sources that differ. */
export const Feasts = meta.story({
  ...asking('table=feasts&text=vijaya%20dashami%202083'),
  play: async (stage) => {
    const row = await rowOf(stage, 'Dashain: Vijaya Dashami');
    await expect(row.getByText('20 Oct 2026')).toBeVisible();
    await expect(row.getByText(/calendar of 2083 by the day/)).toBeVisible();
  },
});

export const Seasons = meta.story({
  ...asking('table=seasons'),
  play: async (stage) => {
    await expect((await rowOf(stage, 'Thorong La')).getByText('12-15')).toBeVisible();
  },
});

export const Permits = meta.story({
  ...asking('table=permits'),
  play: async (stage) => {
    const row = await rowOf(stage, 'Khumbu Pasang Lhamu');
    await expect(row.getByText('NPR 2,000 for four weeks, then NPR 2,500')).toBeVisible();
  },
});

/** A height is edited, with the original beside it, taken back, and the place is hidden. */
export const Editing = meta.story({
  ...asking('text=lukla&edit=Lukla%2C+Everest'),
  play: async (stage) => {
    const { userEvent } = stage;
    const dialog = await dialogOf('Edit Lukla');
    const height = dialog.getByRole('textbox', { name: 'Height' });
    await userEvent.clear(height);
    await userEvent.type(height, '२,८४५');
    await expect(dialog.getByText(/Original: 2860/)).toBeVisible();
    const source = dialog.getByRole('textbox', { name: 'Source' });
    await expect(source).toHaveValue('');
    await userEvent.type(source, 'A new map');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await rowOf(stage, 'Lukla')).getByText('2,845 m')).toBeVisible());
    await userEvent.click(
      (await rowOf(stage, 'Lukla')).getByRole('button', { name: 'Take back changes of Lukla' }),
    );
    await expect(await stage.canvas.findByText('2,860 m')).toBeVisible();
    await userEvent.click((await rowOf(stage, 'Lukla')).getByRole('button', { name: 'Hide Lukla' }));
    await expect(await stage.canvas.findByText('Hidden')).toBeVisible();
    await undoLast(stage);
    await waitFor(() => expect(stage.canvas.queryByText('Hidden')).not.toBeInTheDocument());
    await expect(nepalChanges.places.get()).toEqual({});
  },
});

/** Each error is beside its cause, and nothing is kept. */
export const Refused = meta.story({
  ...asking('edit=new'),
  play: async ({ userEvent }) => {
    const dialog = await dialogOf('Add a place');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'lukla');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Region/ }), 'Everest');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Height' }), '8900');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Latitude' }), '52.5');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('The table has this place already.')).toBeVisible();
    await expect(dialog.getByText('Type whole metres from 50 to 8,849.')).toBeVisible();
    await expect(dialog.getByText('Type degrees from 26.2 to 30.6, as 27.8052.')).toBeVisible();
    await expect(dialog.getByText('Type both latitude and longitude, or neither.')).toBeVisible();
    await expect(dialog.getByText('Fill in “Kind”.')).toBeVisible();
    await expect(nepalChanges.places.get()).toEqual({});
  },
});

/** A permit that was read more than twelve months ago asks to be checked, and is confirmed with one click. */
export const ToBeChecked = meta.story({
  ...asking('table=permits&show=check'),
  beforeEach: () => nepalChanges.permits.set({ langtang: { cells: { asOf: '2024-05-01' } } }),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await expect(await canvas.findByText('Check again')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 permit, 1 to be checked');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Langtang National Park as of today' }));
    await expect(await canvas.findByText('No permit matches')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    const row = await rowOf(stage, 'Langtang National Park');
    await expect(row.queryByText('Check again')).not.toBeInTheDocument();
  },
});

/** Added, edited and hidden rows. */
export const Changed = meta.story({
  ...asking('show=changed'),
  beforeEach: () =>
    nepalChanges.places.set({
      'Lukla, Everest': { cells: { metres: '2845', source: 'Our guides', asOf: '2026-11-01' } },
      'Phakding, Everest': { hidden: true },
      added: { cells: { name: 'Toktok', region: 'Everest', kind: 'village', asOf: '2026-11-01' } },
    }),
  play: async (stage) => {
    await expect((await rowOf(stage, 'Lukla')).getByText('Edited')).toBeVisible();
    await expect((await rowOf(stage, 'Phakding')).getByText('Hidden')).toBeVisible();
    await expect((await rowOf(stage, 'Toktok')).getByRole('button', { name: 'Remove Toktok' })).toBeVisible();
  },
});

/** A browser that stores nothing: the change applies until the page is closed. */
export const StorageFull = meta.story({
  ...asking('table=seasons'),
  beforeEach: () => {
    const full = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    return () => full.mockRestore();
  },
  play: async (stage) => {
    await stage.userEvent.click(
      (await rowOf(stage, 'Monsoon')).getByRole('button', { name: 'Hide Monsoon' }),
    );
    await expect(await (await rowOf(stage, 'Monsoon')).findByText('Hidden')).toBeVisible();
  },
});

export const Empty = meta.story({
  ...asking('text=kilimanjaro'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'No place matches' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Find' }), 'tyangboche');
    await expect(await canvas.findByRole('rowheader', { name: /^Tengboche/ })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Find' })).toHaveValue('tyangboche');
  },
});

export const LongText = meta.story({
  ...asking('show=changed'),
  beforeEach: () =>
    nepalChanges.places.set({
      added: {
        cells: { name: longNepali, region: longNepali, kind: 'name', source: longNepali, asOf: '2026-11-01' },
      },
    }),
  play: async (stage) => {
    await expect((await rowOf(stage, longNepali.slice(0, 20))).getByText('Added')).toBeVisible();
  },
});

export const Phone = meta.story({ ...asking('table=permits'), globals: { viewport: { value: 'phone' } } });
