import type { ReactNode } from 'react';
import { Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconChevronDown, IconChevronUp, IconPencil } from '@tabler/icons-react';
import { useShortcuts } from '@/components/keys/use-shortcuts';
import { RowButton } from '@/components/links/row-button';
import type { Doubt, ItineraryReading } from '@/domain/nepal/itinerary/reading';
import type { Day } from '@/features/packages/itinerary/days';
import type { ReadText } from '@/features/packages/itinerary/source';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { altitudeLine } from './read-days';
import classes from './vendor-text.module.css';

/** A doubt with its index, and the words that it is about. */
export interface OpenDoubt {
  index: number;
  doubt: Doubt;
  words: string;
}

/** What is still to be checked: a height is settled by its correction, and what belongs to a day goes with it. */
export const openDoubts = (
  { days: said, doubts }: ItineraryReading,
  { text, checked }: ReadText,
  days: readonly Day[],
): OpenDoubt[] =>
  doubts.flatMap((doubt, index) => {
    const read = doubt.day === undefined ? undefined : said[doubt.day];
    const own = days.filter((day) => day.read?.includes(doubt.day ?? -1));
    const isOpen =
      !read ||
      (doubt.code === 'gazetteer'
        ? own.some(({ description }) => description.includes(altitudeLine(read)))
        : own.length > 0);
    return isOpen && !checked.includes(index)
      ? [{ index, doubt, words: text.slice(doubt.start, doubt.end) }]
      : [];
  });

/** What a doubt is about, as a sentence. */
const doubtText = ({ code, expected }: Doubt): string => {
  switch (code) {
    case 'outside':
      return $localize`This belongs to no day and no list, and was not read.`;
    case 'outline':
      return $localize`The text has these days in full below, so this was not read.`;
    case 'shared':
      return $localize`The head names several days: each has the same texts.`;
    case 'counted':
      return $localize`The head has no number, so the day was counted.`;
    case 'missing':
      return expected === undefined
        ? $localize`A day before this one is missing.`
        : $localize`Day ${formatCount(expected)}:expected: is missing before this one.`;
    case 'twice':
      return $localize`A day above has the same number.`;
    case 'order':
      return $localize`Its number is lower than that of the day above.`;
    case 'alternative':
      return $localize`This may be another choice for the same day.`;
    case 'several':
      return $localize`Several figures are here, and none was taken.`;
    case 'passing':
      return $localize`This is only mentioned, and was not taken.`;
    case 'contradicts':
      return $localize`The text says otherwise elsewhere in the day, and that was taken.`;
    case 'unit':
      return $localize`The unit is missing or unclear, so this was not taken.`;
    case 'unlikely':
      return $localize`This is too high or too low to be right, and was not taken.`;
    case 'gazetteer':
      return expected === undefined
        ? $localize`The table of places has another altitude.`
        : $localize`The table of places has ${formatCount(expected)}:expected: m.`;
  }
};

const LONGEST = 160;

const shown = (words: string) => {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()}…` : line;
};

interface DoubtNoteProps {
  open: OpenDoubt;
  disabled: boolean;
  onCheck: (index: number) => void;
  /** Further actions. */
  children?: ReactNode;
}

/** What was not read or is doubtful, with its words, to be ticked off. */
export const DoubtNote = ({ open: { index, doubt, words }, disabled, onCheck, children }: DoubtNoteProps) => (
  <div className={classes.doubt}>
    <IconAlertTriangle size={15} aria-hidden className={classes.warning} />
    <Text size="xs" component="p" className={classes.doubtText}>
      {words !== '' && <q dir="auto">{shown(words)}</q>} {doubtText(doubt)}
    </Text>
    <span className={classes.doubtActions}>
      {children}
      <Button
        data-check={index}
        size="compact-xs"
        variant="default"
        aria-label={$localize`Checked: ${doubtText(doubt)}:doubtText:`}
        disabled={disabled}
        onClick={() => onCheck(index)}
      >
        {$localize`Checked`}
      </Button>
    </span>
  </div>
);

interface DoubtsBarProps {
  count: number;
  disabled: boolean;
  onStep: (by: 1 | -1) => void;
  onChangeText: () => void;
}

/** The number of doubts, and the way from one to the next: with the keys N and P outside of fields. */
export const DoubtsBar = ({ count, disabled, onStep, onChangeText }: DoubtsBarProps) => {
  useShortcuts(
    count > 0
      ? [
          ['n', () => onStep(1)],
          ['p', () => onStep(-1)],
        ]
      : [],
  );
  return (
    <Group gap="xs" className={classes.doubtsBar}>
      <Text size="sm" fw={500} role="status" className={classes.count} data-some={count > 0 || undefined}>
        {count === 0
          ? $localize`Nothing left to check`
          : plural(count, { one: $localize`# place to check`, other: $localize`# places to check` })}
      </Text>
      {count > 0 && (
        <>
          <RowButton
            aria-label={$localize`Previous place to check`}
            title={$localize`Previous (P)`}
            onClick={() => onStep(-1)}
          >
            <IconChevronUp size={17} aria-hidden />
          </RowButton>
          <RowButton
            aria-label={$localize`Next place to check`}
            title={$localize`Next (N)`}
            onClick={() => onStep(1)}
          >
            <IconChevronDown size={17} aria-hidden />
          </RowButton>
        </>
      )}
      <Button
        ms="auto"
        size="compact-sm"
        variant="subtle"
        leftSection={<IconPencil size={14} />}
        disabled={disabled}
        onClick={onChangeText}
      >
        {$localize`Change the text`}
      </Button>
    </Group>
  );
};
