import type { ComponentProps, ReactNode } from 'react';
import { IconChevronRight } from '@tabler/icons-react';
import clsx from 'clsx';
import classes from './fold.module.css';

interface FoldProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** What is always shown, and opens and closes the rest. */
  title: ReactNode;
}

/** What is read on demand, below its title. */
export const Fold = ({ title, className, children, ...details }: FoldProps) => (
  <details {...details} className={clsx(classes.fold, className)}>
    <summary>
      <IconChevronRight size={14} aria-hidden className={classes.chevron} />
      <bdi>{title}</bdi>
    </summary>
    {children}
  </details>
);
