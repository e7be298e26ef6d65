/** The mark on the map with this text. */
export const markOf = (map: HTMLElement, text: string) => {
  const mark = [...map.querySelectorAll('svg text')].find(({ textContent }) => textContent === text);
  if (!mark) throw new Error(`The map has no mark “${text}”.`);
  return mark;
};
