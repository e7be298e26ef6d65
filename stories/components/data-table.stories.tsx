import { useState } from 'react';
import { Button } from '@mantine/core';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ApiError } from '@/api/errors/api-error';
import type { ListPageOf } from '@/lib/lists/paging';
import preview from '../../.storybook/preview';
import { deleteRow } from '../support/plays';
import {
  forget,
  pageOf,
  removeTrek,
  setStatus,
  type TableProps,
  type Trek,
  treks,
  TrekTable,
} from '../support/trek-table';
import { wide } from '../support/wide';

const meta = preview.meta({
  title: 'Kit/Data table',
  component: TrekTable,
  args: { load: () => Promise.resolve(pageOf(treks)) },
  beforeEach: forget,
});

export const Rows = meta.story({
  globals: wide,
  play: async ({ canvas, userEvent, router }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sort by Days ascending' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'days' }));
  },
});

export const SortedRows = meta.story({
  globals: wide,
  parameters: { router: { path: '/treks', search: { sort: '-days' } } },
  play: async ({ canvas, userEvent, router }) => {
    const head = await canvas.findByRole('columnheader', { name: /Days/ });
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(within(head).getByRole('button'));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    await expect(head).toHaveAttribute('aria-sort', 'none');
  },
});

export const PickARange = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Everest Base Camp' }));
    await expect(await canvas.findByText('1 trek selected')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /all rows/ })).toBePartiallyChecked();
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Mardi Himal' }));
    await userEvent.keyboard('{/Shift}');
    await expect(await canvas.findByText('3 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /all rows/ }));
    await expect(canvas.queryByText('3 selected')).not.toBeInTheDocument();
  },
});

export const BulkBarInPlaceOfTheHead = meta.story({
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Select Everest Base Camp' });
    const place = () => box.getBoundingClientRect().top;
    const before = place();
    await userEvent.click(box);
    const bar = await canvas.findByRole('button', { name: 'Delete selected' });
    await expect(canvas.getByRole('button', { name: 'Clear selection' }).nextElementSibling).toBe(bar);
    await waitFor(() => expect(place()).toBe(before));
    const onTop = (element: HTMLElement) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    };
    await expect(onTop(bar)).toBe(true);
    await expect(onTop(canvas.getByRole('checkbox', { name: /all rows/ }))).toBe(true);
    const head = canvas.getByRole('button', { name: 'Sort by Name ascending' });
    await expect(onTop(head)).toBe(false);
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear selection' }));
    await waitFor(() => expect(onTop(head)).toBe(true));
    await waitFor(() => expect(place()).toBe(before));
    await userEvent.click(box);
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(head).toHaveFocus();
    await expect(onTop(head)).toBe(true);
  },
});

export const Densities = meta.story({
  globals: wide,
  args: { load: () => Promise.resolve(pageOf(treks.filter(({ id }) => id !== 2))) },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Mardi/ });
    const button = canvas.getByRole('button', { name: 'Density' });
    for (const height of [44, 36, 56, 44]) {
      await waitFor(() => expect(Math.round(row.getBoundingClientRect().height)).toBe(height));
      await userEvent.click(button);
    }
  },
});

