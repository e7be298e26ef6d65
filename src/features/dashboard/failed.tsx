import { Button, Group, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { toApiError } from '@/api/errors';

interface FailedProps {
  what: string;
  query: Pick<UseQueryResult<unknown, unknown>, 'error' | 'refetch' | 'isFetching'>;
}

/** Says in a card why it has nothing to show, and asks again. */
export const Failed = ({ what, query }: FailedProps) => (
  <Group gap="xs" role="alert" mt={4}>
    <Text size="sm" flex="1 1 8rem">
      {toApiError(query.error).message}
    </Text>
    <Button
      size="compact-sm"
      variant="default"
      loading={query.isFetching}
      aria-label={`Retry: ${what}`}
      onClick={() => void query.refetch()}
    >
      Retry
    </Button>
  </Group>
);
