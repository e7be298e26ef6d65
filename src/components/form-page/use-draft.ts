import { useCallback, useEffect, useRef, useState } from 'react';
import { eraseDraft, readDraft, saveDraft, type Draft } from '@/lib/draft';
import { useSessionUser } from '@/session/session';
import { userKey } from '@/session/user';

const delayMs = 300;

/** Keeps what is typed into the form at the path `key` for this user and tab, and offers what an earlier visit left. */
export const useDraft = (key: string, label: string) => {
  const user = useSessionUser();
  const owner = userKey(user) ?? 'unknown';
  const [offered, setOffered] = useState<Draft | undefined>(() => readDraft(owner, key));
  // Read by callers that keep the callbacks of an earlier render.
  const open = useRef(offered);
  const answer = useCallback(() => {
    open.current = undefined;
    setOffered(undefined);
  }, []);
  const pending = useRef<{ timer: number; values: object }>(undefined);

  const flush = useCallback(() => {
    if (!pending.current) return;
    window.clearTimeout(pending.current.timer);
    saveDraft(owner, key, { at: Date.now(), label, values: { ...pending.current.values } });
    pending.current = undefined;
  }, [owner, key, label]);

  const keep = useCallback(
    (values: object) => {
      window.clearTimeout(pending.current?.timer);
      pending.current = { values, timer: window.setTimeout(flush, delayMs) };
    },
    [flush],
  );
  const forget = useCallback(() => {
    window.clearTimeout(pending.current?.timer);
    pending.current = undefined;
  }, []);
  const erase = useCallback(() => {
    forget();
    eraseDraft(owner, key);
    answer();
  }, [owner, key, answer, forget]);

  /** Forgets what was typed since; an offer that has not been answered stays. */
  const drop = useCallback(() => {
    if (!open.current) {
      erase();
      return;
    }
    forget();
    saveDraft(owner, key, open.current);
  }, [owner, key, erase, forget]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  return { offered, keep, accept: answer, drop, erase };
};
