import type { StoryContext } from 'storybook/internal/csf';
import { expect, waitFor } from 'storybook/test';
import { type } from './plays';

/** Names a new record, and waits for the generated slug; returns the slug's field. */
export const named = async (stage: StoryContext, name: string, slugged: string) => {
  await type(stage, 'Name', name);
  const slug = stage.canvas.getByRole('textbox', { name: 'Slug' });
  await waitFor(() => expect(slug).toHaveValue(slugged));
  return slug;
};
