import { type ReactNode, useId } from 'react';
import { Skeleton, Title } from '@mantine/core';
import { WithHelp } from '@/components/links/help-link';
import type { HelpTopic } from '@/components/links/help-topic';
import classes from './dashboard.module.css';

interface PanelProps {
  title: string;
  /** The part of the help that explains it. */
  help?: HelpTopic;
  /** Links and controls beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of a section of the start page. */
export const Panel = ({ title, help, aside, children }: PanelProps) => {
  const headingId = useId();
  return (
    <section className={classes.panel} aria-labelledby={headingId}>
      <div className={classes.panelHead}>
        <WithHelp about={help}>
          <Title order={2} size="h4" id={headingId}>
            {title}
          </Title>
        </WithHelp>
        {aside}
      </div>
      {children}
    </section>
  );
};

interface LoadingRowsProps {
  /** What is loading: "the requests". */
  what: string;
  rows: number;
  /** The height of a row, in pixels. */
  height?: number;
}

/** Placeholder rows while loading. */
export const LoadingRows = ({ what, rows, height = 16 }: LoadingRowsProps) => (
  <div role="status" aria-label={$localize`Loading ${what}:what:`} className={classes.loading}>
    {Array.from({ length: rows }, (_, row) => (
      <Skeleton key={row} height={height} width={row % 2 === 0 ? '100%' : '85%'} />
    ))}
  </div>
);
