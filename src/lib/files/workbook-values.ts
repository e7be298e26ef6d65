import { lazy } from '@/lib/loading/lazy';
import { foreignCurrency } from '@/lib/numbers/currencies';

/** What a cell of a workbook holds; an error as its text. */
export type WorkbookValue = string | number | boolean | Date | null;

/** Spreadsheets show and keep so many digits of a number. */
const DIGITS = 15;
const DAY_MS = 86_400_000;
/** What a spreadsheet shows for a date before its first day. */
const WIDEST = '########';

const decimals = lazy(
  () => new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 20 }),
);

/** A number with all its digits, none of them by the error of a sum: never `9.78E+12`. */
const fullNumber = (value: number): string => decimals().format(Number(value.toPrecision(DIGITS)));

/** A number format without colours, literal texts and conditions. */
const bareFormat = (format: string) => format.replaceAll(/"[^"]*"|\\.|[*_]./g, '');

/** The currency that a number format shows, unless it is rupees: `[$£-809]#,##0`, `"USD" 0`, `\$0`. */
const currencyOf = (format: string) =>
  foreignCurrency(format.replaceAll(/\[\$([^\]-]*)[^\]]*\]/g, ' $1 ').replaceAll(/\[[^\]]*\]|[\\"*_]/g, ' '));

const numberText = (value: number, format: string): string => {
  const bare = bareFormat(format);
  if (bare.includes('%')) return `${fullNumber(value * 100)}%`;
  const currency = currencyOf(format);
  if (currency !== undefined) return `${currency} ${fullNumber(value)}`;
  // Leading zeros are in the format alone.
  return /^0{2,}$/.test(bare) && Number.isInteger(value) && value >= 0
    ? fullNumber(value).padStart(bare.length, '0')
    : fullNumber(value);
};

const two = (part: number) => String(part).padStart(2, '0');

/** Hours, minutes and, if there are any, seconds. */
const clock = (hours: number, seconds: number) => {
  const time = `${two(hours)}:${two(Math.floor(seconds / 60) % 60)}`;
  return seconds % 60 === 0 ? time : `${time}:${two(seconds % 60)}`;
};

const dateText = (value: Date, format: string, epoch: number): string => {
  // The fractions of a day are not exact.
  const time = Math.round(value.getTime() / 1000) * 1000;
  if (Number.isNaN(time) || time < epoch) return WIDEST;
  const bare = bareFormat(format).toLowerCase();
  const elapsed = (time - epoch) / 1000;
  if (/\[h+\]/.test(bare)) return clock(Math.floor(elapsed / 3600), elapsed % 3600);
  const seconds = (time % DAY_MS) / 1000 + (time < 0 && time % DAY_MS !== 0 ? DAY_MS / 1000 : 0);
  const ofDay = clock(Math.floor(seconds / 3600), seconds % 3600);
  if (/[hs]/.test(bare) && !/[yd]/.test(bare)) return ofDay;
  const day = new Date(time).toISOString().slice(0, 10);
  return seconds === 0 ? day : `${day} ${ofDay}`;
};

/**
 * A value as somebody would type it into the field: dates as `2027-03-12`, with the time if they have one, per cent as
 * `12.5%`, numbers with all their digits and a currency that is not
 * rupees. `format` is the cell's number format; a date is in UTC, and counted from
 * `epoch`, the first day of the workbook, in milliseconds since 1970.
 */
export const valueText = (value: WorkbookValue, format: string, epoch: number): string => {
  if (value === null) return '';
  if (typeof value === 'number') return numberText(value, format);
  return value instanceof Date ? dateText(value, format, epoch) : String(value);
};
