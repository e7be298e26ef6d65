import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import { vendorTable } from '@/mocks/seed/lookups';
import preview from '../../.storybook/preview';
import { packageStories } from '../support/package-stories';
import { choose, closeFilters, deleteRow, dismissAndUndo, filterBy, openFilters } from '../support/plays';
import { longNepali } from '../support/texts';
import { wide } from '../support/wide';

const meta = preview.meta({ title: 'Screens/Packages/List', parameters: { router: { path: '/packages' } } });

/** Gives the vendor, who has a column, a long name. */
const longVendor = async ({ backend }: StoryContext) => {
  await backend.db.run('write', () => backend.db.table(vendorTable).update(1, { full_name: longNepali }));
};

export const List = meta.story({ ...packageStories.list, tags: ['screen'] });
export const ListLoading = meta.story({ ...packageStories.listLoading, tags: ['repetition'] });
export const ListEmpty = meta.story({ ...packageStories.listEmpty, tags: ['repetition'] });
export const ListFailed = meta.story({ ...packageStories.listFailed, tags: ['repetition'] });
export const ListForbidden = meta.story({ ...packageStories.listForbidden, tags: ['repetition'] });
export const ListMany = meta.story({ ...packageStories.listMany, tags: ['repetition'] });
export const ListLongText = meta.story({
  ...packageStories.listLongText,
  beforeEach: [longVendor, packageStories.listLongText.beforeEach],
});

export const Filtered = meta.story({
  ...List.input,
  tags: ['tests'],
  play: async (stage) => {
    await filterBy(stage, 'Name', 'name', 'panorama');
    await waitFor(() =>
      expect(stage.canvas.queryByRole('link', { name: 'Everest Base Camp Trek' })).not.toBeInTheDocument(),
    );
    await expect(await stage.canvas.findByRole('link', { name: 'Everest Panorama Trek' })).toBeVisible();
  },
});

/** On a narrow screen the filters are in a sheet. */
export const FilteredOnPhone = meta.story({
  ...Filtered.input,
  tags: ['tests'],
  globals: { viewport: { value: 'phone' } },
});

export const OrderedByPlainFieldsOnly = meta.story({
  render: List.input.render,
  globals: wide,
  tags: ['tests'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Region' })).toBeVisible();
    const sorts = canvas.getAllByRole('button', { name: /^Sort by/ }).map(({ textContent }) => textContent);
    await expect(sorts).toEqual(['Name', 'Price per person', 'Request', 'Status']);
  },
});

/** A picture before each name; to a screen reader the name is the first column. */
export const ImagesLead = meta.story({
  render: List.input.render,
  globals: wide,
  tags: ['tests'],
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('rowheader', { name: 'Everest Base Camp Trek' });
    const image = name.previousElementSibling?.querySelector('img');
    await expect(image).toHaveAttribute('alt', '');
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(Math.round(name.getBoundingClientRect().height)).toBe(44);
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads.slice(0, 3)).toEqual(['', 'Name', 'Region']);
  },
});

export const FilteredByRegion = meta.story({
  render: List.input.render,
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, router } = stage;
    await openFilters(stage);
    await choose(stage, 'Region', 'Chitwan');
    await closeFilters(stage);
    await expect(await canvas.findByText('Region: Chitwan')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toEqual({ region_id: '26' }));
    await expect(await canvas.findByRole('link', { name: 'Chitwan Jungle Safari' })).toBeVisible();
  },
});

/** The chip shows the record's name although the list of vendors was never opened. */
export const FilteredByAddress = meta.story({
  render: List.input.render,
  parameters: { router: { path: '/packages', search: { vendor_id: '5', request_status: 'approved' } } },
  tags: ['tests'],
  play: async ({ canvas, userEvent, router }) => {
    await expect(await canvas.findByText('Vendor: Mustang Caravan Treks')).toBeVisible();
    await expect(canvas.getByText('Request: Approved')).toBeVisible();
    const [onChip] = canvas.getAllByRole('button', { name: 'Clear Vendor' }).slice(-1);
    onChip?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toEqual({ request_status: 'approved' }));
    // The focus moves to the chip that replaces it.
    const next = canvas.getAllByRole('button', { name: 'Clear Request' }).at(-1);
    await waitFor(() => expect(next).toHaveFocus());
  },
});

