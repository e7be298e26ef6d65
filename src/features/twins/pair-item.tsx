import { Fragment, type ReactNode } from 'react';
import { Badge, Button, Group, Text } from '@mantine/core';
import { LinkButton } from '@/components/links/link-button';
import { RecordLink } from '@/components/links/record-link';
import { PickedName } from '@/components/pickers/picked-name';
import { StatusBadge } from '@/components/text/status-badge';
import { capitalized } from '@/lib/text/capitalized';
import type { Candidate } from './candidate';
import type { Sureness, TwinPair } from './evidence';
import { twinSources } from './sources';
import classes from './twins.module.css';
import { pairLink, type TwinPath } from './twins-search';

const colors: Readonly<Record<Sureness, string>> = {
  'very likely': 'danger',
  likely: 'warning',
  perhaps: 'gray',
};

const Named = ({ kind, one }: { kind: TwinPath; one: Candidate }) => {
  const { area, region, person } = twinSources[kind];
  const { open } = area;
  const about: ReactNode[] = [
    region && one.region && <PickedName source={region} to={one.region} />,
    person && one.person && <PickedName source={person} to={one.person} />,
    one.days && $localize`${one.days}:days: days`,
    one.email,
  ];
  return (
    <div className={classes.one}>
      <Group gap={6}>
        {open ? (
          <RecordLink link={open(one.id)}>
            <bdi>{one.name}</bdi>
          </RecordLink>
        ) : (
          <bdi>{one.name}</bdi>
        )}
        {one.active === false && <StatusBadge active={false} />}
      </Group>
      <Text size="xs" c="dimmed" dir="auto">
        {$localize`ID ${one.id}:id:`}
        {about.filter(Boolean).map((detail, index) => (
          <Fragment key={index}> · {detail}</Fragment>
        ))}
      </Text>
    </div>
  );
};

const labels: Readonly<Record<TwinPair['sureness'], string>> = {
  'very likely': $localize`Very likely`,
  likely: $localize`Likely`,
  perhaps: $localize`Perhaps`,
};

interface PairItemProps {
  kind: TwinPath;
  pair: TwinPair;
  /** It was said to be none. */
  isNone: boolean;
  onNone: (isNone: boolean) => void;
}

/** Two likely twins: what speaks for it and against it, and what can be done. */
export const PairItem = ({ kind, pair, isNone, onNone }: PairItemProps) => {
  const { a, b, sureness, reasons, doubts } = pair;
  const names = $localize`“${a.name}:name:” and “${b.name}:name2:”`;
  return (
    <li className={classes.pair}>
      <Badge variant="dot" color={colors[sureness]}>
        {labels[sureness]}
      </Badge>
      <div className={classes.names}>
        <Named kind={kind} one={a} />
        <Named kind={kind} one={b} />
      </div>
      <Text size="sm" className={classes.reasons}>
        {capitalized(reasons.join(', '))}
        {doubts.length > 0 && (
          <Text span inherit c="dimmed">
            {$localize`; but ${doubts.join(', ')}:doubts:`}
          </Text>
        )}
      </Text>
      <Group gap="xs" wrap="nowrap">
        <LinkButton
          size="compact-sm"
          variant="default"
          aria-label={$localize`Compare ${names}:names:`}
          {...pairLink(kind, a.id, b.id)}
        >
          {$localize`Compare`}
        </LinkButton>
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={`${isNone ? $localize`Perhaps twins` : $localize`Not twins`}: ${names}`}
          onClick={() => onNone(!isNone)}
        >
          {isNone ? $localize`Perhaps twins` : $localize`Not twins`}
        </Button>
      </Group>
    </li>
  );
};
