import type { ReactNode } from 'react';
import { Button, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { IconAlertTriangle, IconLock } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { toApiError } from '@/api/errors';

interface StatePanelProps {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  /** The way on: a link or a button. */
  action?: ReactNode;
}

/** What a screen or a section shows instead of content: empty, failed, not allowed. */
export const StatePanel = ({ icon, title, children, action }: StatePanelProps) => (
  <Stack align="center" gap="xs" py="xl" px="md" ta="center">
    <ThemeIcon variant="light" size={44} radius="xl" color="gray" aria-hidden>
      {icon}
    </ThemeIcon>
    <Title order={2} size="h4">
      {title}
    </Title>
    {children && (
      <Text c="dimmed" size="sm" maw={420}>
        {children}
      </Text>
    )}
    {action}
  </Stack>
);

interface ErrorPanelProps {
  /** What could not be loaded: "the features". */
  what: string;
  error: unknown;
  onRetry: () => void;
}

/** A failed load: what failed, why, and Retry; a refusal says whom to ask instead. */
export const ErrorPanel = ({ what, error, onRetry }: ErrorPanelProps) => {
  const { status, message } = toApiError(error);
  const retry = (
    <Button variant="default" onClick={onRetry} mt="xs">
      Retry
    </Button>
  );
  return (
    <div role="alert">
      {status === 403 ? (
        <StatePanel icon={<IconLock size={22} />} title={`You may not see ${what}`} action={retry}>
          Your role does not include this. Ask an administrator who manages roles.
        </StatePanel>
      ) : (
        <StatePanel icon={<IconAlertTriangle size={22} />} title={`Could not load ${what}`} action={retry}>
          {message}
        </StatePanel>
      )}
    </div>
  );
};

interface FailedQueryProps {
  /** What could not be loaded: "the features". */
  what: string;
  query: Pick<UseQueryResult<unknown, unknown>, 'error' | 'refetch'>;
}

/** What a query shows that has failed and has nothing to show; Retry asks again. */
export const FailedQuery = ({ what, query }: FailedQueryProps) => (
  <ErrorPanel
    what={what}
    error={query.error}
    onRetry={() => {
      void query.refetch();
    }}
  />
);
