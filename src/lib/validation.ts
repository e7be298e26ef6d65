import type { ZodType, core } from 'zod';
import { valueAt } from './value-at';

const plural = (count: number | bigint, noun: string) =>
  `${String(count)} ${noun}${Number(count) === 1 ? '' : 's'}`;

const isMissing = (input: unknown) =>
  input === undefined || input === null || input === '' || (Array.isArray(input) && input.length === 0);

const formats: Partial<Record<string, string>> = {
  email: 'Enter a valid e-mail address.',
  url: 'Enter a full web address, such as https://example.com.',
  date: 'Enter a date as YYYY-MM-DD.',
  regex: 'This has characters that are not allowed here.',
};

/** A sentence that a person can act on for one schema issue. */
const messageOf = (issue: core.$ZodRawIssue): string => {
  if (isMissing(issue.input)) return 'This field is required.';
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string') return `Use at least ${plural(issue.minimum, 'character')}.`;
      if (issue.origin === 'array') return `Choose at least ${String(issue.minimum)}.`;
      return `Must be ${issue.inclusive === false ? 'more than' : 'at least'} ${String(issue.minimum)}.`;
    case 'too_big':
      if (issue.origin === 'string') return `Use at most ${plural(issue.maximum, 'character')}.`;
      if (issue.origin === 'array') return `Choose at most ${String(issue.maximum)}.`;
      return `Must be ${issue.inclusive === false ? 'less than' : 'at most'} ${String(issue.maximum)}.`;
    case 'invalid_format':
      return formats[issue.format] ?? 'This is not in the expected form.';
    case 'invalid_type':
      if (issue.expected === 'int') return 'Enter a whole number.';
      return issue.expected === 'number' ? 'Enter a number.' : 'This is not in the expected form.';
    case 'invalid_value':
      return 'Choose one of the options.';
    default:
      return 'This value is not allowed.';
  }
};

/**
 * Checks `body` against the contract's schema: a message per dotted path, empty when it holds. A value that `stored`, the
 * record's own body, has as well is the server's affair: nobody who edits something else can be asked to mend it.
 */
export const validationErrors = (
  schema: ZodType,
  body: unknown,
  stored?: unknown,
): Record<string, string> => {
  const result = schema.safeParse(body, { error: messageOf });
  if (result.success) return {};
  const messages: Record<string, string> = {};
  for (const { path, message } of result.error.issues) {
    const value = valueAt(body, path);
    if (isMissing(value) || value !== valueAt(stored, path)) messages[path.join('.')] ??= message;
  }
  return messages;
};
