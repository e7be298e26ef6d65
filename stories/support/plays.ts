import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import { capitalized } from '@/lib/text/capitalized';

interface Stage extends Pick<StoryContext, 'canvas' | 'userEvent' | 'router'> {
  canvasElement: HTMLElement;
}

/** Opens the filters of a list, which are in a sheet on a narrow screen. */
export const openFilters = async ({ canvas, userEvent }: Pick<Stage, 'canvas' | 'userEvent'>) => {
  const filters = within(await canvas.findByRole('region', { name: 'Filters' }));
  const opener = filters.queryByRole('button', { name: /^Filters/, expanded: false });
  if (!opener) return;
  await userEvent.click(opener);
  await screen.findByRole('button', { name: 'Show results' });
};

/** The row of a list with this text; on a narrow screen, its card. */
export const rowOf = async ({ canvas }: Pick<Stage, 'canvas'>, text: string) =>
  waitFor(() => {
    const cards = canvas.queryAllByRole('listitem').filter((item) => item.matches('[data-row]'));
    const rows = [...canvas.queryAllByRole('row'), ...cards];
    const row = rows.find(({ textContent }) => textContent.includes(text));
    if (!row) throw new Error(`No row with ${text}`);
    return row;
  });

/** Returns to the list from the filters of a narrow screen. */
export const closeFilters = async ({ userEvent }: Pick<Stage, 'userEvent'>) => {
  const close = screen.queryByRole('button', { name: 'Show results' });
  if (!close) return;
  await userEvent.click(close);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filters' })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: /^Filters/ })).toHaveFocus());
};

/** Types into a list's filter and waits until the URL and the chip show it. */
export const filterBy = async (stage: Stage, label: string, name: string, text: string) => {
  const { canvas, userEvent, router } = stage;
  await openFilters(stage);
  await userEvent.type(await screen.findByRole('searchbox', { name: label }), text);
  await closeFilters(stage);
  await expect(await canvas.findByText(`${label}: ${text}`)).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toEqual({ [name]: text }));
};

/** Presses Delete in the row with this text, or in its menu, and confirms; returns the dialog. */
export const deleteRow = async (stage: Stage, text: string) => {
  const { canvasElement, userEvent } = stage;
  const row = within(await rowOf(stage, text));
  const page = within(canvasElement.ownerDocument.body);
  const more = row.queryByRole('button', { name: /^More for/ });
  if (more) await userEvent.click(more);
  await userEvent.click(
    more
      ? await page.findByRole('menuitem', { name: 'Delete' })
      : row.getByRole('button', { name: 'Delete' }),
  );
  const dialog = within(await page.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByText(new RegExp(text))).toBeVisible());
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  return dialog;
};

/** Presses Undo in the latest notice. */
export const undoLast = async ({ userEvent }: Pick<Stage, 'userEvent'>) => {
  const undo = await waitFor(() => {
    const notices = screen.getAllByRole('alert');
    const found = notices
      .flatMap((notice) => within(notice).queryAllByRole('button', { name: 'Undo' }))
      .at(-1);
    if (!found) throw new Error('No notice offers Undo');
    return found;
  });
  await userEvent.click(undo);
};

/** Closes a dialog with Escape, and restores it with its input; returns it. */
export const dismissAndUndo = async ({ userEvent }: Pick<Stage, 'userEvent'>, name: string) => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
  await undoLast({ userEvent });
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** Presses Save, and the answer to what is asked then. */
export const save = async ({ canvas, userEvent }: Pick<Stage, 'canvas' | 'userEvent'>, answer?: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
  if (answer !== undefined) await userEvent.click(await screen.findByRole('button', { name: answer }));
};

/** Saves and waits until the form has led back to its list. */
export const saveTo = async (stage: Stage, list: string, answer?: string) => {
  const { router } = stage;
  await save(stage, answer);
  await waitFor(() => expect(router.state.location.pathname).toBe(list));
};

