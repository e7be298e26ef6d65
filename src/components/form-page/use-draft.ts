import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSessionUser } from '@/api/session';
import { userKey } from '@/api/session/user';
import { useDiscard } from '@/components/dialogs/use-discard';
import { useLatest } from '@/components/hooks/use-latest';
import { type Draft, eraseDraft, readDraft, saveDraft } from '@/lib/storage/draft';
import type { FormState } from './use-form-state';

const delayMs = 300;

const draftFor = (owner: string | undefined, key: string) =>
  owner === undefined ? undefined : readDraft(owner, key);

/** What a draft is called where drafts are listed: by its title, or in another language by the name of its record. */
export interface DraftTitle {
  label: string;
  name?: string | undefined;
}

interface Kept {
  values: object;
  /** The initial values of the changed fields. */
  base?: object | undefined;
}

/**
 * Stores a draft of the form at the path `key` for this user and tab, and reads that of an earlier visit. Nothing is
 * written until the user is known. `restore` puts a draft, or input that was just discarded, into the form, and keeps
 * it if nothing else does.
 */
export const useDraft = (
  key: string,
  { label, name }: DraftTitle,
  restore: (draft: Draft, keep: (read: () => Kept) => void) => void,
) => {
  const user = userKey(useSessionUser());
  const [owner, setOwner] = useState(user);
  const [offered, setOffered] = useState(() => draftFor(user, key));
  // The profile may load after the form; input at the end of a session still belongs to its owner.
  if (user !== undefined && user !== owner) {
    setOwner(user);
    setOffered(draftFor(user, key));
  }
  // A ref, for callers that hold callbacks of an earlier render.
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

  /** Deletes the draft of this visit; an unanswered offer stays. */
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
    saveDraft(holder.current, key, {
      at: Date.now(),
      label,
      name,
      values: { ...values },
      base: { ...base },
    });
  }, [key, label, name, drop, forget]);

  /** Stores what `read` returns, debounced or on leaving the screen; an empty result deletes the draft. */
  const keep = useCallback(
    (read: () => Kept) => {
      forget();
      pending.current = { read, timer: window.setTimeout(flush, delayMs) };
    },
    [flush, forget],
  );

  useEffect(() => {
    // Input so far belongs to the former owner or, if none was known, to the first one.
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

  const discardWork = useDiscard<Draft>(key, (work) => restore(work, keep));
  return {
    /** The draft of an earlier visit. */
    offer: offered && {
      at: offered.at,
      restore: () => {
        restore(offered, keep);
        answer();
      },
      discard: () => {
        erase();
        discardWork($localize`The unsaved changes were discarded.`, offered);
      },
    },
    keep,
    drop,
    erase,
    /** Discards the input, with an undo in a notice. */
    discard: (message: string, values: object, base?: object) => {
      drop();
      discardWork(message, {
        at: Date.now(),
        label,
        name,
        values: { ...values },
        ...(base && { base: { ...base } }),
      });
    },
  };
};

const without = (values: object, secret: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secret.includes(name)));

/** The draft of a form: stores its input, except secrets, and can restore it. */
export const useFormDraft = <Values extends object>(
  key: string,
  title: DraftTitle,
  { subscribe, unsaved, restore }: Pick<FormState<Values>, 'subscribe' | 'unsaved' | 'restore'>,
  secret: readonly string[] = [],
) => {
  const draft = useDraft(key, title, restore);
  const { keep } = draft;
  const read = useLatest(() => {
    const { values, base } = unsaved();
    return { values: without(values, secret), base: without(base, secret) };
  });
  useEffect(() => subscribe(() => keep(() => read.current())), [subscribe, keep, read]);
  return draft;
};
