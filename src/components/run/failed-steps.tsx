import { Alert, Text } from '@mantine/core';
import type { Step, StepResult } from './run-steps';

interface FailedStepsProps {
  /** "2 rooms not changed". */
  title: string;
  failed: readonly StepResult<Step & { name: string }>[];
}

/** The steps of a run that failed, each with its reason; nothing if there are none. */
export const FailedSteps = ({ title, failed }: FailedStepsProps) =>
  failed.length === 0 ? null : (
    <Alert color="danger" role="alert" title={title}>
      {failed.map(({ step, reason }) => (
        <Text key={step.key} size="sm">
          <bdi>“{step.name}”</bdi>: {reason}
        </Text>
      ))}
    </Alert>
  );
