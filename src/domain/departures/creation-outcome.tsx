import { Badge, Text } from '@mantine/core';
import { inState, type Step, type StepResult, type StepState } from '@/components/run/run-steps';
import { formatCount } from '@/lib/formats/formats';

export type OutcomeLabel = readonly [label: string, color: string];

/** The states of a departure in a bulk creation. */
export const creationLabels: Record<StepState, OutcomeLabel> = {
  waiting: [$localize`Waiting`, 'gray'],
  running: [$localize`Creating`, 'primary'],
  done: [$localize`Created`, 'success'],
  skipped: [$localize`Existed already`, 'gray'],
  failed: [$localize`Failed`, 'danger'],
};

/** The states of the deletion of what a run made; until then it is said to be `made`: "Created". */
export const undoLabels = (made: string): Record<StepState, OutcomeLabel> => ({
  ...creationLabels,
  waiting: [made, 'success'],
  running: [$localize`Deleting`, 'primary'],
  done: [$localize`Deleted again`, 'gray'],
  failed: [$localize`Not deleted`, 'danger'],
});

interface Creation {
  results: readonly StepResult<Step>[];
  undo: { results: readonly StepResult<Step>[] };
}

/** What came of a run that made so many, and of its undo: "3 of 12 created, 1 failed". */
export const creationSummary = (
  { results, undo }: Creation,
  made: number,
  [done, there]: readonly [done: string, there: string],
): string => {
  const existed = inState(results, 'done').length - made;
  const [failed, waiting] = [inState(results, 'failed').length, inState(results, 'waiting').length];
  const deleted = inState(undo.results, 'done').length;
  return [
    $localize`${formatCount(made)}:made: of ${formatCount(results.length)}:results: ${done}:done:`,
    existed > 0 && `${formatCount(existed)} ${there}`,
    failed > 0 && $localize`${formatCount(failed)}:failed: failed`,
    waiting > 0 && $localize`${formatCount(waiting)}:waiting: waiting`,
    deleted > 0 && $localize`${formatCount(deleted)}:deleted: deleted again`,
  ]
    .filter(Boolean)
    .join(', ');
};

/** What leaving during a bulk creation means. */
export const restOfCreation = $localize`The departures that were created stay; the others are not created.`;

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
