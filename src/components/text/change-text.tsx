import type { ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import classes from './change-text.module.css';

interface ChangeTextProps {
  /** Undefined if it is not known, or there was nothing. */
  from: ReactNode;
  to: ReactNode;
}

/** What a value was and becomes, in a line. */
export const ChangeText = ({ from, to }: ChangeTextProps) => (
  <>
    {from !== undefined && (
      <>
        <VisuallyHidden>{$localize`Before `}</VisuallyHidden>
        <bdi className={classes.from}>{from}</bdi>{' '}
        <IconArrowRight size={13} className={`mantine-rotate-rtl ${classes.arrow}`} aria-hidden />{' '}
        <VisuallyHidden>{$localize`After `}</VisuallyHidden>
      </>
    )}
    <bdi>{to}</bdi>
  </>
);
