import { Fragment, type ReactNode } from 'react';

/** The first of the characters of the private use area that stand for elements in a text. */
const FIRST = 0xe000;

/**
 * A text with elements in it, in the order of its language:
 * `` filled((time) => $localize`Read at ${time}:time:`, <bdi>{time}</bdi>) ``.
 */
export const filled = (text: (...places: string[]) => string, ...elements: ReactNode[]): ReactNode => {
  const places = elements.map((_, index) => String.fromCharCode(FIRST + index));
  return text(...places)
    .split(/([\uE000-\uE00F])/)
    .map((part, index) => {
      const place = places.indexOf(part);
      return <Fragment key={index}>{place === -1 ? part : elements[place]}</Fragment>;
    });
};
