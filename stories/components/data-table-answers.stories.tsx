import { Button, TextInput } from '@mantine/core';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { ApiError } from '@/api/errors/api-error';
import type { ListPageOf } from '@/lib/lists/paging';
import preview from '../../.storybook/preview';
import { deleteRow, rowOf } from '../support/plays';
import {
  forget,
  pageOf,
  removeTrek,
  type TableProps,
  type Trek,
  treks,
  TrekTable,
} from '../support/trek-table';
import { wide } from '../support/wide';

const many = (count: number): Trek[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Trek ${index + 1}`,
    days: 5,
    status: true,
  }));

const gone = new Set<number>();
const standing = () => pageOf(treks.filter(({ id }) => !gone.has(id)));
const notFound = () => new ApiError('http', 'Not Found.', { status: 404 });

const meta = preview.meta({
  title: 'Kit/Data table/Answers',
  component: TrekTable,
  globals: wide,
  beforeEach: () => {
    forget();
    gone.clear();
  },
});

export const NoMeta = meta.story({
  args: { load: ({ page }) => Promise.resolve({ data: many(10).slice(0, page === 4 ? 2 : 10) }) },
  parameters: { router: { path: '/treks', search: { page: 3 } } },
  play: async ({ canvas, userEvent, router }) => {
    await expect(await canvas.findByText('Trek 10')).toBeVisible();
    await expect(canvas.getByText('Page 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(await canvas.findByText('Page 4')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled());
    await expect(router.state.location.search).toEqual({ page: '4' });
  },
});

export const EmptyMeta = meta.story({
  args: { load: () => Promise.resolve({ data: many(10), meta: {} }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Page 1')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeEnabled();
  },
});

export const BeyondTheEndOfNobodyKnowsWhat = meta.story({
  args: { load: () => Promise.resolve({ data: [] }) },
  parameters: { router: { path: '/treks', search: { page: 4 } } },
  play: async ({ canvas, userEvent, router }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page 4 is empty' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the first page' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    await expect(await canvas.findByRole('heading', { name: 'No treks yet' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Pages of treks' })).not.toBeInTheDocument();
  },
});

export const AnotherPageThanWasAskedFor = meta.story({
  args: { load: () => Promise.resolve(pageOf(treks, { last_page: 5 })) },
  parameters: { router: { path: '/treks', search: { page: 3 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The server answered with page 1 instead of page 3.')).toBeVisible();
  },
});

export const BeyondTheEndComesTheLastPage = meta.story({
  args: { load: () => Promise.resolve(pageOf(treks, { last_page: 5, current_page: 5 })) },
  parameters: { router: { path: '/treks', search: { page: 9 } } },
  play: async ({ canvas, router }) => {
    await waitFor(() => expect(router.state.location.search).toEqual({ page: '5' }));
    await expect(await canvas.findByText('Page 5 of 5')).toBeVisible();
    await expect(canvas.queryByText(/^The server answered/)).not.toBeInTheDocument();
  },
});

export const BeyondTheEndIsMissing = meta.story({
  args: { load: ({ page }) => (page === 1 ? Promise.resolve(standing()) : Promise.reject(notFound())) },
  parameters: { router: { path: '/treks', search: { page: 6 } } },
  play: async ({ canvas, router }) => {
    await expect(await canvas.findByText('Everest Base Camp')).toBeVisible();
    await expect(router.state.location.search).toEqual({});
  },
});

const miscounted = fn((page: number): Promise<ListPageOf<Trek>> =>
  Promise.resolve(page === 1 ? standing() : { data: [], meta: { last_page: 99 } }),
);

export const BeyondTheEndOfAMiscount = meta.story({
  args: { load: ({ page = 1 }) => miscounted(page) },
  parameters: { router: { path: '/treks', search: { page: 9 } } },
  beforeEach: () => {
    miscounted.mockClear();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Everest Base Camp')).toBeVisible();
    await expect([...new Set(miscounted.mock.calls.flat())]).toEqual([9, 8, 1]);
  },
});

const fiftyThousand = { data: many(50_000) };

export const Many = meta.story({
  args: { load: () => Promise.resolve(fiftyThousand) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1–10 of 50,000')).toBeVisible();
    await expect(canvas.getByText(/sent 50,000 rows at once/)).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(await canvas.findByText('Trek 20')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
  },
});

export const DeletedBySomebodyElse = meta.story({
  args: { load: () => Promise.resolve(standing()) },
  play: async (stage) => {
    removeTrek.mockImplementation((id) => {
      gone.add(id);
      return Promise.reject(notFound());
    });
    await deleteRow(stage, 'Everest Base Camp');
    await screen.findByText('“Everest Base Camp” was already deleted.');
    await waitFor(() => expect(stage.canvas.queryByRole('row', { name: /Everest/ })).not.toBeInTheDocument());
    await waitFor(() => expect(document.activeElement?.closest('tr')).toBeVisible());
  },
});

export const BulkDeleteOfWhatIsGone = meta.story({
  args: { load: () => Promise.resolve(standing()) },
  play: async ({ canvas, userEvent }) => {
    removeTrek.mockImplementation((id) => {
      gone.add(id);
      return id === 3 ? Promise.reject(notFound()) : Promise.resolve();
    });
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all rows of this page' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete selected' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('2 of 3 done, 1 deleted already')).toBeVisible();
    const already = within(canvas.getByRole('list', { name: 'Already deleted' }));
    await expect(already.getByText('Mardi Himal')).toBeVisible();
    await expect(canvas.queryByText(/failed/)).not.toBeInTheDocument();
  },
});

export const ARunAnnouncesCountsOnly = meta.story({
  tags: ['tests'],
  args: { load: () => Promise.resolve(pageOf(treks)) },
  play: async ({ canvas, userEvent }) => {
    const second = Promise.withResolvers<undefined>();
    removeTrek.mockResolvedValueOnce(undefined).mockReturnValueOnce(second.promise);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all rows of this page' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete selected' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('Deleting: 1 of 3 done, 1 waiting')).toBeVisible();
    const statuses = () => canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(statuses()).toEqual(['Deleting']);
    second.resolve(undefined);
    await canvas.findByText('3 of 3 done');
    await expect(statuses()).toEqual(['Finished: 3 of 3 done']);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

const matching = ({ name }: { name?: string }) =>
  Promise.resolve(pageOf(treks.filter((trek) => !name || trek.name.includes(name))));

export const SelectionBeyondThePage = meta.story({
  args: { load: matching },
  play: async ({ canvas, userEvent, router }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all rows of this page' }));
    await expect(await canvas.findByText('3 selected')).toBeVisible();
    await router.navigate({ to: '.', search: { name: 'Mardi' } as never });
    await expect(await canvas.findByText('3 selected, 2 not on this page')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete selected' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('3 selected, 2 not on this page')).toBeVisible());
    const names = within(dialog.getByRole('list', { name: 'Selected rows' })).getAllByRole('listitem');
    await expect(names.map(({ textContent }) => textContent)).toEqual(treks.map(({ name }) => name));
  },
});

export const ManyNames = meta.story({
  args: { load: () => Promise.resolve(pageOf(many(60), { per_page: 60, last_page: 2 })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all rows of this page' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete selected' }));
    const dialog = within(await screen.findByRole('dialog'));
    const names = dialog.getByRole('list', { name: 'Selected rows' });
    await expect(within(names).getAllByRole('listitem')).toHaveLength(51);
    await waitFor(() => expect(within(names).getByText('and 10 more')).toBeInTheDocument());
    await expect(names.scrollHeight).toBeGreaterThan(names.clientHeight);
  },
});

const late = fn(standing);

export const LateRowsLeaveTheFocusAlone = meta.story({
  args: { load: () => Promise.resolve(late()) },
  render: (props: TableProps) => (
    <>
      <TrekTable {...props} />
      <TextInput label="Elsewhere" />
    </>
  ),
  beforeEach: () => {
    late.mockReset().mockImplementation(standing);
    removeTrek.mockImplementation((id) => Promise.resolve(void gone.add(id)));
  },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await rowOf(stage, 'Everest Base Camp');
    late.mockImplementationOnce(() => {
      throw new ApiError('http', 'The server had a problem.', { status: 500 });
    });
    await deleteRow(stage, 'Everest Base Camp');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    const rows = Promise.withResolvers<ListPageOf<Trek>>();
    late.mockImplementationOnce(() => rows.promise as never);
    await userEvent.click(retry);
    const field = canvas.getByRole('textbox', { name: 'Elsewhere' });
    await userEvent.click(field);
    rows.resolve(standing());
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Everest/ })).not.toBeInTheDocument());
    await expect(field).toHaveFocus();
  },
});

const pages = fn((page: number): Promise<ListPageOf<Trek>> =>
  Promise.resolve({ data: [], meta: { last_page: page } }),
);
const files: Blob[] = [];
const exportedPages = () => pages.mock.calls.map(([page]) => page);
const refused = (status: number, retryAfterMs: number) =>
  Promise.reject<ListPageOf<Trek>>(new ApiError('http', 'Not now.', { status, retryAfterMs }));
const threePages = (page: number) =>
  Promise.resolve({ data: many(30).slice((page - 1) * 10, page * 10), meta: { last_page: 3 } });

export const ExportSurvivesRefusals = meta.story({
  args: {
    load: ({ page = 1, per_page }) => (per_page === 100 ? pages(page) : Promise.resolve(pageOf(treks))),
  },
  beforeEach: () => {
    pages.mockReset().mockImplementation(threePages);
    files.length = 0;
    const create = URL.createObjectURL.bind(URL);
    const save = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return create(file);
    });
    return () => {
      save.mockRestore();
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    pages
      .mockImplementationOnce(threePages)
      .mockImplementationOnce(() => refused(429, 200))
      .mockImplementationOnce(() => refused(503, 10));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Everything that matches' }));
    await expect(await canvas.findByText('Page 1 of 3')).toBeVisible();
    await waitFor(() => expect(files).toHaveLength(1));
    await expect(exportedPages()).toEqual([1, 2, 2, 2, 3]);
    const lines = ((await files[0]?.text()) ?? '').trim().split('\r\n');
    await expect(lines).toHaveLength(31);
    await expect(lines.at(-1)).toContain('Trek 30');
  },
});

export const ExportForExcel = meta.story({
  args: ExportSurvivesRefusals.input.args,
  beforeEach: ExportSurvivesRefusals.input.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    (await screen.findByRole('menuitemradio', { name: 'Excel' })).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await waitFor(() => expect(files).toHaveLength(1));
    await expect((await files[0]?.text())?.slice(0, 2)).toBe('PK');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Excel' })).toBeChecked();
  },
});

export const ExportSaysWhatIsMissing = meta.story({
  args: ExportSurvivesRefusals.input.args,
  beforeEach: ExportSurvivesRefusals.input.beforeEach,
  play: async ({ canvas, userEvent }) => {
    pages.mockImplementation(() => Promise.resolve(pageOf(many(10), { last_page: 3, unreadable: 2 })));
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Everything that matches' }));
    await screen.findByText(
      '10 rows were exported. 2 could not be read and are missing. The server did not send all pages: some rows may be missing.',
    );
    await expect(files).toHaveLength(1);
  },
});

export const StopAnExportThatWaits = meta.story({
  args: ExportSurvivesRefusals.input.args,
  beforeEach: ExportSurvivesRefusals.input.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    pages.mockImplementationOnce(threePages).mockImplementation(() => refused(429, 20_000));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Everything that matches' }));
    await canvas.findByText('Page 1 of 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop export' }));
    await expect(await canvas.findByRole('button', { name: 'Export' })).toBeVisible();
    await expect(files).toEqual([]);
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const TwoTables = meta.story({
  args: { load: () => Promise.resolve(pageOf(treks)) },
  render: (props: TableProps) => (
    <>
      <TrekTable {...props} />
      <Button my="md">Between</Button>
      <TrekTable {...props} nouns="other treks" />
    </>
  ),
  play: async ({ canvas }) => {
    const sizes = () => canvas.getAllByRole('combobox', { name: 'Rows per page' });
    await waitFor(() => expect(sizes()).toHaveLength(2));
    const labels = sizes().map((size) => size.getAttribute('aria-labelledby'));
    await expect(new Set(labels).size).toBe(2);
  },
});
