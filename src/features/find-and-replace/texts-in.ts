import { formatCount } from '@/lib/formats/formats';
import { type Fields, labelIn } from '@/lib/records/fields';
import { fieldLabel } from '@/lib/text/labels';
import { isRecord } from '@/lib/values/is-record';
import { valueAt } from '@/lib/values/paths';

/** A text of a record. */
export interface StoredText {
  /** Its dotted path in the form's values: `overview`, `itinerary.1.title`. */
  path: string;
  label: string;
  text: string;
  /** Its tags and entities are not read as words. */
  rich: boolean;
}

/** Addresses, codes, and what was received and is sent back as it came. */
const untouched = new Set([
  'slug',
  'uri',
  'url',
  'email',
  'website',
  'google_map',
  'phone_1',
  'phone_2',
  'kept',
]);

const MARKUP = /<\/?[a-z][^<>]*>/iu;

const labelOf = (fields: Fields | undefined, [root = '', ...rest]: readonly string[]): string => {
  const inner = rest.map((key) =>
    /^\d+$/.test(key)
      ? formatCount(Number(key) + 1)
      : fieldLabel(key === 'alt' ? 'alt_text' : key).toLowerCase(),
  );
  return [labelIn(fields, root), ...inner].join(' ');
};

/** The texts in a form's values that people read: no addresses, codes, choices or numbers. */
export const textsIn = (values: object, fields: Fields | undefined): StoredText[] => {
  // Where there is a display name, the other one is a code.
  const isCode = (name: string) => name === 'name' && fields !== undefined && 'display_name' in fields;
  const within = (value: unknown, path: readonly string[]): StoredText[] => {
    if (typeof value === 'string') {
      const field = path.length === 1 ? fields?.[path[0] ?? ''] : undefined;
      const rich = (field?.kind === 'text' && field.holds === 'rich text') || MARKUP.test(value);
      return value === '' ? [] : [{ path: path.join('.'), label: labelOf(fields, path), text: value, rich }];
    }
    if (!(Array.isArray(value) || isRecord(value)) || value instanceof Blob) return [];
    return Object.entries(value).flatMap(([key, inner]) =>
      untouched.has(key) ? [] : within(inner, [...path, key]),
    );
  };
  return Object.entries(values).flatMap(([name, value]) => {
    const kind = fields?.[name]?.kind;
    const isText = kind === undefined || kind === 'text' || kind === 'other' || kind === 'words';
    return !isText || untouched.has(name) || isCode(name) ? [] : within(value, [name]);
  });
};

/** The value with another text in it; what is sent back as it came has it, too, as it will come so. */
const withValue = (value: unknown, [key, ...rest]: readonly string[], text: string): unknown => {
  if (key === undefined) return text;
  const inner = withValue(valueAt(value, [key]), rest, text);
  if (Array.isArray(value)) return value.with(Number(key), inner);
  const { kept, ...others } = value as Record<string, unknown>;
  if (!isRecord(kept)) return { ...(value as object), [key]: inner };
  return { ...others, [key]: inner, kept: key in kept ? { ...kept, [key]: inner } : kept };
};

/** The values that hold other texts at these paths: those fields alone, whole. */
export const withTexts = (
  values: object,
  texts: readonly Pick<StoredText, 'path' | 'text'>[],
): Record<string, unknown> => {
  const names = new Set(texts.map(({ path }) => path.split('.')[0] ?? ''));
  const changed = texts.reduce<unknown>(
    (before, { path, text }) => withValue(before, path.split('.'), text),
    values,
  );
  return Object.fromEntries(Object.entries(changed as object).filter(([name]) => names.has(name)));
};
