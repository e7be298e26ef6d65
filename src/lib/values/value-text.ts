import { formatPlainDate, isPlainDate } from '@/lib/dates/dates';
import { formatCount } from '@/lib/formats/formats';
import { plainText } from '@/lib/text/html';
import { plural } from '@/lib/text/plural';
import { isEmpty } from './is-empty';
import { isRecord } from './is-record';

const isImage = (value: unknown) => isRecord(value) && ('url' in value || 'alt' in value);

const listText = (items: readonly unknown[]): string => {
  if (items.every(isImage))
    return plural(items.length, { one: $localize`# image`, other: $localize`# images` });
  if (items.every((item) => typeof item === 'string')) return items.join(', ');
  return plural(items.length, { one: $localize`# entry`, other: $localize`# entries` });
};

/** The value of a field in words, whole; of a list of records their number. */
export const valueText = (field: string, value: unknown): string => {
  if (isEmpty(value)) return $localize`empty`;
  if (Array.isArray(value)) return listText(value);
  if (isImage(value)) return $localize`an image`;
  if (field === 'status' && [0, 1, true, false].includes(value as number | boolean))
    return value === true || value === 1 ? $localize`Active` : $localize`Inactive`;
  if (typeof value === 'boolean') return value ? $localize`Yes` : $localize`No`;
  if (typeof value === 'number' && field.endsWith('_id')) return $localize`ID ${formatCount(value)}:value:`;
  if (typeof value === 'number') return formatCount(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (isPlainDate(value)) return formatPlainDate(value);
  const text = plainText(value);
  return text === '' ? $localize`empty` : text;
};
