import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { TopDealCreate, TopDealEdit } from '@/features/top-deals/top-deal-form';
import { TopDealList } from '@/features/top-deals/top-deal-list';
import { topDeals } from '@/mocks/seed/top-deals';
import preview from '../../.storybook/preview';
import { choose, deleteRow, expectRefused, expectRetry, filterBy, saveTo } from '../support/plays';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Features/Top deals', parameters: { router: { path: '/topdeals' } } });

export const List = meta.story({
  render: () => <TopDealList />,
  play: async (stage) => {
    await expect(await stage.canvas.findByText('1–10 of 42')).toBeVisible();
    await filterBy(stage, 'Subtitle', 'subtitle', 'permit');
    await expect(await stage.canvas.findByText('1–2 of 2')).toBeVisible();
  },
});

export const ListGrouped = meta.story({
  render: List.input.render,
  play: async ({ canvas, userEvent, router }) => {
    await canvas.findByRole('link', { name: 'Annapurna in autumn' });
    await userEvent.click(canvas.getByRole('switch', { name: 'Group by section' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ group: 'type' }));
    const headings = () =>
      [
        ...canvas.queryAllByRole('rowheader'),
        ...canvas.queryAllByRole('heading', { level: 2, name: /^Section/ }),
      ].map(({ textContent }) => textContent);
    await waitFor(() => expect(headings()).toEqual(['Section 1']));
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(headings()).toContain('Section 2'));
  },
});

export const ListLoading = meta.story({ render: List.input.render, globals: { backend: 'slow' } });

export const ListEmpty = meta.story({
  render: List.input.render,
  globals: { backend: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No top deals yet' })).toBeVisible();
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
    const changes = { title: longNepali, subtitle: longNepali };
    await backend.db.run('write', () => backend.db.table(topDeals).update(1, changes));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: longNepali })).toBeVisible();
  },
});

export const Delete = meta.story({
  render: List.input.render,
  play: async (stage) => {
    await deleteRow(stage, 'Weekend in Bandipur');
    await expect(await stage.canvas.findByText('1–10 of 41')).toBeVisible();
  },
});

export const Create = meta.story({
  render: () => <TopDealCreate />,
  parameters: { router: { path: '/topdeals/create' } },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Apple harvest in Marpha');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subtitle' }), 'Four days, NPR 24,000');
    await choose(stage, 'Type', 'Section 3');
    await saveTo(stage, '/topdeals');
  },
});

export const CreateRefused = meta.story({
  render: Create.input.render,
  parameters: { router: { path: '/topdeals/create' } },
  play: async (stage) => {
    const title = await stage.canvas.findByRole('textbox', { name: 'Title' });
    await stage.userEvent.type(title, 'तिहार अफर');
    await choose(stage, 'Type', 'Section 2');
    await expectRefused(stage, title, /taken/);
  },
});

export const Edit = meta.story({
  render: () => <TopDealEdit topdealId={1} />,
  parameters: { router: { path: '/topdeals/1/edit' } },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Subtitle' }), ' per person');
    await expect(canvas.getByText('Stored picture')).toBeVisible();
    await saveTo(stage, '/topdeals');
  },
});

export const EditUnknownType = meta.story({
  ...Edit.input,
  beforeEach: ({ msw }) => {
    const data = { id: 1, title: 'Annapurna in autumn', type: 'section-9' };
    msw.use(http.get('*/v1/admin/topdeals/1', () => HttpResponse.json({ data })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Type' })).toHaveValue('Section 9');
  },
});

export const EditLoading = meta.story({ render: Edit.input.render, globals: { backend: 'slow' } });

export const EditMissing = meta.story({
  render: () => <TopDealEdit topdealId={99_999} />,
  parameters: { router: { path: '/topdeals/99999/edit' } },
  play: expectRetry,
});
