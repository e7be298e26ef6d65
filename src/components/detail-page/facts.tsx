import type { ReactNode } from 'react';
import classes from './detail-page.module.css';

export type Fact = readonly [label: string, value: ReactNode];

interface FactsProps {
  /** A fact without a value is shown as missing. */
  facts: readonly Fact[];
}

const isMissing = (value: ReactNode) =>
  value === undefined || value === null || value === '' || value === false;

/** Labelled values of a record. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className={classes.facts}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{isMissing(value) ? '–' : typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
      </div>
    ))}
  </dl>
);
