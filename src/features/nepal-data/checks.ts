import { claimsIn } from '@/domain/nepal/tables/claims';
import { BS_YEARS, toBs } from '@/lib/dates/bikram-sambat';
import { isPlainDate, type PlainDate } from '@/lib/dates/dates';
import { formatCount, inDigits } from '@/lib/formats/formats';
import type { Cells } from '@/lib/storage/table-changes';

/** What is wrong with a text in a row; undefined if nothing is. An empty text is only wrong where it is required. */
export type Check = (text: string, cells: Cells, today: PlainDate) => string | undefined;

/** From the lowest plains, with a margin, to Everest (2020 survey of Nepal and China, 8,848.86 m). */
const HEIGHTS = { lowest: 50, highest: 8_849 };

/** The box of Nepal, in degrees, wide enough for the passes of its border. */
const BOX = { latitude: [26.2, 30.6], longitude: [79.9, 88.4] } as const;

export const checkHeight: Check = (text, { source = '' }) => {
  if (text === '') return undefined;
  const metres = Number(text);
  if (!Number.isInteger(metres) || metres < HEIGHTS.lowest || metres > HEIGHTS.highest)
    return $localize`Type whole metres from 50 to 8,849.`;
  return source === '' ? $localize`Say under Source where this height is from.` : undefined;
};

const checkDegrees =
  (axis: keyof typeof BOX, other: keyof typeof BOX): Check =>
  (text, cells) => {
    if (text === '')
      return cells[other] ? $localize`Type both latitude and longitude, or neither.` : undefined;
    const [from, to] = BOX[axis];
    const degrees = Number(text);
    return degrees >= from && degrees <= to
      ? undefined
      : $localize`Type degrees from ${formatCount(from)}:from: to ${formatCount(to)}:to:, as 27.8052.`;
  };

export const checkLatitude = checkDegrees('latitude', 'longitude');
export const checkLongitude = checkDegrees('longitude', 'latitude');

export const checkAsOf: Check = (text, _cells, today) => {
  if (!isPlainDate(text)) return $localize`Type a date.`;
  return text > today ? $localize`This day has not come yet.` : undefined;
};

export const checkYear: Check = (text) => {
  const year = Number(text);
  return Number.isInteger(year) && year >= BS_YEARS.first && year <= BS_YEARS.last
    ? undefined
    : $localize`Type a year of Bikram Sambat from ${inDigits(BS_YEARS.first)}:first: to ${inDigits(BS_YEARS.last)}:last:.`;
};

export const checkDates: Check = (text, { year }) => {
  for (const claim of claimsIn(text)) {
    if (!isPlainDate(claim.text))
      return $localize`“${claim.text}:text:” is no date: write 2026-10-20 | source.`;
    if (toBs(claim.text)?.year !== Number(year))
      return $localize`${claim.text}:text: is not in ${year}:year: BS.`;
    if (claim.sources.length === 0)
      return $localize`Say after a bar who has ${claim.text}:text:: ${claim.text}:text: | source.`;
  }
  return undefined;
};

/** A day of any year, 29 February among them. */
export const checkMonthDay: Check = (text) =>
  /^\d\d-\d\d$/.test(text) && isPlainDate(`2024-${text}`)
    ? undefined
    : $localize`Type month and day, as 12-15.`;

const MOST = { NPR: 1_000_000, USD: 10_000 };
const AMOUNT = /\b(NPR|USD) ?(\d[\d,]*)/g;

/** A price names its currency, and what it costs is not off by zeros. */
export const checkFee: Check = (text) => {
  for (const { text: fee, sources } of claimsIn(text)) {
    const amounts = [...fee.matchAll(AMOUNT)];
    if (/\d/.test(fee) && amounts.length === 0)
      return $localize`“${fee}:fee:”: write NPR or USD before the amount.`;
    const odd = amounts.some(([, currency, digits = '']) => {
      const amount = Number(digits.replaceAll(',', ''));
      return amount < 1 || amount > MOST[currency === 'USD' ? 'USD' : 'NPR'];
    });
    if (odd) return $localize`“${fee}:fee:”: this is more or less than a permit costs.`;
    if (sources.length === 0) return $localize`Say after a bar who asks for it: ${fee}:fee: | source.`;
  }
  return undefined;
};

export const checkClaims: Check = (text) => {
  const alone = claimsIn(text).find(({ sources }) => sources.length === 0);
  return alone && $localize`Say after a bar who says so: ${alone.text}:text: | source.`;
};
