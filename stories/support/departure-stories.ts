import { http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect } from 'storybook/test';
import { expectRetry } from './plays';
import { failing, loading } from './story-parts';

/** The path to read and create departures of a package. */
export const departuresAddress = '*/v1/admin/packages/:packageId/departures';

/** The departures of all packages, while loading and when the packages fail to load. */
export const departureStories = {
  loading: {
    ...loading,
    play: async ({ canvas }: StoryContext) => {
      await expect(await canvas.findByRole('status', { name: 'Loading the departures' })).toBeVisible();
    },
  },
  failed: {
    ...failing,
    play: (stage: StoryContext) => expectRetry(stage, 'Could not load the packages'),
  },
};

/** A backend that refuses the departures of one package, once. */
export const refusedOnce = (packageId: number) => {
  let fails = true;
  return http.get(departuresAddress, ({ params }) => {
    if (params.packageId !== String(packageId) || !fails) return undefined;
    fails = false;
    return HttpResponse.json({ message: 'Forbidden.' }, { status: 403 });
  });
};
