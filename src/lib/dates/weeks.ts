import { addDays, type PlainDate, weekdayNumber } from './dates';

/** The Sunday that starts the week of a date. */
export const sundayBefore = (date: PlainDate): PlainDate => addDays(date, -weekdayNumber(date));

/** A month as weeks from Sunday to Saturday, padded with undefined before its first and after its last day. */
export const weeksOf = (month: PlainDate): (PlainDate | undefined)[][] => {
  const days: (PlainDate | undefined)[] = Array<undefined>(weekdayNumber(month)).fill(undefined);
  for (let date = month; date.slice(0, 7) === month.slice(0, 7); date = addDays(date, 1)) days.push(date);
  while (days.length % 7 > 0) days.push(undefined);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
};
