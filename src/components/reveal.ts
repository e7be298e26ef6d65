const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflow);

const scrollingParentOf = (element: Element): Element | null => {
  const parent = element.parentElement;
  return parent === null || scrolls(parent) ? parent : scrollingParentOf(parent);
};

/**
 * Brings an element into the part of what it scrolls in that is in sight; the page stays where it is. Where it stands is
 * measured when the frame is laid out anyway: sooner, everything new would be laid out once more. A ref and an effect may be
 * this; what it returns calls it off.
 */
export const reveal = (element: Element | null | undefined): (() => void) => {
  const frame = requestAnimationFrame(() => {
    const box = element && scrollingParentOf(element);
    if (!box || box === document.documentElement || box === document.body) return;
    const [own, seen] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
    box.scrollLeft += Math.min(0, own.left - seen.left) + Math.max(0, own.right - seen.right);
    box.scrollTop += Math.min(0, own.top - seen.top) + Math.max(0, own.bottom - seen.bottom);
  });
  return () => cancelAnimationFrame(frame);
};
