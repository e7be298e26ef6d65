const boxesOf = (line: Element | undefined) => [
  ...(line?.querySelectorAll<HTMLInputElement>('input:not(:disabled)') ?? []),
];

const middle = (box: Element) => {
  const { left, width } = box.getBoundingClientRect();
  return left + width / 2;
};

const nearest = (boxes: readonly HTMLInputElement[], to: Element) => {
  const wanted = middle(to);
  const distance = (box: Element) => Math.abs(middle(box) - wanted);
  return boxes.reduce<HTMLInputElement | undefined>(
    (best, box) => (best && distance(best) <= distance(box) ? best : box),
    undefined,
  );
};

/** The checkboxes of the next line in this direction that has any. */
const boxesBeyond = (lines: readonly Element[], from: number, step: 1 | -1): HTMLInputElement[] => {
  for (let index = from + step; index >= 0 && index < lines.length; index += step) {
    const boxes = boxesOf(lines[index]);
    if (boxes.length > 0) return boxes;
  }
  return [];
};

const move = (event: KeyboardEvent) => {
  const { target: box, currentTarget: grid } = event;
  const isBox = box instanceof HTMLInputElement && grid instanceof HTMLElement;
  if (!isBox || event.altKey || event.ctrlKey || event.metaKey) return;
  const lines = [...grid.querySelectorAll('[data-line]')];
  const line = lines.findIndex((candidate) => candidate.contains(box));
  const inLine = boxesOf(lines[line]);
  const place = inLine.indexOf(box);
  const isRightToLeft = getComputedStyle(box).direction === 'rtl';
  const targets: Partial<Record<string, HTMLInputElement | undefined>> = {
    ArrowRight: inLine[isRightToLeft ? place - 1 : place + 1],
    ArrowLeft: inLine[isRightToLeft ? place + 1 : place - 1],
    ArrowDown: nearest(boxesBeyond(lines, line, 1), box),
    ArrowUp: nearest(boxesBeyond(lines, line, -1), box),
    Home: inLine[0],
    End: inLine.at(-1),
  };
  // In a form, Enter would save it.
  if (!(event.key in targets) && event.key !== 'Enter') return;
  event.preventDefault();
  targets[event.key]?.focus();
};

/** As the `ref` of a grid of checkboxes: arrow keys, Home and End move between them; lines are marked `data-line`. */
export const withArrowKeys = (grid: HTMLElement | null) => {
  grid?.addEventListener('keydown', move);
  return () => grid?.removeEventListener('keydown', move);
};
