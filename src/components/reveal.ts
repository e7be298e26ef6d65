const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflow);

const scrollingParentOf = (element: Element): Element | null => {
  const parent = element.parentElement;
  return parent === null || scrolls(parent) ? parent : scrollingParentOf(parent);
};

/** In pixels; `auto` is none. */
const lengthOf = (length: string) => Number.parseFloat(length) || 0;

/**
 * Scrolls an element into view within its scroll container; the page does not scroll. Its position is measured in the
 * next animation frame, when layout happens anyway: sooner, everything new would be laid out once more. Can be used as
 * a ref callback or an effect; the function that it returns cancels it.
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
