import { expect, waitFor, within } from 'storybook/test';
import { NoticeCreate, NoticeEdit } from '@/features/notices/notice-form';
import { NoticeList } from '@/features/notices/notice-list';
import { notices } from '@/mocks/seed/notices';
import preview from '../../.storybook/preview';
import { choose, deleteRow, expectRefused, expectRetry, filterBy, saveTo } from '../support/plays';
import { switchesSparseRow } from '../support/sparse-rows';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Features/Notices', parameters: { router: { path: '/notices' } } });

export const List = meta.story({
  render: () => <NoticeList />,
  play: async (stage) => {
    await filterBy(stage, 'Title', 'title', 'permit');
    await waitFor(() =>
      expect(stage.canvas.queryByRole('link', { name: /Lukla flights/ })).not.toBeInTheDocument(),
    );
    await choose(stage, 'Type', 'Hotel');
    await expect(await stage.canvas.findByRole('heading', { name: 'No notices match' })).toBeVisible();
  },
});

export const ListLoading = meta.story({ render: List.input.render, globals: { backend: 'slow' } });

export const ListEmpty = meta.story({
  render: List.input.render,
  globals: { backend: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No notices yet' })).toBeVisible();
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
    const changes = { title: longNepali, description: longNepali.repeat(3) };
    await backend.db.run('write', () => backend.db.table(notices).update(1, changes));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: longNepali })).toBeVisible();
  },
});

export const SwitchStatus = meta.story({
  render: List.input.render,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const status = { name: 'Status of Drone permission' };
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('switch', status));
    await waitFor(() => expect(canvas.getByRole('switch', status)).toBeChecked());
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByRole('switch', status)).not.toBeChecked());
  },
});

export const SwitchSparseRow = meta.story({
  render: List.input.render,
  ...switchesSparseRow({
    table: notices,
    row: { title: 'Lukla flights leave from Ramechhap', type: 'package' },
    name: 'Lukla flights leave from Ramechhap',
    sent: { title: 'Lukla flights leave from Ramechhap', type: 'package', status: false },
  }),
});

export const Delete = meta.story({
  render: List.input.render,
  play: async (stage) => {
    await deleteRow(stage, 'Upper Mustang permit');
    await waitFor(() =>
      expect(stage.canvas.queryByRole('link', { name: 'Upper Mustang permit' })).not.toBeInTheDocument(),
    );
  },
});

export const Create = meta.story({
  render: () => <NoticeCreate />,
  parameters: { router: { path: '/notices/create' } },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Tilicho trail is open');
    await choose(stage, 'Type', 'Package');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'The landslide was cleared.');
    await saveTo(stage, '/notices');
  },
});

export const CreateRefused = meta.story({
  render: Create.input.render,
  parameters: { router: { path: '/notices/create' } },
  play: async (stage) => {
    const title = await stage.canvas.findByRole('textbox', { name: 'Title' });
    await stage.userEvent.type(title, 'Drone permission');
    await choose(stage, 'Type', 'Package');
    await expectRefused(stage, title, /taken/);
  },
});

export const Edit = meta.story({
  render: () => <NoticeEdit noticeId={1} />,
  parameters: { router: { path: '/notices/1/edit' } },
  play: async (stage) => {
    const description = await stage.canvas.findByRole('textbox', { name: 'Description' });
    await stage.userEvent.type(description, ' Leave Kathmandu by 2 in the morning.');
    await saveTo(stage, '/notices');
  },
});

export const EditLoading = meta.story({ render: Edit.input.render, globals: { backend: 'slow' } });

export const EditMissing = meta.story({
  render: () => <NoticeEdit noticeId={99_999} />,
  parameters: { router: { path: '/notices/99999/edit' } },
  play: expectRetry,
});
