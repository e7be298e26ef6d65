/** A form's fields as nested plain objects; arrays for `key[]` and `key[0]`. */
export type FormFields = Record<string, unknown>;

type Branch = Map<string, unknown>;

const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

/** `rooms[0][name]` -> `rooms`, `0`, `name`; `alt[]` -> `alt`, ``. */
const segments = (name: string): string[] => {
  const bracket = name.indexOf('[');
  if (bracket <= 0) return [name];
  const inner = [...name.slice(bracket).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '');
  return [name.slice(0, bracket), ...inner];
};

const nextIndex = (branch: Branch): string =>
  String(Math.max(-1, ...[...branch.keys()].map(Number).filter(Number.isInteger)) + 1);

const place = (root: Branch, path: readonly string[], value: unknown) => {
  let branch = root;
  for (const [depth, segment] of path.entries()) {
    const key = segment === '' ? nextIndex(branch) : segment;
    if (depth === path.length - 1) {
      branch.set(key, value);
      return;
    }
    const inner = branch.get(key);
    const next: Branch = inner instanceof Map ? (inner as Branch) : new Map<string, unknown>();
    branch.set(key, next);
    branch = next;
  }
};

const plain = (value: unknown): unknown => {
  if (!(value instanceof Map)) return value;
  const entries = [...(value as Branch)];
  if (entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key))) {
    return entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, inner]) => plain(inner));
  }
  return Object.fromEntries(entries.map(([key, inner]) => [key, plain(inner)]));
};

/** A browser sends an untouched file input as a nameless, empty file. */
const isNoFile = (value: FormDataEntryValue) =>
  value instanceof File && value.size === 0 && value.name === '';

/** Parses a form as PHP does: brackets are nesting, the last of repeated plain keys counts. */
export const decodeForm = (form: FormData): FormFields => {
  const root: Branch = new Map();
  for (const [name, value] of form.entries()) {
    const path = segments(name);
    if (isNoFile(value) || path.some((segment) => UNSAFE.has(segment))) continue;
    place(root, path, value);
  }
  return plain(root) as FormFields;
};
