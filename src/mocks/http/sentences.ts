import type { z } from 'zod';
import { valueAt } from '@/lib/values/paths';
import type { FieldErrors } from './answers';

type Issue = z.core.$ZodIssue;

/** `meta_page_title` -> `meta page title`; the last word of `rooms.0.name`. */
export const fieldLabel = (path: readonly PropertyKey[]): string => {
  const named = path.map(String).filter((segment) => !/^\d+$/.test(segment));
  return (named.at(-1) ?? 'form').replaceAll('_', ' ');
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'must be a valid email address',
  url: 'must be a valid web address',
  date: 'must be a date such as 2026-10-14',
  datetime: 'must be a date and time',
};

const KINDS: Readonly<Record<string, string>> = {
  string: 'must be text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be yes or no',
  array: 'must be a list',
};

const sizeSentence = (word: 'at least' | 'at most', limit: number | bigint, origin: string): string => {
  const plural = Number(limit) === 1 ? '' : 's';
  if (origin === 'string') return `must be ${word} ${limit} character${plural} long`;
  if (origin === 'array') return `must have ${word} ${limit} item${plural}`;
  return `must be ${word} ${limit}`;
};

const problem = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected] ?? 'is not valid';
    case 'too_small':
      return sizeSentence('at least', issue.minimum, issue.origin);
    case 'too_big':
      return sizeSentence('at most', issue.maximum, issue.origin);
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'has a format that is not allowed';
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    default:
      return 'is not valid';
  }
};

const sentence = (issue: Issue, input: unknown): string => {
  const value = valueAt(input, issue.path);
  const missing = value === undefined || value === null || (value === '' && issue.code !== 'invalid_format');
  return `The ${fieldLabel(issue.path)} ${missing ? 'field is required' : problem(issue)}.`;
};

/** The schema's issues by dotted field, as sentences for users. */
export const fieldErrors = (issues: readonly Issue[], input: unknown): FieldErrors => {
  const errors: FieldErrors = {};
  const mistyped = new Set<string>();
  for (const issue of issues) {
    const field = issue.path.map(String).join('.') || 'form';
    // A text in place of a list is measured as a text.
    if (mistyped.has(field)) continue;
    if (issue.code === 'invalid_type') mistyped.add(field);
    (errors[field] ??= []).push(sentence(issue, input));
  }
  return errors;
};