export const type = async (
  { canvas, userEvent }: Pick<Stage, 'canvas' | 'userEvent'>,
  label: string,
  text: string,
) => {
  const field = await canvas.findByRole('textbox', { name: label });
  await userEvent.type(field, text);
  return field;
};

/** Saves and expects the server's refusal beside the field. */
export const expectRefusal = async (stage: Stage, field: HTMLElement, message: RegExp, answer?: string) => {
  await save(stage, answer);
  await expect(await stage.canvas.findByRole('alert')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(message);
};

/** Expects a failed load with Retry. */
export const expectRetry = async ({ canvas }: Pick<Stage, 'canvas'>, title?: string) => {
  const panel = within(await canvas.findByRole('alert'));
  await expect(panel.getByRole('button', { name: 'Retry' })).toBeVisible();
  if (title !== undefined) await expect(panel.getByRole('heading', { name: title })).toBeVisible();
};

/** Expects an alert about a permanent problem: without Retry. */
const expectNoRetry = async ({ canvas }: Pick<Stage, 'canvas'>, title: string) => {
  const panel = within(await canvas.findByRole('alert'));
  await expect(panel.getByRole('heading', { name: title })).toBeVisible();
  await expect(panel.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
};

/** A link to another screen. */
export interface Way {
  label: string;
  to: string;
}

/** Expects an alert that a record does not exist, with a link back. */
export const expectMissing = async (stage: Pick<Stage, 'canvas'>, noun: string, back: Way) => {
  await expectNoRetry(stage, `${capitalized(noun)} not found`);
  await expectWayBack(stage, back);
};

/** Expects an alert about a missing permission, whom to ask, and a link back. */
export const expectForbidden = async (stage: Pick<Stage, 'canvas'>, what: string, back: Way) => {
  await expectNoRetry(stage, `You may not see ${what}`);
  await expect(stage.canvas.getByText(/Ask an administrator who manages roles/)).toBeVisible();
  await expectWayBack(stage, back);
};

const expectWayBack = async ({ canvas }: Pick<Stage, 'canvas'>, { label, to }: Way) => {
  await expect(canvas.getByRole('link', { name: `Back to ${label}` })).toHaveAttribute('href', to);
};

const skeletonsIn = (element: Element | null) => element?.querySelectorAll('.mantine-Skeleton-root') ?? [];

/** Expects a loading list: its name, and a skeleton of rows or cards. */
export const expectListLoading = async (
  { canvas, canvasElement }: Pick<Stage, 'canvas' | 'canvasElement'>,
  nouns: string,
  most = 10,
) => {
  await expect(await canvas.findByRole('status', { name: `Loading the ${nouns}` })).toBeInTheDocument();
  const frame = canvasElement.querySelector('[aria-busy="true"]');
  const [header, ...rows] = within(frame as HTMLElement).queryAllByRole('row');
  if (!header) return expect(skeletonsIn(frame)).toHaveLength(5);
  await expect(rows).toHaveLength(most);
  for (const row of rows) await expect(skeletonsIn(row)).toHaveLength(header.children.length - 1);
};

/** Expects a loading record: its name, and a skeleton of its heading and sections. */
export const expectRecordLoading = async ({ canvas }: Pick<Stage, 'canvas'>, what: string) => {
  const shape = await canvas.findByRole('status', { name: `Loading ${what}` });
  await expect(shape).toBeVisible();
  await expect(skeletonsIn(shape).length).toBeGreaterThan(1);
};

/** Selects an option of a select by its text. */
export const choose = async ({ canvasElement, userEvent }: Stage, label: string, option: string) => {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(await page.findByRole('combobox', { name: label }));
  const found = await page.findByRole('option', { name: option });
  const field = page.getByRole('combobox', { name: label });
  await expect(field).toHaveFocus();
  await expect(field).toHaveAttribute('aria-controls', found.closest('[role="listbox"]')?.id);
  await userEvent.click(found);
};
