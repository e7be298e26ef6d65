/** What a keyboard event says of input methods. */
interface Key {
  isComposing: boolean;
  /** Deprecated for other keys. */
  keyCode: number;
}

/** The code of a key that an input method handles. */
const HANDLED = 229;

/**
 * Whether a key belongs to an input method, which ends a word with Enter, leaves it with Escape, and moves in its list
 * with the arrows. Safari ends the composition before that Enter: only the code says so there (WebKit bug 165004).
 */
export const isComposing = ({ isComposing: composing, keyCode }: Key): boolean =>
  composing || keyCode === HANDLED;
