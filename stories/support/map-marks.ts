import { waitFor } from 'storybook/test';

/** The mark on the map with this text; the map is drawn once its width is measured. */
export const findMark = (map: HTMLElement, text: string) =>
  waitFor(() => {
    const mark = [...map.querySelectorAll('svg text')].find(({ textContent }) => textContent === text);
    if (!mark) throw new Error(`The map has no mark “${text}”.`);
    return mark;
  });
