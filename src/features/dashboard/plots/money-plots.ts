import { linkOptions, type LinkProps } from '@tanstack/react-router';
import type { BookingSums, Money, PartSum } from '@/features/dashboard/reading/booking-sums';
import { bookingsIn } from '@/features/dashboard/work/booking-links';
import { monthNames, shortMonthNames } from '@/lib/dates/dates';
import { type Month, monthsAround } from '@/lib/dates/months';
import { formatNpr, inDigits } from '@/lib/formats/formats';
import { formatShortNpr } from '@/lib/formats/short-npr';
import { sumOfKnown } from '@/lib/numbers/sum-of-known';
import { enumLabel } from '@/lib/text/labels';
import { homestayRegionArea } from '@/resources/homestay-regions';
import { hotelRegionArea } from '@/resources/hotel-regions';
import type { Bar, PlotData, Series } from './plot';

const paidAndDue: readonly Series[] = [
  { label: $localize`Paid`, paint: 'solid' },
  { label: $localize`Still to pay`, paint: 'striped' },
];
const booked: readonly Series[] = [{ label: $localize`Booked`, paint: 'solid' }];

/** Whether no booking has a paid amount. */
export const isUnpaidUnknown = ({ money }: BookingSums): boolean =>
  money.every(({ paid }) => paid === undefined);

const valuesOf = ({ total = 0, paid }: Money): readonly number[] =>
  paid === undefined ? [total] : [Math.min(paid, total), Math.max(0, total - paid)];

const plotOf = (sums: BookingSums, title: string, of: string, bars: readonly Bar[]): PlotData => ({
  title,
  of,
  series: isUnpaidUnknown(sums) ? booked : paidAndDue,
  bars,
  format: formatNpr,
  formatShort: formatShortNpr,
});

const nameIn = (names: readonly string[], month: Month): string => names[Number(month.slice(5)) - 1] ?? '';

/** "November 2026". */
export const monthName = (month: Month): string =>
  `${nameIn(monthNames, month)} ${inDigits(month.slice(0, 4))}`;

/** Booked and paid amounts by month of travel: half a year back and ahead. */
export const moneyByMonth = (sums: BookingSums, current: Month): PlotData =>
  plotOf(
    sums,
    $localize`Money by month of travel`,
    $localize`Month`,
    monthsAround(current, 12, 6).map((month) => {
      const sum = sums.money.find((one) => one.month === month);
      return {
        key: month,
        tick: nameIn(shortMonthNames, month),
        name: monthName(month),
        current: month === current,
        link: bookingsIn(month),
        values: sum && valuesOf(sum),
      };
    }),
  );

/** The number of regions with a bar of their own. */
const most = 6;

const regionLink = (key: string): LinkProps | undefined => {
  const [kind, id] = key.split(' ');
  switch (kind) {
    case 'package':
      return linkOptions({ to: '/packages', search: { region_id: id } });
    case 'homestay':
      return homestayRegionArea.open(Number(id));
    case 'hotel':
      return hotelRegionArea.open(Number(id));
    default:
      return undefined;
  }
};

const regionKinds: Readonly<Record<string, string>> = {
  package: 'packages',
  homestay: 'homestays',
  hotel: 'hotels',
};

const regionName = ({ key, name }: PartSum): string => {
  const kind = regionKinds[key.split(' ')[0] ?? ''];
  return kind === undefined ? $localize`Region not known` : `${name}, ${kind}`;
};

/** Booked amounts by region, largest first. */
export const moneyByRegion = (sums: BookingSums): PlotData =>
  plotOf(
    sums,
    $localize`Money by region`,
    $localize`Region`,
    sums.regions.slice(0, most).map((part) => ({
      key: part.key,
      tick: '',
      name: regionName(part),
      link: regionLink(part.key),
      values: valuesOf(part),
    })),
  );

/** Booked amounts in regions without a bar. */
export const otherRegions = ({ regions }: BookingSums): { count: number; total: number } => {
  const rest = regions.slice(most);
  return { count: rest.length, total: sumOfKnown(rest.map(({ total }) => total)) ?? 0 };
};

/** Booked amounts by kind, largest first. */
export const moneyByKind = (sums: BookingSums): PlotData =>
  plotOf(
    sums,
    $localize`Money by kind`,
    $localize`Kind`,
    sums.kinds.map((part): Bar => ({
      key: part.key,
      tick: '',
      name: part.key === '' ? $localize`Kind not known` : enumLabel(part.key),
      link:
        part.key === '' ? undefined : linkOptions({ to: '/bookings', search: { service_type: part.key } }),
      values: valuesOf(part),
    })),
  );
