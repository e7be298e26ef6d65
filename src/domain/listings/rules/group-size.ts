import type { Package } from '@/generated/model';
import { formatCount } from '@/lib/formats/formats';
import { latinDigits } from '@/lib/text/digits';
import { textOf } from './listing-text';
import type { Rule } from './rule';

/** The most travellers in what the trade calls a small group. */
const SMALL = 15;

/** “Small group of 40”, “small groups (max 12 people)”, “small group size: 2 to 40”; the largest number counts. */
const SIZE =
  /\bsmall[\s-]groups?(?:\s+size)?(?:\s*[(:–-]\s*|\s+)(?:(?:of|up to|with|maximum|max\.?|at most|limited to)\s+){1,2}(?:\d{1,3}\s*(?:-|–|to)\s*)?(\d{1,3})(?!\d|[.,]\d|\s*(?:%|days?|nights?|hours?|years?|km|m)\b)/giu;

/** A group called small is small. */
export const groupSize: Rule<Package, 'name' | 'overview'> = {
  name: 'groupSize',
  title: $localize`Small group that is a large one`,
  gap: ({ name, overview, highlights, good_to_know }) => {
    const text = latinDigits([name, ...[overview, highlights, good_to_know].map(textOf)].join('. '));
    const sizes = [...text.matchAll(SIZE)].map(([, size]) => Number(size));
    if (sizes.length === 0) return null;
    const size = Math.max(...sizes);
    return size > SMALL ? $localize`“Small group” of ${formatCount(size)}:size: travellers` : undefined;
  },
  field: 'overview',
};
