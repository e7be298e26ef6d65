import { expect, waitFor, within } from 'storybook/test';
import { RoleCreate, RoleEdit } from '@/features/roles/role-form';
import { RoleList } from '@/features/roles/role-list';
import { permissions } from '@/mocks/seed/permissions';
import { roles } from '@/mocks/seed/roles';
import preview from '../../.storybook/preview';
import { manyPermissions } from '../support/permissions';
import { deleteRow, expectRefused, expectRetry, filterBy, saveTo } from '../support/plays';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Features/Roles', parameters: { router: { path: '/roles' } } });

export const List = meta.story({
  render: () => <RoleList />,
  play: async (stage) => {
    await filterBy(stage, 'Name', 'name', 'coordinator');
    await waitFor(() =>
      expect(stage.canvas.queryByRole('link', { name: 'Administrator' })).not.toBeInTheDocument(),
    );
    await expect(stage.canvas.getByRole('link', { name: 'Homestay coordinator' })).toBeVisible();
  },
});

export const ListLoading = meta.story({ render: List.input.render, globals: { backend: 'slow' } });

export const ListEmpty = meta.story({
  render: List.input.render,
  globals: { backend: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No roles yet' })).toBeVisible();
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
    await backend.db.run('write', () => backend.db.table(roles).update(1, { name: longNepali }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: longNepali })).toBeVisible();
  },
});

export const DeleteRefused = meta.story({
  render: List.input.render,
  play: async (stage) => {
    const dialog = await deleteRow(stage, 'Content editor');
    await expect(await dialog.findByText(/6 users still use it/)).toBeVisible();
  },
});

export const Create = meta.story({
  render: () => <RoleCreate />,
  parameters: { router: { path: '/roles/create' } },
  play: async (stage) => {
    const { canvas, canvasElement, userEvent } = stage;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Night desk');
    await userEvent.click(await canvas.findByRole('combobox', { name: /copy of another role/ }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('option', { name: 'Customer care' }));
    await expect(await canvas.findByText(/^Copied 5 permissions from “Customer care”/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'bookings: delete' }));
    await expect(canvas.getByText('This save adds 6.')).toBeVisible();
    await saveTo(stage, '/roles');
  },
});

export const CreateRefused = meta.story({
  render: Create.input.render,
  parameters: { router: { path: '/roles/create' } },
  play: async (stage) => {
    const name = await stage.canvas.findByRole('textbox', { name: 'Name' });
    await stage.userEvent.type(name, 'administrator');
    await expectRefused(stage, name, /taken/);
  },
});

export const Edit = meta.story({
  render: () => <RoleEdit roleId={2} />,
  parameters: { router: { path: '/roles/2/edit' } },
  play: async ({ canvas, userEvent }) => {
    const pages = await canvas.findByRole('checkbox', { name: 'pages: all' });
    await userEvent.click(pages);
    await expect(canvas.getByText('This save removes 4.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Save' })).toBeVisible();
    await userEvent.click(pages);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
  },
});

export const EditFiveHundred = meta.story({
  render: Edit.input.render,
  parameters: { router: { path: '/roles/2/edit' } },
  beforeEach: async ({ backend }) => {
    await backend.db.run('write', async () => {
      const table = backend.db.table(permissions);
      const missing = 500 - (await table.all()).length;
      for (const { name } of manyPermissions(missing)) await table.insert({ name });
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/of 500 selected$/)).toBeVisible();
  },
});

export const EditWithoutPermissions = meta.story({
  render: Edit.input.render,
  parameters: { router: { path: '/roles/2/edit' } },
  beforeEach: ({ backend }) => {
    backend.failNext({ path: '/permissions', count: 1, status: 503 });
  },
  play: async (stage) => {
    await stage.canvas.findByRole('textbox', { name: 'Name' });
    await expectRetry(stage);
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Retry' }));
    await expect(await stage.canvas.findByRole('checkbox', { name: 'All permissions' })).toBeVisible();
  },
});

export const EditLoading = meta.story({ render: Edit.input.render, globals: { backend: 'slow' } });

export const EditMissing = meta.story({
  render: () => <RoleEdit roleId={99_999} />,
  parameters: { router: { path: '/roles/99999/edit' } },
  play: expectRetry,
});
