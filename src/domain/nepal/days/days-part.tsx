import { VisuallyHidden } from '@mantine/core';
import { useDisplay } from '@/components/text/display';
import { addDays, type PlainDate } from '@/lib/dates/dates';
import { type DayNote, type DayRange, namesOf, noteInWords, notesIn } from './day-notes';
import classes from './days.module.css';

/** What is known about a day or a week, in a few words each. */
export const namesIn = (range: DayRange): string[] => namesOf(notesIn(range));

const feastNotes = (date: PlainDate): DayNote[] =>
  notesIn({ from: date, to: date }).filter(({ kind }) => kind === 'feast');

/** The feasts of a day. */
export const feastsOn = (date: PlainDate): string[] => namesOf(feastNotes(date));

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
    <ul className={classes.line} aria-label={$localize`Feasts and seasons`}>
      {[...texts].map(([text, { kind, differs, sources }]) => (
        <li key={text} className={classes.note} title={sources.join('\n')}>
          <Sign kind={kind} differs={differs} />
          <bdi>{text}</bdi>
        </li>
      ))}
      <li className={classes.note}>
        <span className={classes.saturday} aria-hidden>
          {$localize`Sat`}
        </span>
        {$localize`Saturdays are holidays`}
      </li>
    </ul>
  );
};

/** A row of signs below the months of a board, one cell a week; the weeks' own labels say the same. */
export const WeekSigns = ({ weeks }: { weeks: readonly PlainDate[] }) => (
  <div className={classes.weeks} aria-hidden>
    <span className={classes.key}>
      <Sign kind="feast" differs={false} />
      {$localize` Feast`}
      <Sign kind="feast" differs />
      {$localize` Sources differ`}
      <Sign kind="monsoon" differs={false} />
      {$localize` Monsoon`}
      <Sign kind="pass" differs={false} />
      {$localize` Passes closed`}
    </span>
    {weeks.map((week) => {
      const notes = notesIn({ from: week, to: addDays(week, 6) });
      const feast =
        notes.find(({ kind, differs }) => kind === 'feast' && !differs) ??
        notes.find(({ kind }) => kind === 'feast');
      return (
        <span
          key={week}
          className={classes.week}
          data-monsoon={notes.some(({ kind }) => kind === 'monsoon') || undefined}
          data-pass={notes.some(({ kind }) => kind === 'pass') || undefined}
          title={namesOf(notes).join('\n')}
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
  const feasts = feastNotes(date);
  if (feasts.length === 0) return null;
  const text = namesOf(feasts).join(', ');
  return (
    <span className={named ? classes.named : classes.corner} title={named ? undefined : text}>
      <Sign kind="feast" differs={feasts.every(({ differs }) => differs)} />
      {named && (
        <span className={classes.name} aria-hidden>
          {text}
        </span>
      )}
      <VisuallyHidden>{`, ${text}`}</VisuallyHidden>
    </span>
  );
};
