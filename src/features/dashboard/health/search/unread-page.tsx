import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { Failure } from './use-page-texts';

interface UnreadPageProps {
  /** What was wrong with it when everything was read. */
  reasons: readonly string[];
  failure: Failure | undefined;
}

/** What is known of a page whose texts have not been read. */
export const UnreadPage = ({ reasons, failure }: UnreadPageProps) => (
  <Stack gap={4} p={8}>
    {failure ? (
      <Group gap="xs" role="alert">
        <Text size="sm" c="danger">
          {failure.reason}
        </Text>
        <Button size="compact-xs" variant="default" onClick={failure.retry}>
          {$localize`Retry`}
        </Button>
      </Group>
    ) : (
      <Skeleton h={16} aria-hidden />
    )}
    {reasons.map((reason) => (
      <Text key={reason} size="xs" c="dimmed">
        {reason}
      </Text>
    ))}
  </Stack>
);
