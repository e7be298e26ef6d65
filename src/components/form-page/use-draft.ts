import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSessionUser } from '@/api/session';
import { useDiscard } from '@/components/use-discard';
import { type Draft, eraseDraft, readDraft, saveDraft } from '@/lib/draft';
import { userKey } from '@/session/user';

const delayMs = 300;

const draftFor = (owner: string | undefined, key: string) =>
  owner === undefined ? undefined : readDraft(owner, key);

interface Kept {
  values: object;
  /** What they were before. */
  base?: object | undefined;
}

/**
 * Keeps what is typed into the form at the path `key` for this user and tab, and knows what an earlier visit left. As long
 * as nobody knows who the user is, nothing is written.
 */
export const useDraft = (key: string, label: string) => {
  const user = userKey(useSessionUser());
  const [owner, setOwner] = useState(user);
  const [offered, setOffered] = useState(() => draftFor(user, key));
  // The profile may come after the form; what is typed when the session ends is still its owner's.
  if (user !== undefined && user !== owner) {
    setOwner(user);
    setOffered(draftFor(user, key));
  }
  // Read by callers that keep the callbacks of an earlier render.
  const holder = useRef(owner);
  const open = useRef<Draft>(undefined);
  useLayoutEffect(() => {
    open.current = offered;
  }, [offered]);
  const answer = useCallback(() => {
    open.current = undefined;
    setOffered(undefined);
  }, []);
  const pending = useRef<{ timer: number; read: () => Kept }>(undefined);

  const forget = useCallback(() => {
    window.clearTimeout(pending.current?.timer);
    pending.current = undefined;
  }, []);
  const erase = useCallback(() => {
    forget();
    if (holder.current !== undefined) eraseDraft(holder.current, key);
    answer();
  }, [key, answer, forget]);

  /** Forgets what was typed since; an offer that has not been answered stays. */
  const drop = useCallback(() => {
    if (holder.current === undefined || !open.current) {
      erase();
      return;
    }
    forget();
    saveDraft(holder.current, key, open.current);
  }, [key, erase, forget]);

  const flush = useCallback(() => {
    if (!pending.current || holder.current === undefined) return;
    const { values, base } = pending.current.read();
    if (Object.keys(values).length === 0) {
      drop();
      return;
    }
    forget();
    saveDraft(holder.current, key, { at: Date.now(), label, values: { ...values }, base: { ...base } });
  }, [key, label, drop, forget]);

  /** Keeps what is read in a moment, or when the screen is left; nothing is as good as a drop. */
  const keep = useCallback(
    (read: () => Kept) => {
      forget();
      pending.current = { read, timer: window.setTimeout(flush, delayMs) };
    },
    [flush, forget],
  );

  useEffect(() => {
    // What was typed so far is the former owner's, or, when nobody was known, the first one's.
    flush();
    holder.current = owner;
    flush();
  }, [owner, flush]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  return { key, label, offered, keep, accept: answer, drop, erase };
};

/** The ways back to what is in a draft, or was given up a moment ago: `restore` puts it into the form. */
export const useDraftReturn = (
  { key, label, offered, accept, drop, erase }: ReturnType<typeof useDraft>,
  restore: (draft: Draft) => void,
) => {
  const letGo = useDiscard(key, restore);
  return {
    /** What an earlier visit left. */
    offer: offered && {
      at: offered.at,
      restore: () => {
        restore(offered);
        accept();
      },
      discard: () => {
        erase();
        letGo('The unsaved changes were discarded.', offered);
      },
    },
    /** Gives up what was typed since, and says so. */
    discard: (message: string, values: object, base?: object) => {
      drop();
      letGo(message, { at: Date.now(), label, values: { ...values }, ...(base && { base: { ...base } }) });
    },
  };
};
