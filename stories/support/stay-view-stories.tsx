import type { ReactElement } from 'react';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectForbidden, expectMissing, expectRecordLoading, expectRetry, type Way } from './plays';
import { failing, forbidden, slow } from './story-parts';

interface StayViews {
  noun: string;
  /** What its addresses begin with: "/hotels". */
  path: string;
  above: Way;
  view: (id: number) => ReactElement;
}

export const regionNamed = async (canvas: StoryContext['canvas'], name: string) =>
  within(await canvas.findByRole('region', { name }));

/** The view screen of a hotel or a homestay, at rest and in its states. */
export const stayViewStories = ({ noun, path, above, view }: StayViews) => {
  const render = () => view(1);
  const what = `the ${noun}`;
  return {
    view: { render },
    loading: { render, ...slow, play: (stage: StoryContext) => expectRecordLoading(stage, what) },
    error: {
      render,
      ...failing,
      play: (stage: StoryContext) => expectRetry(stage, `Could not load ${what}`),
    },
    forbidden: {
      render,
      ...forbidden(`*/v1/admin${path}/1`),
      play: (stage: StoryContext) => expectForbidden(stage, what, above),
    },
    missing: {
      render: () => view(99_999),
      play: (stage: StoryContext) => expectMissing(stage, noun, above),
    },
  };
};

/** Opens the dialog that changes the prices of all rooms. */
export const openPrices = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  const rooms = await regionNamed(canvas, 'Rooms');
  await userEvent.click(rooms.getByRole('button', { name: 'Change prices' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change prices' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};
