import { useState } from 'react';
import { http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import { saveUser } from '@/api/session/tokens';
import { deleteAmenity } from '@/generated/api/amenities/amenities';
import { deletePackageRegion } from '@/generated/api/package-regions/package-regions';
import { packageRegionTable } from '@/mocks/seed/landing-pages';
import { packageTable } from '@/mocks/seed/packages';
import { UsesDialog } from '@/routes/_shell/-uses-dialog';
import preview from '../../.storybook/preview';
import { choose } from '../support/plays';
import { at, forbidden, loading, withRecord } from '../support/story-parts';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Screens/Where used' });

interface UsesProps {
  path: string;
  id: number;
  name: string;
  remove?: (id: number) => Promise<unknown>;
}

const Uses = ({ path, id, name, ...used }: UsesProps) => {
  const [opened, setOpened] = useState(true);
  const [records] = useState([{ id, name }]);
  return <UsesDialog used={{ path, records, ...used }} opened={opened} onClose={() => setOpened(false)} />;
};

const everest = <Uses path="/package-regions" id={1} name="Everest" remove={deletePackageRegion} />;
const region = at('/package-regions', everest);

const dialogOf = async (name = 'Everest') =>
  within(await screen.findByRole('dialog', { name: `Where “${name}” is used` }));

/** Waits until everything was read. */
const found = async (name?: string) => {
  const dialog = await dialogOf(name);
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument());
  return dialog;
};

const replace = async (stage: StoryContext, count: string, by: string, name?: string) => {
  const dialog = await found(name);
  await choose(stage, 'Replace by', by);
  await stage.userEvent.click(dialog.getByRole('button', { name: `Replace in ${count}` }));
  return dialog;
};

