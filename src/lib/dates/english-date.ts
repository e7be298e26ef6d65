import { bsMonthName, toBs } from './bikram-sambat';
import { isPlainDate, type PlainDate } from './dates';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2027-03-12` as `12 Mar 2027`, for English texts in any language of the interface; what is no date stays as it is. */
export const englishDate = (date: PlainDate): string =>
  isPlainDate(date)
    ? `${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`
    : date;

/** The same in Bikram Sambat, `4 Chaitra 2083 BS`; `undefined` where `toBs` is. */
export const englishBs = (date: PlainDate): string | undefined => {
  const bs = toBs(date);
  return bs && `${bs.day} ${bsMonthName(bs.month, 'latin')} ${bs.year} BS`;
};
