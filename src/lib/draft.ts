/** How long a draft is kept, in milliseconds. */
export const DRAFT_MAX_AGE_MS = 60 * 60_000;

const prefix = 'draft:';

/** What was typed into a form and not saved: without passwords and files. */
export interface Draft {
  at: number;
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
export const saveDraft = (user: string, key: string, values: object, now = Date.now()) => {
  try {
    sessionStorage.setItem(storageKey(user, key), JSON.stringify({ at: now, values: draftable(values) }));
  } catch {
    return;
  }
};

/** The draft of `user` in this tab, unless it is too old or unreadable. */
export const readDraft = (user: string, key: string, now = Date.now()): Draft | undefined => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(user, key)) ?? 'null');
    if (!isPlainRecord(stored) || typeof stored.at !== 'number' || !isPlainRecord(stored.values))
      return undefined;
    if (now - stored.at > DRAFT_MAX_AGE_MS) {
      eraseDraft(user, key);
      return undefined;
    }
    return { at: stored.at, values: stored.values };
  } catch {
    return undefined;
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
