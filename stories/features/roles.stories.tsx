import { http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import { saveUser } from '@/api/session/tokens';
import { RoleEdit, RoleForm } from '@/features/roles/role-form';
import { RoleList } from '@/features/roles/role-list';
import { permissionTable } from '@/mocks/seed/permissions';
import { roleTable } from '@/mocks/seed/roles';
import { roleArea } from '@/resources/roles';
import preview from '../../.storybook/preview';
import { manyPermissions } from '../support/permissions';
import { expectRetry, saveTo, type } from '../support/plays';
import { resourceStories } from '../support/resource-stories';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Screens/Roles' });

const path = '/roles';

/** A new role with the permissions of another one. */
const fill = async (stage: StoryContext) => {
  const { canvas, userEvent } = stage;
  await type(stage, 'Name', 'Night desk');
  await userEvent.click(await canvas.findByRole('combobox', { name: /copy of another role/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Customer care' }));
  await expect(await canvas.findByText(/^Copied 5 permissions from “Customer care”/)).toBeVisible();
};

const stories = resourceStories({
  area: roleArea,
  table: roleTable,
  list: <RoleList />,
  create: <RoleForm />,
  edit: (id) => <RoleEdit id={id} />,
  longText: { name: longNepali },
  fill,
  created: { name: 'Night desk' },
  fillRefused: (stage) => type(stage, 'Name', 'administrator'),
});

export const List = meta.story({ ...stories.list, tags: ['screen'] });
export const ListLoading = meta.story({ ...stories.listLoading, tags: ['repetition'] });
export const ListEmpty = meta.story({ ...stories.listEmpty, tags: ['repetition'] });
export const ListFailed = meta.story({ ...stories.listFailed, tags: ['repetition'] });
export const ListForbidden = meta.story({ ...stories.listForbidden, tags: ['repetition'] });
export const ListMany = meta.story({ ...stories.listMany, tags: ['repetition'] });
export const ListLongText = meta.story({ ...stories.listLongText, tags: ['repetition'] });
export const Create = meta.story({ ...stories.create, tags: ['screen'] });
export const CreateRefused = meta.story({ ...stories.createRefused, tags: ['repetition'] });
export const CreateSaving = meta.story({ ...stories.createSaving, tags: ['repetition'] });
export const Edit = meta.story({ ...stories.edit, tags: ['screen'] });
export const EditRefused = meta.story({ ...stories.editRefused, tags: ['repetition'] });
export const EditSaving = meta.story({ ...stories.editSaving, tags: ['repetition'] });
export const EditLoading = meta.story({ ...stories.editLoading, tags: ['repetition'] });
export const EditFailed = meta.story({ ...stories.editFailed, tags: ['repetition'] });
export const EditForbidden = meta.story({ ...stories.editForbidden, tags: ['repetition'] });
export const EditMissing = meta.story({ ...stories.editMissing, tags: ['repetition'] });
export const EditLongText = meta.story({ ...stories.editLongText, tags: ['repetition'] });

export const Filtered = meta.story({
  ...stories.filtered({
    label: 'Name',
    text: 'coordinator',
    shows: 'Homestay coordinator',
    hides: 'Administrator',
  }),
  tags: ['tests'],
});

export const DeleteRefused = meta.story({
  ...stories.deleteRefused('Content editor', /6 users still use it/),
});

export const Created = meta.story({ ...stories.created, tags: ['tests'] });

export const PermissionsAdded = meta.story({
  ...stories.create,
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await fill(stage);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'bookings: delete' }));
    await expect(canvas.getByText('This save adds 6.')).toBeVisible();
    await saveTo(stage, path);
  },
});

/** Saving replaces the whole list: it would lose the permissions that are strings here. */
export const PermissionsUnreadable = meta.story({
  ...stories.edit,
  tags: ['tests'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Some of the permissions of this role/)).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
  },
  beforeEach: ({ msw }) => {
    const permissions = ['packages.view', { id: 1, name: 'packages.create' }];
    msw.use(
      http.get('*/v1/admin/roles/:id', () =>
        HttpResponse.json({ data: { id: 1, name: 'Editor', permissions } }),
      ),
    );
  },
});

/** A role with permissions no longer listed, and one whose permissions the API does not return. */
export const PartCopied = meta.story({
  ...stories.create,
  tags: ['tests'],
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    const answer = (role: object) =>
      http.get('*/v1/admin/roles/:id', () => HttpResponse.json({ data: role }));
    const gone = [901, 902].map((id) => ({ id, name: `ghosts.view-${id}` }));
    const copy = async () => {
      await userEvent.click(await canvas.findByRole('combobox', { name: /copy of another role/ }));
      const page = within(canvasElement.ownerDocument.body);
      await userEvent.click(await page.findByRole('option', { name: 'Customer care' }));
    };
    msw.use(
      answer({ id: 12, name: 'Customer care', permissions: [{ id: 1, name: 'packages.view' }, ...gone] }),
    );
    await copy();
    await expect(
      await canvas.findByText(
        'Copied 1 permission from “Customer care”. 2 permissions are no longer listed and were left out.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('This save adds 1.')).toBeVisible();
    for (const unreadable of [{}, { permissions: ['packages.view'] }]) {
      msw.use(answer({ id: 12, name: 'Customer care', ...unreadable }));
      await copy();
      await expect(
        await canvas.findByText(/^Nothing was copied: the permissions of “Customer care”/),
      ).toBeVisible();
      await expect(canvas.getByText('This save adds 1.')).toBeVisible();
    }
  },
});

export const ChangesCounted = meta.story({
  parameters: { router: { path: `${path}/2/edit` } },
  render: () => <RoleEdit id={2} />,
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    const pages = await canvas.findByRole('checkbox', { name: 'pages: all' });
    await userEvent.click(pages);
    await expect(canvas.getByText('This save removes 4.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Save' })).toBeVisible();
    await userEvent.click(pages);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
  },
});

/** Removing a permission from the user's own role needs a confirmation, from other roles not. */
export const OwnRole = meta.story({
  parameters: { router: { path: `${path}/2/edit` } },
  render: () => <RoleEdit id={2} />,
  tags: ['tests'],
  beforeEach: () => {
    saveUser({ id: 2 });
  },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'pages: all' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Save this role?' }));
    await expect(asked.getByText(/^This is your own role:/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Back to the form' }));
    await expect(await canvas.findByText(/^Nothing was saved/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    saveUser({ id: 1 });
    await saveTo(stage, path);
  },
});

export const EditMany = meta.story({
  ...stories.edit,
  beforeEach: async ({ backend }) => {
    await backend.db.run('write', async () => {
      const table = backend.db.table(permissionTable);
      const missing = 500 - (await table.all()).length;
      for (const { name } of manyPermissions(missing)) await table.insert({ name });
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/of 500 selected$/)).toBeVisible();
  },
});

export const PermissionsRetried = meta.story({
  ...stories.edit,
  tags: ['tests'],
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
