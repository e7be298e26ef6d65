import { expect, waitFor, within } from 'storybook/test';
import { expectPageFits } from '../stories/support/page-fits.ts';

/** Editors below the viewport load when scrolled into view. */
const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/** Waits until a screen has loaded; a default story ends there, and axe checks that state. */
export const expectAtRest = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  await waitFor(() => {
    const loading = canvasElement.querySelectorAll('.mantine-Skeleton-root, [aria-busy="true"]');
    if ([...loading].some(isInView)) throw new Error('The screen is still loading.');
  });
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  await expectPageFits({ canvasElement });
};
