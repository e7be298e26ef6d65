const CONTROL =
  'a[href], button, input, select, textarea, summary, label, [role="button"], [role="option"], [role="tab"], [role^="menuitem"]';

/** As in operating systems, a later click is a new one, in milliseconds. */
const PAUSE = 500;
/** How far a hand with a mouse moves between two clicks on one thing, in pixels. */
const SLIP = 6;
/** How far two taps of a finger on one thing are apart: half the height of a control that is made for touch. */
const FINGER_SLIP = 22;

const controlOf = (target: EventTarget | null): Element | undefined => {
  const control = target instanceof Element ? (target.closest(CONTROL) ?? undefined) : undefined;
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
};

const isSameLink = (one: Element, other: Element): boolean => {
  const nameOf = (link: Element) => link.getAttribute('aria-label') ?? link.textContent;
  return one.localName === 'a' && other.localName === 'a' && nameOf(one) === nameOf(other);
};

interface Press {
  x: number;
  y: number;
  control: Element | undefined;
}

interface FirstClick extends Press {
  /** The controls beneath a layer that the click may have closed. */
  beneath: ReadonlySet<Element | undefined>;
}

const distanceOf = ({ clientX, clientY }: MouseEvent, { x, y }: Press) =>
  Math.hypot(clientX - x, clientY - y);

/**
 * Gives a click to the control that was pressed, if it slid away before the button was let go: something above it had
 * just been loaded. Ignores the further clicks of a double click on another control than the first: it slid or opened
 * under a pointer that aimed at something else, such as the switch of the next row. Where the first click hit no control
 * but a layer over one, that one was aimed at. A link of the same name is the same, such as "Next". Returns the function that ends it.
 */
export const aimClicks = (): (() => void) => {
  let pressed: Press | undefined;
  let first: FirstClick | undefined;
  let last = 0;
  const isFar = (event: MouseEvent) => {
    const isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
    const distance = first ? distanceOf(event, first) : 0;
    return distance > (isFinger ? FINGER_SLIP : SLIP);
  };

  const onPress = ({ clientX: x, clientY: y, target }: PointerEvent) => {
    pressed = { x, y, control: controlOf(target) };
  };
  const onMove = (event: PointerEvent) => {
    if (isFar(event)) first = undefined;
  };
  const onClick = (event: MouseEvent) => {
    const { isTrusted, detail, clientX: x, clientY: y, timeStamp, target } = event;
    // Keys and labels click, too, and so does the code behind a shortcut.
    if (!isTrusted || detail === 0) return;
    const control = controlOf(target);
    const meant = pressed && distanceOf(event, pressed) <= SLIP ? pressed.control : undefined;
    if (meant instanceof HTMLElement && meant !== control && meant.isConnected) {
      event.preventDefault();
      event.stopImmediatePropagation();
      meant.click();
      return;
    }
    const isFurther = first !== undefined && timeStamp - last < PAUSE && !isFar(event);
    last = timeStamp;
    if (!first || !isFurther) {
      first = { x, y, control, beneath: new Set(document.elementsFromPoint(x, y).map(controlOf)) };
      return;
    }
    const aimed = first.control ? [first.control] : [...first.beneath];
    if (!control || aimed.some((one) => one && (one === control || isSameLink(one, control)))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Who typed since has seen what is under the pointer.
  const onType = (event: Event) => {
    // A switch has an input event of its own, which is no text.
    if (event instanceof InputEvent) first = undefined;
  };
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  window.addEventListener('pointerdown', onPress, options);
  window.addEventListener('pointermove', onMove, options);
  window.addEventListener('input', onType, options);
  window.addEventListener('click', onClick, options);
  return () => ended.abort();
};
