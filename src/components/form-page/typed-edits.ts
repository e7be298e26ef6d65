import { afterFrame } from '@/lib/after-frame';

/**
 * Edits that their fields show by themselves. The form takes them over after that frame, so that a key is on the screen
 * before anything is made of it; who reads the form's values settles them first.
 */
export interface TypedEdits {
  /** Puts an edit of the field `name` off; it replaces one that waits. */
  take: (name: string, edit: () => void) => void;
  settle: () => void;
}

export const createTypedEdits = (): TypedEdits => {
  const waiting = new Map<string, () => void>();
  const settle = () => {
    const edits = [...waiting.values()];
    waiting.clear();
    for (const edit of edits) edit();
  };
  return {
    take: (name, edit) => {
      if (waiting.size === 0) afterFrame(settle);
      waiting.set(name, edit);
    },
    settle,
  };
};
