import type { core, ZodType } from 'zod';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { isEmpty } from './is-empty';
import { isRecord } from './is-record';

const formats: Partial<Record<string, string>> = {
  email: $localize`Enter a valid e-mail address.`,
  url: $localize`Enter a full web address, such as https://example.com.`,
  date: $localize`Enter a date as YYYY-MM-DD.`,
  regex: $localize`This has characters that are not allowed here.`,
};

/** An actionable message for one schema issue. */
const messageOf = (issue: core.$ZodRawIssue): string => {
  if (isEmpty(issue.input)) return $localize`This field is required.`;
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string')
        return plural(issue.minimum, {
          one: $localize`Use at least # character.`,
          other: $localize`Use at least # characters.`,
        });
      if (issue.origin === 'array') return $localize`Choose at least ${formatCount(issue.minimum)}:minimum:.`;
      return issue.inclusive === false
        ? $localize`Must be more than ${formatCount(issue.minimum)}:minimum:.`
        : $localize`Must be at least ${formatCount(issue.minimum)}:minimum:.`;
    case 'too_big':
      if (issue.origin === 'string')
        return plural(issue.maximum, {
          one: $localize`Use at most # character.`,
          other: $localize`Use at most # characters.`,
        });
      if (issue.origin === 'array') return $localize`Choose at most ${formatCount(issue.maximum)}:maximum:.`;
      return issue.inclusive === false
        ? $localize`Must be less than ${formatCount(issue.maximum)}:maximum:.`
        : $localize`Must be at most ${formatCount(issue.maximum)}:maximum:.`;
    case 'invalid_format':
      return formats[issue.format] ?? $localize`This is not in the expected form.`;
    case 'invalid_type':
      if (issue.expected === 'int') return $localize`Enter a whole number.`;
      return issue.expected === 'number'
        ? $localize`Enter a number.`
        : $localize`This is not in the expected form.`;
    case 'invalid_value':
      return $localize`Choose one of the options.`;
    default:
      return $localize`This value is not allowed.`;
  }
};

/** Treats a text of white space as empty. */
const filledIn = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim() === '' ? '' : value;
  if (Array.isArray(value)) return value.map(filledIn);
  if (!isRecord(value) || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filledIn(inner)]));
};

/**
 * Validates `body` against the contract's schema: a message per dotted path, empty if valid. With `only`, checks these
 * fields alone: the other stored fields are the server's concern.
 */
export const validationErrors = (
  schema: ZodType,
  body: unknown,
  only?: ReadonlySet<string>,
): Record<string, string> => {
  const result = schema.safeParse(filledIn(body), { error: messageOf });
  if (result.success) return {};
  const messages: Record<string, string> = {};
  for (const { path, message } of result.error.issues) {
    if (!only || only.has(String(path[0]))) messages[path.join('.')] ??= message;
  }
  return messages;
};