export const Duplicate = meta.story({
  render: List.input.render,
  tags: ['tests'],
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
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    const names = ['Everest Base Camp Trek', 'Everest Panorama Trek'];
    for (const name of names) {
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Set inactive' }));
    for (const name of names) {
      await waitFor(() =>
        expect(canvas.getByRole('switch', { name: `Status of ${name}` })).not.toBeChecked(),
      );
    }
  },
});

const sheetAt = { router: { path: '/packages', search: { mode: 'sheet' } } };

export const Sheet = meta.story({ render: List.input.render, parameters: sheetAt, tags: ['screen'] });

export const SheetEdited = meta.story({
  render: List.input.render,
  parameters: sheetAt,
  play: async ({ canvas, userEvent }) => {
    const price = await canvas.findByRole('textbox', { name: 'Price per person of Everest Base Camp Trek' });
    await userEvent.clear(price);
    await userEvent.type(price, '1,90,000{Enter}');
    const next = canvas.getByRole('textbox', { name: 'Price per person of Everest Panorama Trek' });
    await expect(next).toHaveFocus();
    await userEvent.clear(next);
    await userEvent.type(next, 'soon');
    await expect(next).toHaveAccessibleDescription('Changed Enter a number.');
    await expect(canvas.getByText('2 unsaved changes in 2 rows')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await canvas.findByText('1 row needs attention: Everest Panorama Trek');
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(next).toHaveValue('96,000');
    await expect(canvas.getByText('1 unsaved change in 1 row')).toBeVisible();
  },
});

/** Who saves on the way goes on in the same cell. */
export const SheetSaved = meta.story({
  render: List.input.render,
  parameters: sheetAt,
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    const price = await canvas.findByRole('textbox', { name: 'Price per person of Everest Base Camp Trek' });
    await userEvent.clear(price);
    await userEvent.type(price, '1,90,000');
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByText('1 row was saved.');
    await waitFor(() => expect(price).toHaveFocus());
  },
});

export const EditSelected = meta.story({
  render: List.input.render,
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const name of ['Everest Base Camp Trek', 'Everest Panorama Trek']) {
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
    }
    const open = await canvas.findByRole('button', { name: 'Edit selected' });
    await userEvent.click(open);
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('dialog', { name: 'Edit 2 records' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.click(open);
    const dialog = within(await page.findByRole('dialog', { name: 'Edit 2 records' }));
    await userEvent.click(await dialog.findByRole('combobox', { name: 'Change' }));
    await userEvent.click(await page.findByRole('option', { name: 'Increase by %' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Value' }), '10');
    await expect(dialog.getByRole('button', { name: 'Change 2 records' })).toBeEnabled();
    const after = dialog.getAllByRole('row').map(({ textContent }) => textContent.replace(/\u00a0/g, ' '));
    await expect(after).toEqual([
      'NameNowAfter',
      'Everest Base Camp TrekNPR 1,85,000NPR 2,03,500',
      'Everest Panorama TrekNPR 96,000NPR 1,05,600',
    ]);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Everest Panorama Trek' }));
    await expect(dialog.getByRole('button', { name: 'Change 1 record' })).toBeEnabled();
    const again = await dismissAndUndo({ userEvent }, 'Edit 2 records');
    await expect(again.getByRole('textbox', { name: 'Value' })).toHaveValue('10%');
  },
});

export const Delete = meta.story({
  render: List.input.render,
  tags: ['tests'],
  play: async (stage) => {
    await deleteRow(stage, 'Everest Panorama Trek');
    await waitFor(() =>
      expect(stage.canvas.queryByRole('link', { name: 'Everest Panorama Trek' })).not.toBeInTheDocument(),
    );
  },
});