export const PinAndHideColumns = meta.story({
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    const days = await canvas.findByRole('columnheader', { name: 'Days' });
    const status = canvas.getByRole('columnheader', { name: 'Status' });
    await expect(status).toHaveStyle({ position: 'sticky', insetInlineEnd: '64px' });
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await userEvent.click(await menu.findByRole('button', { name: 'Pin: Days' }));
    await waitFor(() => expect(days).toHaveStyle({ position: 'sticky', insetInlineStart: '40px' }));
    const names = () => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(names()).toEqual(['', 'Days', 'Name', 'Status', 'Actions']);
    const table = within(canvas.getByRole('table', { name: 'Treks' }));
    const title = table.getByRole('rowheader', { name: 'Mardi Himal' });
    const cells = () => [...(title.parentElement?.querySelectorAll<HTMLElement>('td, th') ?? [])];
    const values = () => cells().map(({ textContent }) => textContent);
    await expect(values()).toEqual(['', '6', 'Mardi Himal', 'Inactive', '']);
    await userEvent.click(menu.getByRole('button', { name: 'More for Name' }));
    await userEvent.click(menu.getByRole('button', { name: 'Pin at the end: Name' }));
    await waitFor(() => expect(names()).toEqual(['', 'Days', 'Status', 'Name', 'Actions']));
    await expect(values()).toEqual(['', '6', 'Inactive', 'Mardi Himal', '']);
    const edges = (elements: HTMLElement[]) =>
      elements.map((element) => element.getBoundingClientRect().left);
    await expect(edges(cells())).toEqual(edges(canvas.getAllByRole('columnheader')));
    await userEvent.click(menu.getByRole('button', { name: 'Pin at the end: Name' }));
    await userEvent.click(menu.getByRole('checkbox', { name: 'Status' }));
    await waitFor(() => expect(names()).toEqual(['', 'Days', 'Name', 'Actions']));
    await userEvent.click(menu.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(names()).toEqual(['', 'Name', 'Days', 'Status', 'Actions']));
    await userEvent.click(menu.getByRole('button', { name: 'More for Status' }));
    await userEvent.click(menu.getByRole('button', { name: 'Move Status up' }));
    await waitFor(() => expect(names()).toEqual(['', 'Name', 'Status', 'Days', 'Actions']));
    menu.getByRole('button', { name: 'Drag Status' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(names()).toEqual(['', 'Name', 'Days', 'Status', 'Actions']));
    await expect(menu.getByText('Status is now column 3 of 3.')).toBeInTheDocument();
  },
});

export const PinAndHideRightToLeft = meta.story({
  globals: { ...wide, direction: 'rtl' },
  play: PinAndHideColumns.input.play,
});

export const WidthsWithoutDragging = meta.story({
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    const days = await canvas.findByRole('columnheader', { name: /Days/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await userEvent.click(await menu.findByRole('button', { name: 'More for Days' }));
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Enter}{Enter}');
    await waitFor(() => expect(days).toHaveStyle({ minWidth: '138px' }));
    await expect(menu.getByText('Days is 138 pixels wide.')).toBeInTheDocument();
    await userEvent.click(menu.getByRole('button', { name: 'Make Days narrower' }));
    await waitFor(() => expect(days).toHaveStyle({ minWidth: '114px' }));
  },
});

/** Cards can show, hide and reorder columns; they have no pinning and no width. */
export const ColumnsPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const days = await canvas.findByText('14');
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await userEvent.click(await menu.findByRole('checkbox', { name: 'Days' }));
    await waitFor(() => expect(days).not.toBeInTheDocument());
    await userEvent.click(menu.getByRole('button', { name: 'Move Status up' }));
    await expect(menu.getByText('Status is now column 2 of 3.')).toBeInTheDocument();
    await expect(menu.queryByRole('button', { name: /Pin|More/ })).not.toBeInTheDocument();
    for (const button of menu.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
  },
});

const deleted = new Set<number>();

export const RowsKeepTheirPlace = meta.story({
  args: { load: () => Promise.resolve(pageOf(treks.filter(({ id }) => !deleted.has(id)))) },
  beforeEach: () => {
    deleted.clear();
    removeTrek.mockImplementation((id) => Promise.resolve(void deleted.add(id)));
  },
  play: async (stage) => {
    const box = await stage.canvas.findByRole('checkbox', { name: 'Select Mardi Himal' });
    await stage.userEvent.click(box);
    await deleteRow(stage, 'Everest Base Camp');
    await waitFor(() => expect(stage.canvas.queryByRole('row', { name: /Everest/ })).not.toBeInTheDocument());
    await expect(box).toBeInTheDocument();
    await expect(box).toBeChecked();
  },
});

export const Loading = meta.story({ args: { load: () => new Promise<never>(() => undefined) } });

