const control = 'a[href], button:not([disabled])';
const overlay = '[role="dialog"], [role="menu"]';

/** The focusable rows of a table or items of a list; never nested. */
const itemsIn = (frame: Element) =>
  [...frame.querySelectorAll('tbody tr, li')].filter(
    (item) => !item.parentElement?.closest('tr, li') && item.querySelector(control),
  );

const focusPlace = (frame: Element, place: number) => {
  const items = itemsIn(frame);
  const item = place < 0 ? undefined : items[Math.min(place, items.length - 1)];
  const target =
    item?.querySelector(control) ??
    frame.querySelector('[aria-current], [data-autofocus]') ??
    frame.querySelector(control);
  if (target instanceof HTMLElement) target.focus();
};

/**
 * The ref of a container that restores the focus when the focused element is removed: to the row that replaces it, else
 * the last one, else the current or `autofocus` element, else the first. A focus that is elsewhere by then stays there.
 */
export const focusAfterRemoval = (frame: HTMLElement | null) => {
  if (!frame) return;
  let last: { target: Element; place: number } | undefined;
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    if (frame.contains(target))
      last = { target, place: itemsIn(frame).findIndex((item) => item.contains(target)) };
    // A dialog or a menu returns the focus itself.
    else if (!target.closest(overlay)) last = undefined;
  };
  const check = () => {
    if (!last || last.target.isConnected || document.activeElement !== document.body) return;
    const { place } = last;
    last = undefined;
    focusPlace(frame, place);
  };
  const onFocusOut = () => queueMicrotask(check);
  const observer = new MutationObserver(check);
  observer.observe(frame, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
  };
};
