import { Alert, Button, Text } from '@mantine/core';
import { reasonOf, toApiError } from '@/api/errors/api-error';
import type { KindQueue } from './use-inbox';

const UnreadKind = ({ name, query }: KindQueue) => {
  if (!query.isError) {
    return (
      <Text size="sm" c="dimmed" role="status">
        {`Loading the ${name} that wait.`}
      </Text>
    );
  }
  const forbidden = toApiError(query.error).status === 403;
  return (
    <Alert
      role="alert"
      color="danger"
      title={forbidden ? `You may not see the ${name} that wait` : `Could not load the ${name} that wait`}
    >
      <Text size="sm">{reasonOf(query.error)}</Text>
      {!forbidden && (
        <Button size="compact-sm" variant="default" mt="xs" onClick={() => void query.refetch()}>
          Retry
        </Button>
      )}
    </Alert>
  );
};

/** The kinds that failed to load, each with its own Retry. */
export const UnreadKinds = ({ queues }: { queues: readonly KindQueue[] }) =>
  queues.map((queue) => queue.entries === undefined && <UnreadKind key={queue.name} {...queue} />);
