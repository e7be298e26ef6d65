import { Group } from '@mantine/core';
import { RecordLink } from '@/components/links/record-link';
import { PickedName, type Referred } from './picked-name';
import type { LinkedSource } from './picker-source';
import classes from './pickers.module.css';

interface ReferenceLinkProps extends Referred {
  source: LinkedSource;
}

export const ReferenceLink = ({ source, to }: ReferenceLinkProps) => (
  <RecordLink link={source.open(to.id)}>
    <PickedName source={source} to={to} />
  </RecordLink>
);

export const ReferenceLinks = ({ source, to }: { source: LinkedSource; to: readonly Referred['to'][] }) => (
  <Group gap={6} className={classes.chips}>
    {to.map((one) => (
      <ReferenceLink key={one.id} source={source} to={one} />
    ))}
  </Group>
);
