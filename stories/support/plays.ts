import type { StoryContext } from 'storybook/internal/csf';
import { expect, waitFor, within } from 'storybook/test';

interface Stage extends Pick<StoryContext, 'canvas' | 'userEvent' | 'router'> {
  canvasElement: HTMLElement;
}

/** Opens the filters of a list, which a narrow screen keeps behind a button. */
export async function openFilters({ canvas, userEvent }: Pick<Stage, 'canvas' | 'userEvent'>) {
  const filters = within(await canvas.findByRole('region', { name: 'Filters' }));
  const opener = filters.queryByRole('button', { name: /^Filters/, expanded: false });
  if (opener) await userEvent.click(opener);
}

/** The row of a list with this text; on a narrow screen, its card. */
export async function rowOf({ canvas }: Pick<Stage, 'canvas'>, text: string) {
  return waitFor(() => {
    const rows = [...canvas.queryAllByRole('row'), ...canvas.queryAllByRole('listitem')];
    const row = rows.find(({ textContent }) => textContent.includes(text));
    if (!row) throw new Error(`No row with ${text}`);
    return row;
  });
}

/** Types into a list's filter and waits until the URL and the chip have it. */
export async function filterBy(stage: Stage, label: string, name: string, text: string) {
  const { canvas, userEvent, router } = stage;
  await openFilters(stage);
  await userEvent.type(await canvas.findByRole('searchbox', { name: label }), text);
  await expect(await canvas.findByText(`${label}: ${text}`)).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toEqual({ [name]: text }));
}

/** Presses Delete in the row with this text and confirms; returns the dialog. */
export async function deleteRow(stage: Stage, text: string) {
  const { canvasElement, userEvent } = stage;
  const row = within(await rowOf(stage, text));
  await userEvent.click(row.getByRole('button', { name: 'Delete' }));
  const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
  await waitFor(() => expect(dialog.getByText(new RegExp(text))).toBeVisible());
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  return dialog;
}

/** Presses Save and waits until the form has led back to its list. */
export async function saveTo({ canvas, userEvent, router }: Stage, list: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(list));
}

/** Presses Save and expects the server's refusal beside the field. */
export async function expectRefused({ canvas, userEvent }: Stage, field: HTMLElement, message: RegExp) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
  await expect(await canvas.findByRole('alert')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(message);
}

/** Expects a failed load with its way to try again. */
export async function expectRetry({ canvas }: Stage) {
  await expect(await canvas.findByRole('alert')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
}

/** Chooses an option of a select by its words. */
export async function choose({ canvas, canvasElement, userEvent }: Stage, label: string, option: string) {
  const field = await canvas.findByRole('combobox', { name: label });
  await userEvent.click(field);
  const page = within(canvasElement.ownerDocument.body);
  const found = await page.findByRole('option', { name: option });
  await expect(field).toHaveAttribute('aria-controls', found.closest('[role="listbox"]')?.id);
  await userEvent.click(found);
}