export const Failed = meta.story({
  args: { load: () => Promise.reject(new ApiError('http', 'The server had a problem.', { status: 500 })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The server had a problem.')).toBeVisible();
  },
});

export const Forbidden = meta.story({
  args: { load: () => Promise.reject(new ApiError('http', 'Forbidden.', { status: 403 })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You may not see the treks' })).toBeVisible();
  },
});

export const NothingMatches = meta.story({
  args: { load: () => Promise.resolve(pageOf([])) },
  parameters: { router: { path: '/treks', search: { name: 'yeti' } } },
  play: async ({ canvas, userEvent, router }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  },
});

export const UnreadableRows = meta.story({
  args: { load: () => Promise.resolve(pageOf(treks, { unreadable: 2 })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/2 rows of this page could not be read/)).toBeVisible();
  },
});

export const KnownTotal = meta.story({
  args: { load: () => Promise.resolve(pageOf(treks, { total: 3 })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–3 of 3')).toBeVisible();
  },
});

export const BulkDeleteFailed = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    removeTrek.mockImplementation((id) =>
      id === 3 ? Promise.reject(new ApiError('http', 'Still booked.', { status: 409 })) : Promise.resolve(),
    );
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all rows of this page' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete selected' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('2 of 3 done, 1 failed')).toBeVisible();
    await expect(canvas.getByText('Mardi Himal: Still booked.')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select Mardi Himal' })).toBeChecked();
    removeTrek.mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('3 of 3 done')).toBeVisible();
    await expect(removeTrek.mock.calls.map(([id]) => id)).toEqual([1, 2, 3, 3]);
  },
});

/** Rows that a run did not reach stay selected, even after its failures are retried. */
export const BulkCutOff = meta.story({
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    removeTrek.mockImplementation((id) =>
      id === 2 ? Promise.reject(new ApiError('offline', 'You are offline.')) : Promise.resolve(),
    );
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all rows of this page' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete selected' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('1 of 3 done, 1 failed, 1 waiting')).toBeVisible();
    removeTrek.mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('2 of 3 done, 1 waiting')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select Mardi Himal' })).toBeChecked();
    await expect(removeTrek.mock.calls.map(([id]) => id)).toEqual([1, 2, 2]);
  },
});

/** A list that can be left, with the numbers of writes and exports that continue. */
const Leavable = (props: TableProps) => {
  const [left, setLeft] = useState(false);
  const busy = useIsMutating();
  return (
    <>
      {!left && <TrekTable {...props} />}
      <Button onClick={() => setLeft(true)}>Leave the list</Button>
      <output>{busy === 0 ? 'Nothing goes on' : 'Something goes on'}</output>
    </>
  );
};

export const BulkEndsWithItsScreen = meta.story({
  tags: ['tests'],
  render: (props) => <Leavable {...props} />,
  play: async ({ canvas, userEvent }) => {
    const first = Promise.withResolvers<undefined>();
    removeTrek.mockReturnValueOnce(first.promise);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all rows of this page' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete selected' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(removeTrek).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the list' }));
    await expect(canvas.getByText('Something goes on')).toBeVisible();
    first.resolve(undefined);
    await expect(await canvas.findByText('Nothing goes on')).toBeVisible();
    await expect(removeTrek.mock.calls).toEqual([[1]]);
  },
});

const pages = fn(() => Promise.resolve(pageOf(treks)));

