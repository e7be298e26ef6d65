import { VisuallyHidden } from '@mantine/core';
import { useDisplay } from '@/components/text/display';
import { addDays, type PlainDate } from '@/lib/dates/dates';
import { type DayNote, type DayRange, namesIn, noteInWords, notesIn } from './day-notes';
import classes from './days.module.css';

/** What is known about a day or a week, in a few words each. */
export const namesOf = (range: DayRange): string[] => namesIn(notesIn(range), range);

/** The feasts of a day. */
export const feastsOn = (date: PlainDate): string[] => {
  const range = { from: date, to: date };
  return namesIn(
    notesIn(range).filter(({ kind }) => kind === 'feast'),
    range,
  );
};

/** The same sign everywhere: a full diamond for a feast, an empty one where sources differ; a pattern for other times. */
const Sign = ({ kind, differs }: Pick<DayNote, 'kind' | 'differs'>) => (
  <span className={classes.sign} data-kind={kind} aria-hidden>
    {kind === 'feast' && (differs ? '◇' : '◆')}
  </span>
);

interface DaysLineProps {
  range: DayRange;
  /** Leaves out the passes, where nothing is known of the way. */
  withoutPasses?: true;
}

/** The feasts of some time, the monsoon and passes that are usually closed, as a quiet line. */
export const DaysLine = ({ range, withoutPasses }: DaysLineProps) => {
  const { calendar } = useDisplay();
  const texts = new Map(
    notesIn(range)
      .filter(({ kind }) => !withoutPasses || kind !== 'pass')
      .map((note): [string, DayNote] => [noteInWords(note, calendar), note]),
  );
  return (
    <ul className={classes.line} aria-label="Feasts and seasons">
      {[...texts].map(([text, { kind, differs, sources }]) => (
        <li key={text} className={classes.note} title={sources.join('\n')}>
          <Sign kind={kind} differs={differs} />
          <bdi>{text}</bdi>
        </li>
      ))}
      <li className={classes.note}>
        <span className={classes.saturday} aria-hidden>
          Sat
        </span>
        Saturdays are holidays
      </li>
    </ul>
  );
};

/** A row of signs below the months of a board, one cell a week; the weeks' own labels say the same. */
export const WeekSigns = ({ weeks }: { weeks: readonly PlainDate[] }) => (
  <div className={classes.weeks} aria-hidden>
    <span className={classes.key}>
      <Sign kind="feast" differs={false} /> Feast
      <Sign kind="feast" differs /> Sources differ
      <Sign kind="monsoon" differs={false} /> Monsoon
      <Sign kind="pass" differs={false} /> Passes closed
    </span>
    {weeks.map((week) => {
      const range = { from: week, to: addDays(week, 6) };
      const notes = notesIn(range);
      const feast =
        notes.find(({ kind, differs }) => kind === 'feast' && !differs) ??
        notes.find(({ kind }) => kind === 'feast');
      return (
        <span
          key={week}
          className={classes.week}
          data-monsoon={notes.some(({ kind }) => kind === 'monsoon') || undefined}
          data-pass={notes.some(({ kind }) => kind === 'pass') || undefined}
          title={namesIn(notes, range).join('\n')}
        >
          {feast && <Sign {...feast} />}
        </span>
      );
    })}
  </div>
);

interface FeastSignProps {
  date: PlainDate;
  /** With its name, as there is room. */
  named?: true;
}

/** A sign in the cell of a day that is a feast; nothing on other days. */
export const FeastSign = ({ date, named }: FeastSignProps) => {
  const feasts = feastsOn(date);
  if (feasts.length === 0) return null;
  const text = feasts.join(', ');
  return (
    <span className={named ? classes.named : classes.corner} title={named ? undefined : text}>
      <Sign kind="feast" differs={feasts.every((name) => name.endsWith('differ)'))} />
      {named && (
        <span className={classes.name} aria-hidden>
          {text}
        </span>
      )}
      <VisuallyHidden>{`, ${text}`}</VisuallyHidden>
    </span>
  );
};
