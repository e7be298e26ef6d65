import type { StoryContext } from 'storybook/internal/csf';
import { expect, waitFor, within } from 'storybook/test';

interface Stage extends Pick<StoryContext, 'canvas' | 'userEvent' | 'router'> {
  canvasElement: HTMLElement;
}

/** Types into a list's filter and waits until the URL and the chip have it. */
export async function filterBy(
  { canvas, userEvent, router }: Stage,
  label: string,
  name: string,
  text: string,
) {
  await userEvent.type(await canvas.findByRole('searchbox', { name: label }), text);
  await expect(await canvas.findByText(`${label}: ${text}`)).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toEqual({ [name]: text }));
}

/** Presses Delete in the row with this text and confirms; returns the dialog. */
export async function deleteRow({ canvas, canvasElement, userEvent }: Stage, text: string) {
  const row = within(await canvas.findByRole('row', { name: new RegExp(text) }));
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
