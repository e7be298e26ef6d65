import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor } from 'storybook/test';
import { deleteRow, filterBy } from './plays';

export interface Filtering {
  label: string;
  /** The filter's name in the URL; by default derived from its label. */
  name?: string;
  text: string;
  /** The titles of a matching row, and of another. */
  shows: string;
  hides: string;
}

const nameOf = (label: string) => label.toLowerCase().replaceAll(' ', '_');

/** Types into a filter and expects the rows to change. */
export const filters =
  ({ label, name = nameOf(label), text, shows, hides }: Filtering) =>
  async (stage: StoryContext) => {
    const { canvas } = stage;
    await expect(await canvas.findByRole('link', { name: hides })).toBeVisible();
    await filterBy(stage, label, name, text);
    await waitFor(() => expect(canvas.queryByRole('link', { name: hides })).not.toBeInTheDocument());
    await expect(await canvas.findByRole('link', { name: shows })).toBeVisible();
  };

/** Deletes the row with this name and expects the focus on the next row or the list. Its link may have another name. */
export const deletes =
  (name: string, link = name) =>
  async (stage: StoryContext) => {
    const { canvas } = stage;
    await deleteRow(stage, name);
    await waitFor(() => expect(canvas.queryByRole('link', { name: link })).not.toBeInTheDocument());
    const place = () =>
      canvas.queryAllByRole('button', { name: /^(Delete|More for .*)$/ }).length > 0
        ? 'tr, li'
        : '[aria-busy]';
    await waitFor(() => expect(document.activeElement?.closest(place())).toBeVisible());
  };

/** Tries to delete a record that is in use, and expects the reason. */
export const refusesDelete = (name: string, why: RegExp) => async (stage: StoryContext) => {
  const dialog = await deleteRow(stage, name);
  await expect(await dialog.findByText(why)).toBeVisible();
};

/** Activates an inactive record in the list, and undoes it from the notice. */
export const undoesStatus =
  (name: string) =>
  async ({ canvas, userEvent }: StoryContext) => {
    const status = { name: `Status of ${name}` };
    await userEvent.click(await canvas.findByRole('switch', status));
    await waitFor(() => expect(canvas.getByRole('switch', status)).toBeChecked());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByRole('switch', status)).not.toBeChecked());
  };
