import { Button, Group, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { toApiError } from '@/api/errors/api-error';
import { DimmedText } from '@/components/text/dimmed-text';

interface PartFailedProps {
  /** What failed to load: "the hotel requests". */
  what: string;
  query: Pick<UseQueryResult<unknown, unknown>, 'error' | 'refetch' | 'isFetching'>;
}

/** Says why a section failed to load, with Retry; without it if the role has no permission. */
export const PartFailed = ({ what, query }: PartFailedProps) => {
  const { status, message } = toApiError(query.error);
  if (status === 403) {
    return <DimmedText>{$localize`Your role may not see ${what}:what:.`}</DimmedText>;
  }
  return (
    <Group gap="xs" role="alert">
      <Text size="sm" flex="1 1 8rem">
        {$localize`Could not read ${what}:what:. ${message}:message:`}
      </Text>
      <Button
        size="compact-sm"
        variant="default"
        aria-busy={query.isFetching}
        aria-label={$localize`Retry: ${what}:what:`}
        onClick={() => void query.refetch({ cancelRefetch: false })}
      >
        {$localize`Retry`}
      </Button>
    </Group>
  );
};
