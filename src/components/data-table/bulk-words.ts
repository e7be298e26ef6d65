import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';

/** How many rows are selected, and how many of them are on other pages. */
export const selectedText = (count: number, elsewhere: number, noun: string) =>
  elsewhere === 0
    ? plural(count, { one: $localize`# ${noun}:noun: selected`, other: $localize`# selected` })
    : plural(count, {
        one: $localize`# ${noun}:noun: selected, not on this page`,
        other: $localize`# selected, ${formatCount(elsewhere)}:elsewhere: not on this page`,
      });
