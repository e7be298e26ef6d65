import { type PlainDate, shortWeekdayOf } from '@/lib/dates/dates';
import { dayInWords, dayName, momentInWords } from './day-in-words';
import { hasBoth, useDisplay } from './display';

/** Allows a line break between two calendars or before the time, not within a date. */
const unbroken = (text: string) => text.replace(/(?<![·,]) (?!·)/g, '\u00a0');

interface DayTextProps {
  date: PlainDate;
  /** With the weekday before it: `Fri 12 Mar 2027`. */
  weekday?: true;
  /** Each calendar on a line of its own. */
  stacked?: true;
}

/** A date in the calendars selected in the settings, as one text. */
export const DayText = ({ date, weekday, stacked }: DayTextProps) => {
  const { calendar } = useDisplay();
  const day = dayInWords(date, calendar);
  const text = unbroken(weekday ? `${shortWeekdayOf(date)} ${day}` : day);
  return stacked ? (
    <bdi style={{ whiteSpace: 'pre-line' }}>{text.replace(' · ', '\n')}</bdi>
  ) : (
    <bdi>{text}</bdi>
  );
};

/** A date in one calendar, where there is no room for two; its tooltip shows both. */
export const DayName = ({ date }: { date: PlainDate }) => {
  const { calendar } = useDisplay();
  return (
    <bdi title={hasBoth(calendar) ? dayInWords(date, calendar) : undefined} style={{ whiteSpace: 'nowrap' }}>
      {dayName(date, calendar)}
    </bdi>
  );
};

/** A timestamp in Nepal's time zone, in the calendars selected in the settings. */
export const MomentText = ({ moment }: { moment: string }) => {
  const { calendar } = useDisplay();
  return <bdi>{unbroken(momentInWords(moment, calendar))}</bdi>;
};
