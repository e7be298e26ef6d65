import { expect, waitFor } from 'storybook/test';

/** The page is no wider than its window, once everything on it has found its place. */
export const expectPageFits = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  waitFor(() => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    return expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
