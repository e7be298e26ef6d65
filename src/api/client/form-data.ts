const isRow = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Blob);

type Scalar = string | number | boolean | null;

const toText = (value: Scalar): string => {
  // Laravel's `boolean` rule rejects the string "true".
  if (typeof value === 'boolean') return value ? '1' : '0';
  return value === null ? '' : String(value);
};

const append = (form: FormData, key: string, value: unknown): void => {
  if (value === undefined) return;
  if (value instanceof Blob) {
    form.append(key, value);
  } else if (Array.isArray(value) && value.length === 0) {
    form.append(key, '');
  } else if (Array.isArray(value)) {
    value.forEach((item: unknown, index) =>
      append(form, isRow(item) ? `${key}[${index}]` : `${key}[]`, item),
    );
  } else if (isRow(value)) {
    for (const [name, item] of Object.entries(value)) append(form, `${key}[${name}]`, item);
  } else {
    form.append(key, toText(value as Scalar));
  }
};

const bodies = new WeakMap<FormData, object>();

/** The body that `toFormData` made a form of; undefined for any other form. */
export const bodyOf = (form: FormData): object | undefined => bodies.get(form);

/**
 * A multipart body in PHP's conventions: booleans `1`/`0`, arrays `key[]`, rows `key[0][name]`, objects `key[name]`,
 * files as files. `undefined` is omitted. `null` and an empty list are sent as '', as a form cannot express `[]`.
 */
export const toFormData = (body: object): FormData => {
  const form = new FormData();
  for (const [key, value] of Object.entries(body)) append(form, key, value);
  bodies.set(form, body);
  return form;
};
