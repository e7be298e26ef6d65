const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflow);

const scrollingParentOf = (element: Element): Element | null => {
  const parent = element.parentElement;
  return parent === null || scrolls(parent) ? parent : scrollingParentOf(parent);
};

/** Pixels; `auto` counts as 0. */
const lengthOf = (length: string) => Number.parseFloat(length) || 0;

/**
 * Scrolls an element into view within its scroll container; the page does not scroll. Measures in the next animation
 * frame, when layout happens anyway, to avoid a forced layout. Works as a ref callback or an effect; the returned
 * function cancels it.
 */
export const reveal = (element: Element | null | undefined): (() => void) => {
  const frame = requestAnimationFrame(() => {
    const box = element && scrollingParentOf(element);
    if (!box || box === document.documentElement || box === document.body) return;
    const [own, seen] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
    box.scrollLeft += Math.min(0, own.left - seen.left) + Math.max(0, own.right - seen.right);
    const style = getComputedStyle(box);
    const [top, bottom] = [lengthOf(style.scrollPaddingTop), lengthOf(style.scrollPaddingBottom)];
    box.scrollTop += Math.min(0, own.top - seen.top - top) + Math.max(0, own.bottom - seen.bottom + bottom);
  });
  return () => cancelAnimationFrame(frame);
};
