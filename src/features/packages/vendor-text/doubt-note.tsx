import type { ReactNode } from 'react';
import { Button, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Doubt } from '@/domain/nepal/itinerary/reading';
import { doubtText } from './doubt-words';
import classes from './vendor-text.module.css';

/** A doubt with its index, and the words that it is about. */
export interface OpenDoubt {
  index: number;
  doubt: Doubt;
  words: string;
}

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