export const ExportEndsWithItsScreen = meta.story({
  args: { load: pages },
  render: (props) => <Leavable {...props} />,
  beforeEach: () => {
    pages.mockReset().mockResolvedValue(pageOf(treks, { last_page: 3 }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    const first = Promise.withResolvers<ListPageOf<Trek>>();
    pages.mockClear().mockReturnValueOnce(first.promise);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Everything that matches' }));
    await waitFor(() => expect(pages).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the list' }));
    first.resolve(pageOf(treks, { last_page: 3 }));
    await expect(await canvas.findByText('Nothing goes on')).toBeVisible();
    await expect(pages).toHaveBeenCalledOnce();
  },
});

export const FiveClicksOnASwitch = meta.story({
  play: async ({ canvas }) => {
    const status = await canvas.findByRole('switch', { name: 'Status of Mardi Himal' });
    for (let click = 0; click < 5; click += 1) status.click();
    await screen.findByText(/“Mardi Himal” is active now/);
    await expect(setStatus).toHaveBeenCalledOnce();
  },
});

export const BlankName = meta.story({
  args: { load: () => Promise.resolve(pageOf([{ id: 9, name: ' ', days: 3, status: true }])) },
  play: async ({ canvas }) => {
    const name = 'Unnamed trek (ID 9)';
    await expect(await canvas.findByText(name)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: `Select ${name}` })).toBeVisible();
  },
});

export const SwitchStatusAndUndo = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const status = await canvas.findByRole('switch', { name: 'Status of Mardi Himal' });
    const saved = Promise.withResolvers<undefined>();
    setStatus.mockReturnValueOnce(saved.promise);
    await userEvent.click(status);
    await waitFor(() => expect(status).toHaveAttribute('aria-busy', 'true'));
    // A browser moves the focus away from a disabled element.
    await expect(status).toBeEnabled();
    saved.resolve(undefined);
    const body = within(canvasElement.ownerDocument.body);
    await body.findByText(/“Mardi Himal” is active now/);
    await userEvent.click(body.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(body.getByText(/“Mardi Himal” is inactive now/)).toBeVisible());

    // An Undo waits for another change of the row that is on its way; the list here answers with the old status.
    await userEvent.click(status);
    await waitFor(() => expect(setStatus).toHaveBeenCalledTimes(3));
    await waitFor(() => expect(status).not.toBeChecked());
    const late = Promise.withResolvers<undefined>();
    setStatus.mockReturnValueOnce(late.promise);
    await userEvent.click(status);
    await waitFor(() => expect(setStatus).toHaveBeenCalledTimes(4));
    const notice = body.getAllByRole('alert').find(({ textContent }) => textContent.includes(' active now'));
    await userEvent.click(within(notice ?? canvasElement).getByRole('button', { name: 'Undo' }));
    await expect(setStatus).toHaveBeenCalledTimes(4);
    late.resolve(undefined);
    await waitFor(() => expect(setStatus).toHaveBeenCalledTimes(5));
  },
});

let answer: (() => void) | undefined;

const OldTable = (props: TableProps) => {
  useQuery({ queryKey: ['other'], queryFn: () => new Promise<null>((done) => (answer = () => done(null))) });
  return <TrekTable {...props} />;
};

/** The new status is shown until all that is being read has come; then that of the list. */
export const StatusUntilReadAgain = meta.story({
  render: (props) => <OldTable {...props} />,
  play: async ({ canvas, userEvent }) => {
    const status = await canvas.findByRole('switch', { name: 'Status of Mardi Himal' });
    await userEvent.click(status);
    await screen.findByText('“Mardi Himal” is active now.');
    await expect(status).toBeChecked();
    answer?.();
    await waitFor(() => expect(status).not.toBeChecked());
  },
});

/** What is asked for last is what stands in the end, with no more requests than that takes. */
export const StatusAskedAgain = meta.story({
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    const status = await canvas.findByRole('switch', { name: 'Status of Mardi Himal' });
    const first = Promise.withResolvers<undefined>();
    setStatus.mockReturnValueOnce(first.promise);
    for (const checked of [true, false, true, false]) {
      await userEvent.click(status);
      await expect((status as HTMLInputElement).checked).toBe(checked);
    }
    first.resolve(undefined);
    await screen.findByText('“Mardi Himal” is inactive now.');
    await expect(setStatus).toHaveBeenCalledTimes(2);
    await expect(status).not.toBeChecked();
  },
});

/** A change that was refused and is no longer wanted needs no other, and no words. */
export const StatusRefusedAndRevoked = meta.story({
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    const status = await canvas.findByRole('switch', { name: 'Status of Mardi Himal' });
    const first = Promise.withResolvers<undefined>();
    setStatus.mockReturnValueOnce(first.promise);
    await userEvent.click(status);
    await userEvent.click(status);
    first.reject(new ApiError('http', 'It has no departures.', { status: 409 }));
    await waitFor(() => expect(status).toHaveAttribute('aria-busy', 'false'));
    await expect(status).not.toBeChecked();
    await expect(setStatus).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const StatusRefused = meta.story({
  play: async ({ canvas, userEvent }) => {
    setStatus.mockRejectedValueOnce(new ApiError('http', 'It has no departures.', { status: 409 }));
    const status = await canvas.findByRole('switch', { name: 'Status of Mardi Himal' });
    await userEvent.click(status);
    await screen.findByText('“Mardi Himal” was not changed. It has no departures.');
    await expect(status).not.toBeChecked();
  },
});
