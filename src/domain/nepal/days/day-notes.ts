import { dayName, dayParts } from '@/components/text/day-in-words';
import type { Display } from '@/components/text/display';
import type { PlainDate } from '@/lib/dates/dates';
import { inDigits } from '@/lib/formats/formats';
import { derived } from '@/lib/storage/table-changes';
import { feastDays } from './feasts';
import { type UsualTime, usualTimes } from './usual-times';

/** Something to know about days: a feast, the monsoon, or a pass that is usually closed. */
export interface DayNote {
  kind: 'feast' | UsualTime['kind'];
  /** "Dashain: Vijaya Dashami". */
  name: string;
  /** The days that it is about; of a feast, all that sources have. */
  days: readonly PlainDate[] | { from: PlainDate; to: PlainDate };
  /** Sources have different dates. */
  differs: boolean;
  /** Who says so, a line for each date. */
  sources: readonly string[];
  /** What a usual time says. */
  text?: string;
}

export interface DayRange {
  from: PlainDate;
  to: PlainDate;
}

const isList = (days: DayNote['days']): days is readonly PlainDate[] => Array.isArray(days);

/** Whether a note is about a day from the first to the last of a range. */
const touches = ({ days }: DayNote, { from, to }: DayRange): boolean =>
  isList(days) ? days.some((day) => day >= from && day <= to) : days.from <= to && days.to >= from;

const feasts = derived(feastDays, (all) =>
  all.map(({ name, dates, sources }): DayNote => ({
    kind: 'feast',
    name,
    days: dates,
    differs: dates.length > 1,
    sources,
  })),
);

const usualIn = ({ from, to }: DayRange): DayNote[] => {
  const first = Number(from.slice(0, 4)) - 1;
  const years = Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, index) => first + index);
  return usualTimes().flatMap(({ kind, name, text, sources, ...time }) =>
    years.map((year): DayNote => ({
      kind,
      name,
      text,
      days: { from: `${year}-${time.from}`, to: `${time.to < time.from ? year + 1 : year}-${time.to}` },
      differs: false,
      sources,
    })),
  );
};

const firstDay = ({ days }: DayNote): PlainDate => (isList(days) ? (days[0] ?? '') : days.from);

/** What is known about the days of a range, by the first day; nothing for years that no table has. */
export const notesIn = (range: DayRange): DayNote[] =>
  [...feasts(), ...usualIn(range)]
    .filter((note) => touches(note, range))
    .sort((a, b) => firstDay(a).localeCompare(firstDay(b)));

/** Days of one month in short: `20 or 21 Oct 2026`. */
const eitherDay = (days: readonly PlainDate[], calendar: Display['calendar']): string => {
  const parts = days.map((day) => dayParts(day, calendar));
  const isOneMonth = new Set(parts.map(({ month, year }) => `${month} ${year}`)).size === 1;
  return days
    .map((day, at) =>
      isOneMonth && at < days.length - 1 ? inDigits(parts[at]?.day ?? '') : dayName(day, calendar),
    )
    .join($localize` or `);
};

/** A note as text, with the dates of a feast: "Holi in the hills, 21 Mar 2027". */
export const noteInWords = (
  { name, days, differs, text }: DayNote,
  calendar: Display['calendar'],
): string => {
  if (text !== undefined || !isList(days)) return text ?? name;
  const dates = eitherDay(days, calendar);
  return differs ? $localize`${name}:name:, sources differ: ${dates}:dates:` : `${name}, ${dates}`;
};

/** Notes in a few words each: "Holi in the hills", "Dashain: Phulpati (sources differ)". */
export const namesOf = (notes: readonly DayNote[]): string[] =>
  notes.map(({ name, kind, differs }) => {
    if (kind === 'pass') return $localize`${name}:name: usually closed`;
    return differs ? $localize`${name}:name: (sources differ)` : name;
  });
