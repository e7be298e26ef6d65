/** How long a draft is kept, in milliseconds. */
export const DRAFT_MAX_AGE_MS = 60 * 60_000;

const prefix = 'draft:';

/** What was typed into a form and not saved: without passwords and files. */
export interface Draft {
  /** When it was kept, in milliseconds since 1970. */
  at: number;
  /** What was being done: "Edit feature". */
  label: string;
  values: Record<string, unknown>;
}

const isSecret = (key: string) => /password/i.test(key);

const isPlainRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The part of a form's values that may be written down: no secrets, and rows that hold a file are left out. */
export const draftable = (values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([key, value]) => !isSecret(key) && !(value instanceof Blob))
      .map(([key, value]: [string, unknown]) => {
        if (Array.isArray(value)) return [key, value.filter((row) => !holdsFile(row))];
        return [
          key,
          isPlainRecord(value) && !holdsFile(value) ? draftable(value) : holdsFile(value) ? null : value,
        ];
      }),
  );

const holdsFile = (value: unknown) =>
  value instanceof Blob ||
  (isPlainRecord(value) && Object.values(value).some((entry) => entry instanceof Blob));

const storageKey = (user: string, key: string) => `${prefix}${user}:${key}`;

/** Keeps a draft in this tab for `user`; a full or denied storage costs the draft only. */
export const saveDraft = (user: string, key: string, draft: Draft) => {
  try {
    const values = draftable(draft.values);
    sessionStorage.setItem(storageKey(user, key), JSON.stringify({ ...draft, values }));
  } catch {
    return;
  }
};

const parseDraft = (text: string | null, key: string): Draft | undefined => {
  const stored: unknown = JSON.parse(text ?? 'null');
  if (!isPlainRecord(stored) || typeof stored.at !== 'number' || !isPlainRecord(stored.values))
    return undefined;
  const label = typeof stored.label === 'string' ? stored.label : key;
  return { at: stored.at, label, values: stored.values };
};

/** The draft of `user` in this tab, unless it is too old or unreadable. */
export const readDraft = (user: string, key: string, now = Date.now()): Draft | undefined => {
  try {
    const draft = parseDraft(sessionStorage.getItem(storageKey(user, key)), key);
    if (!draft || now - draft.at <= DRAFT_MAX_AGE_MS) return draft;
    eraseDraft(user, key);
  } catch {
    return undefined;
  }
};

/** The drafts of `user` in this tab, each with its key. */
export const draftsOf = (user: string, now = Date.now()): (Draft & { key: string })[] => {
  const start = storageKey(user, '');
  try {
    return Object.keys(sessionStorage)
      .filter((name) => name.startsWith(start))
      .flatMap((name) => {
        const key = name.slice(start.length);
        const draft = readDraft(user, key, now);
        return draft ? [{ ...draft, key }] : [];
      });
  } catch {
    return [];
  }
};

/** Forgets one draft. */
export const eraseDraft = (user: string, key: string) => {
  try {
    sessionStorage.removeItem(storageKey(user, key));
  } catch {
    return;
  }
};

/** Forgets every draft of this tab, as an explicit sign-out does. */
export const eraseDrafts = () => {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    return;
  }
};
