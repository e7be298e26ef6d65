import { expect, waitFor, within } from 'storybook/test';
import { PackageList } from '@/features/packages/package-list';
import { packages } from '@/mocks/seed/packages';
import preview from '../../.storybook/preview';
import { choose, deleteRow, expectRetry, filterBy, openFilters } from '../support/plays';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Features/Packages/List', parameters: { router: { path: '/packages' } } });

export const List = meta.story({
  render: () => <PackageList />,
  play: async (stage) => {
    await filterBy(stage, 'Name', 'name', 'panorama');
    await waitFor(() =>
      expect(stage.canvas.queryByRole('link', { name: 'Everest Base Camp Trek' })).not.toBeInTheDocument(),
    );
    await expect(stage.canvas.getByRole('link', { name: 'Everest Panorama Trek' })).toBeVisible();
  },
});

export const FilteredByRegion = meta.story({
  render: List.input.render,
  play: async (stage) => {
    const { canvas, router } = stage;
    await openFilters(stage);
    await choose(stage, 'Region', 'Chitwan');
    await expect(await canvas.findByText('Region: Chitwan')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toEqual({ region_id: '26' }));
    await expect(await canvas.findByRole('link', { name: 'Chitwan Jungle Safari' })).toBeVisible();
  },
});

/** The chip names the record although the list of vendors was never opened. */
export const FilteredByAddress = meta.story({
  render: List.input.render,
  parameters: { router: { path: '/packages', search: { vendor_id: '5', request_status: 'approved' } } },
  play: async ({ canvas, userEvent, router }) => {
    await expect(await canvas.findByText('Vendor: Mustang Caravan Treks')).toBeVisible();
    await expect(canvas.getByText('Request: Approved')).toBeVisible();
    const [onChip] = canvas.getAllByRole('button', { name: 'Clear Vendor' }).slice(-1);
    if (onChip) await userEvent.click(onChip);
    await waitFor(() => expect(router.state.location.search).toEqual({ request_status: 'approved' }));
  },
});

export const ListLoading = meta.story({ render: List.input.render, globals: { backend: 'slow' } });

export const ListEmpty = meta.story({
  render: List.input.render,
  globals: { backend: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No packages yet' })).toBeVisible();
  },
});

export const ListError = meta.story({
  render: List.input.render,
  globals: { backend: 'failing' },
  play: expectRetry,
});

export const ListLongText = meta.story({
  render: List.input.render,
  beforeEach: async ({ backend }) => {
    const changes = { name: longNepali, vendor: { id: 1, full_name: longNepali } };
    await backend.db.run('write', () => backend.db.table(packages).update(1, changes));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: longNepali })).toBeVisible();
  },
});

export const Duplicate = meta.story({
  render: List.input.render,
  play: async ({ canvas, canvasElement, userEvent, router }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More for Everest Base Camp Trek' }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Duplicate' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/packages/create'));
    await expect(router.state.location.search).toEqual({ from: '1' });
  },
});

export const SetInactive = meta.story({
  render: List.input.render,
  play: async ({ canvas, userEvent }) => {
    const names = ['Everest Base Camp Trek', 'Everest Panorama Trek'];
    for (const name of names) {
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Set inactive' }));
    for (const name of names) {
      await waitFor(() =>
        expect(canvas.getByRole('switch', { name: `Status of ${name}` })).not.toBeChecked(),
      );
    }
  },
});

export const Delete = meta.story({
  render: List.input.render,
  play: async (stage) => {
    await deleteRow(stage, 'Everest Panorama Trek');
    await waitFor(() =>
      expect(stage.canvas.queryByRole('link', { name: 'Everest Panorama Trek' })).not.toBeInTheDocument(),
    );
  },
});
