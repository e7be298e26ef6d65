import type { ReactNode } from 'react';
import classes from '@/components/detail-page/detail-page.module.css';

interface FoldedSectionProps {
  title: string;
  children: ReactNode;
}

/** A part of a view screen that few look for: folded until somebody opens it. */
export const FoldedSection = ({ title, children }: FoldedSectionProps) => (
  <details className={classes.section}>
    <summary className={classes.fold}>{title}</summary>
    {children}
  </details>
);