export const Region = meta.story({
  ...region,
  play: async () => {
    const dialog = await found();
    await expect(dialog.getByRole('link', { name: '5 packages' })).toHaveAttribute(
      'href',
      '/packages?region_id=1',
    );
    await expect(dialog.getByRole('link', { name: 'Everest Base Camp Trek' })).toBeVisible();
    await expect(dialog.getByText('3 banners')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Done' })).toHaveFocus();
    await expect(dialog.getByRole('button', { name: 'Replace in 9 records' })).toBeDisabled();
    await expect(dialog.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  },
});

export const RegionLoading = meta.story({
  ...region,
  ...loading,
  tags: ['repetition'],
  play: async () => {
    await expect(await (await dialogOf()).findByRole('button', { name: 'Stop' })).toBeVisible();
  },
});

export const RegionEmpty = meta.story({
  ...at('/package-regions', <Uses path="/package-regions" id={34} name="Dhorpatan" />),
  tags: ['repetition'],
  play: async () => {
    await expect(await (await dialogOf('Dhorpatan')).findByText('Nothing uses “Dhorpatan”.')).toBeVisible();
  },
});

export const RegionFailed = meta.story({
  ...region,
  tags: ['repetition'],
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/datatable', () => HttpResponse.json({ message: 'Down.' }, { status: 500 })));
  },
  play: async () => {
    const dialog = await found();
    await expect(await dialog.findByText(/^Could not be read whole: packages, banners/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Read again' })).toBeVisible();
  },
});

/** One kind of record is not for this user: that is said, and the others are shown. */
export const RegionForbidden = meta.story({
  ...region,
  ...forbidden('*/banners/datatable'),
  tags: ['repetition'],
  play: async () => {
    const dialog = await found();
    await expect(dialog.getByText('Could not be read whole: banners. Forbidden.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Replace in 6 records' })).toBeVisible();
  },
});

export const RegionLongText = meta.story({
  ...at('/package-regions', <Uses path="/package-regions" id={1} name={longNepali} />),
  ...withRecord(packageTable, { name: longNepali }),
  tags: ['repetition'],
  play: async () => {
    await expect((await found(longNepali)).getByRole('link', { name: longNepali })).toBeVisible();
  },
});

export const FeatureMany = meta.story({
  ...at('/features', <Uses path="/features" id={1} name="Airport pick-up and drop-off" />),
  tags: ['repetition'],
  play: async () => {
    await expect((await found('Airport pick-up and drop-off')).getAllByRole('list').length).toBe(3);
  },
});

export const RegionPhone = meta.story({
  ...region,
  globals: { viewport: { value: 'phone' } },
  tags: ['repetition'],
  play: async () => {
    await expect((await found()).getByText('3 banners')).toBeVisible();
  },
});

/** The chosen record takes the place, that is undone, and only after a second time comes the deletion. */
export const ReplacedAndDeleted = meta.story({
  ...region,
  tags: ['tests'],
  play: async (stage) => {
    const { backend, userEvent } = stage;
    const before = await backend.db.contents();
    const dialog = await dialogOf();
    // Each undo is of the last replacing alone.
    for (const by of ['Annapurna', 'Langtang']) {
      await replace(stage, '9 records', by);
      await expect(await dialog.findByText('Nothing uses “Everest”.')).toBeVisible();
      await expect(dialog.getByText('9 of 9 done')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
      await expect(await dialog.findByText('9 of 9 done, 9 undone')).toBeVisible();
      await found();
      await expect(await backend.db.contents()).toEqual(before);
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Replace in 9 records' }));
    await expect(await dialog.findByText('Nothing uses “Everest”.')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Done' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const regions = await backend.db.table(packageRegionTable).all();
    await expect(regions.some(({ id }) => id === 1)).toBe(false);
  },
});

/** Rooms are in no list: their homestays and hotels are read one by one, if that is asked for. */
export const RoomsReadOneByOne = meta.story({
  ...at('/amenities', <Uses path="/amenities" id={37} name="Heater" remove={deleteAmenity} />),
  tags: ['tests'],
  play: async (stage) => {
    const dialog = await found('Heater');
    await expect(dialog.getByText(/^Not known of \d+ records, as lists do not show it\.$/)).toBeVisible();
    await stage.userEvent.click(dialog.getByRole('button', { name: /^Read \d+ records one by one$/ }));
    await expect(await dialog.findByText(/^\d+ hotel rooms$/)).toBeVisible();
    await expect(dialog.queryByText(/^Not known/)).not.toBeInTheDocument();
  },
});

/** What cannot be changed is said, and stays. */
export const BookingsStay = meta.story({
  ...at('/users', <Uses path="/users" id={45} name="Maya Gurung" />),
  tags: ['tests'],
  beforeEach: ({ msw }) => {
    const booking = { id: 1, service_name: 'Everest Base Camp Trek', user: { id: 45 } };
    msw.use(
      http.get('*/bookings/datatable', () => HttpResponse.json({ data: [booking], meta: { last_page: 1 } })),
    );
  },
  play: async () => {
    const dialog = await found('Maya Gurung');
    await expect(dialog.getByText('1 booking')).toBeVisible();
    await expect(dialog.getByText('They cannot be made to use another one.')).toBeVisible();
  },
});

export const OwnRole = meta.story({
  ...at('/roles', <Uses path="/roles" id={2} name="Content editor" />),
  tags: ['tests'],
  beforeEach: () => {
    saveUser({ id: 2 });
  },
  play: async () => {
    const dialog = await found('Content editor');
    await expect(dialog.getByText(/^Your own account has this role, and is changed last/)).toBeVisible();
  },
});

/** A vendor with the id of a user, but of another name, may be somebody else. */
export const OtherVendor = meta.story({
  ...at('/users', <Uses path="/users" id={3} name="Sita Karki" />),
  tags: ['tests'],
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('*/v1/admin/vendors', () =>
        HttpResponse.json({ data: [{ id: 3, full_name: 'Himal Treks' }] }),
      ),
    );
  },
  play: async () => {
    const dialog = await found('Sita Karki');
    await expect(dialog.getByText(/^Their vendor may be somebody else\./)).toBeVisible();
    await expect(dialog.queryByRole('combobox', { name: 'Replace by' })).not.toBeInTheDocument();
  },
});
