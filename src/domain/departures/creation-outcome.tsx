import { Badge, Text } from '@mantine/core';
import type { StepState } from '@/components/run/run-steps';

export type OutcomeLabel = readonly [label: string, color: string];

/** The states of a departure in a bulk creation. */
export const creationLabels: Record<StepState, OutcomeLabel> = {
  waiting: ['Waiting', 'gray'],
  running: ['Creating', 'primary'],
  done: ['Created', 'success'],
  skipped: ['Existed already', 'gray'],
  failed: ['Failed', 'danger'],
};

/** What leaving during a bulk creation means. */
export const restOfCreation = 'The departures that were created stay; the others are not created.';

interface CreationOutcomeProps {
  label: OutcomeLabel;
  /** Why it failed. */
  reason: string | undefined;
}

export const CreationOutcome = ({ label: [label, color], reason }: CreationOutcomeProps) => (
  <>
    <Badge variant="dot" color={color}>
      {label}
    </Badge>
    {reason && (
      <Text size="xs" c="dimmed">
        {reason}
      </Text>
    )}
  </>
);
