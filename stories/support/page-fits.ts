import { expect, waitFor } from 'storybook/test';

/** Expects the page to be no wider than its window, once the layout has settled. */
export const expectPageFits = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  waitFor(() => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    return expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
