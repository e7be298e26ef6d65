import { language } from '@/lib/languages/language';

/** How long a draft is kept, in milliseconds. */
export const DRAFT_MAX_AGE_MS = 60 * 60_000;

const prefix = 'draft:';

/** Unsaved input of a form, without passwords and files. */
export interface Draft {
  /** When it was kept, in milliseconds since 1970. */
  at: number;
  /** The title of the form: "Edit feature". */
  label: string;
  /** The name of the record that it is about. */
  name?: string | undefined;
  /** The language of the label: the page's. */
  language?: string | undefined;
  values: Record<string, unknown>;
  /** The original values of the changed fields: somebody else may change them while the draft waits. */
  base?: Record<string, unknown>;
}

/** Whether values of this name are never stored: passwords, tokens, and numbers and images of documents. */
export const isSecret = (name: string): boolean =>
  /password|token|secret|citizenship|passport|^(pan|vat|tan)(_|$)|^media$/i.test(name);

const isPlainRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * The part of a form's values that may be stored: no secrets and no files. An image that is not uploaded yet is left
 * out; of an uploaded one, everything but the file is kept.
 */
export const draftable = (values: object): Record<string, unknown> => {
  const entries: [string, unknown][] = Object.entries(values);
  return Object.fromEntries(
    entries
      .filter(([key]) => !isSecret(key))
      .map(([key, value]): [string, unknown] => [
        key,
        Array.isArray(value) ? value.map(withoutFile).filter((row) => row !== undefined) : withoutFile(value),
      ])
      .filter(([, value]) => value !== undefined),
  );
};

const withoutFile = (value: unknown): unknown => {
  if (value instanceof Blob) return undefined;
  if (!isPlainRecord(value)) return value;
  const isUnsent = value.id === undefined && Object.values(value).some((entry) => entry instanceof Blob);
  return isUnsent ? undefined : draftable(value);
};

type Row = Record<string, unknown> & { id: unknown };

const areRows = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.every((row) => isPlainRecord(row) && row.id !== undefined);

/** The rows of a draft that still exist, in its order, then those added since. */
const mergedRows = (own: readonly Row[], kept: readonly Row[]) => [
  ...kept.filter(({ id }) => own.some((row) => row.id === id)),
  ...own.filter(({ id }) => !kept.some((row) => row.id === id)),
];

const kindOf = (value: unknown) => {
  if (Array.isArray(value)) return 'list';
  if (value === null) return 'null';
  return value === '' ? 'empty' : typeof value;
};

/** Other types a field may hold: a number field '' or invalid text, a reference null. */
const otherKinds: Readonly<Record<string, readonly string[]>> = {
  undefined: ['empty', 'string', 'number', 'boolean'],
  empty: ['string', 'number'],
  string: ['empty'],
  number: ['empty', 'string', 'null'],
  null: ['number', 'object'],
  object: ['null'],
};

/** Whether a field that holds `own` can hold `kept`; in a list, whose entries are all alike, checks each entry. */
const fits = (own: unknown, kept: unknown): boolean => {
  if (Array.isArray(own) && Array.isArray(kept) && own.length > 0)
    return kept.every((entry) => fits(own[0], entry) && fits(entry, own[0]));
  const kind = kindOf(own);
  return kindOf(kept) === kind || (otherKinds[kind]?.includes(kindOf(kept)) ?? false);
};

const restored = (own: unknown, kept: unknown) => {
  if (areRows(own) && areRows(kept)) return mergedRows(own, kept);
  if (!fits(own, kept)) return own;
  return isPlainRecord(own) && isPlainRecord(kept) ? { ...kept, ...withDraft(own, { values: kept }) } : kept;
};

/** The draft's values over the form's own, where their types match. */
export const withDraft = <Values extends object>(values: Values, draft: Pick<Draft, 'values'>): Values => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(values)
      .filter(([key]) => key in draft.values)
      .map(([key, own]) => [key, restored(own, draft.values[key])]),
  ),
});

const storageKey = (user: string, key: string) => `${prefix}${user}:${key}`;

/** Stores a draft in this tab for `user`; if storage is full or denied, only the draft is lost. */
export const saveDraft = (user: string, key: string, draft: Draft) => {
  try {
    const values = draftable(draft.values);
    const base = draft.base && draftable(draft.base);
    sessionStorage.setItem(storageKey(user, key), JSON.stringify({ language, ...draft, values, base }));
  } catch {
    return;
  }
};

const parseDraft = (text: string | null, key: string): Draft | undefined => {
  const stored: unknown = JSON.parse(text ?? 'null');
  if (!isPlainRecord(stored) || typeof stored.at !== 'number' || !isPlainRecord(stored.values))
    return undefined;
  const label = typeof stored.label === 'string' ? stored.label : key;
  const { name, language: written, base } = stored;
  return {
    at: stored.at,
    label,
    values: draftable(stored.values),
    ...(isPlainRecord(base) && { base }),
    ...(typeof name === 'string' && { name }),
    ...(typeof written === 'string' && { language: written }),
  };
};

/** The draft of `user` in this tab, unless it is expired or unreadable. */
export const readDraft = (user: string, key: string, now = Date.now()): Draft | undefined => {
  try {
    const draft = parseDraft(sessionStorage.getItem(storageKey(user, key)), key);
    if (!draft || now - draft.at <= DRAFT_MAX_AGE_MS) return draft;
    eraseDraft(user, key);
  } catch {
    // Storage that cannot be read holds no draft.
  }
  return undefined;
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

export const eraseDraft = (user: string, key: string) => {
  try {
    sessionStorage.removeItem(storageKey(user, key));
  } catch {
    return;
  }
};

/** Deletes every draft of this tab, as an explicit sign-out does. */
export const eraseDrafts = () => {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    return;
  }
};
