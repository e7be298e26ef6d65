import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { formatCount } from '@/lib/formats/formats';
import { plainText } from '@/lib/text/html';
import { plural } from '@/lib/text/plural';
import classes from './detail-page.module.css';
import { DetailSection } from './detail-section';

export type Fact = readonly [label: string, value: ReactNode, width?: 'whole'];

interface FactsProps {
  /** Facts without a value are collapsed. */
  facts: readonly Fact[];
}

const isMissing = ([, value]: Fact) =>
  value === undefined || value === null || value === '' || value === false;

/** The facts that have a value. */
export const knownFacts = (facts: readonly Fact[]): readonly Fact[] =>
  facts.filter((fact) => !isMissing(fact));

/** Labelled values of a record. */
export const Facts = ({ facts }: FactsProps) => {
  const [unfolded, { toggle }] = useDisclosure(false);
  const listed = unfolded ? facts : knownFacts(facts);
  const empty = facts.filter(isMissing).length;
  return (
    <>
      {listed.length > 0 && <FactList facts={listed} />}
      {empty > 0 && (
        <Button
          size="compact-xs"
          variant="subtle"
          color="gray"
          className={classes.empty}
          aria-expanded={unfolded}
          onClick={toggle}
        >
          <bdi>
            {unfolded
              ? $localize`Hide empty fields`
              : plural(empty, { one: $localize`# empty field`, other: $localize`# empty fields` })}
          </bdi>
        </Button>
      )}
    </>
  );
};

const shown = (value: ReactNode): ReactNode => {
  if (typeof value === 'number') return formatCount(value);
  return typeof value === 'string' ? <bdi>{plainText(value)}</bdi> : value;
};

const FactList = ({ facts }: FactsProps) => (
  <dl className={classes.facts}>
    {facts.map((fact) => {
      const [label, value, width] = fact;
      return (
        <div key={label} data-width={width}>
          <dt>{label}</dt>
          <dd>{isMissing(fact) ? '–' : shown(value)}</dd>
        </div>
      );
    })}
  </dl>
);

interface FactsSectionProps extends FactsProps {
  id?: string;
  title: string;
}

/** The facts as a section; null if there are none. */
export const FactsSection = ({ facts, ...section }: FactsSectionProps) =>
  facts.length > 0 && (
    <DetailSection {...section}>
      <Facts facts={facts} />
    </DetailSection>
  );

/** The key facts of a record, in a line below its name. */
export const Glance = ({ facts }: FactsProps) => (
  <div className={classes.glance}>
    <FactList facts={facts} />
  </div>
);

/** A boolean as text; unknown counts as no. */
export const yesOrNo = (value: boolean | null | undefined): string =>
  value ? $localize`Yes` : $localize`No`;
