import { type ReactNode, use } from 'react';
import { Button, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { IconAlertTriangle, IconLock, IconZoomQuestion } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { isGone, toApiError } from '@/api/errors/api-error';
import { LinkButton } from '@/components/links/link-button';
import { isChunkError } from '@/lib/loading/chunk';
import { capitalized } from '@/lib/text/capitalized';
import { chunkFailure, useReloadAfterDeploy } from './chunk-error';
import { ScreenArea } from './screen-area';
import { type Crumb, useScreenTitle } from './screen-title';

interface StatePanelProps {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  /** A link or button to continue. */
  action?: ReactNode;
  /** Replaces the whole screen: its title becomes the `h1`. */
  screen?: boolean;
}

/** Shown instead of content: empty, failed, forbidden. */
export const StatePanel = ({ icon, title, children, action, screen = false }: StatePanelProps) => (
  <Stack align="center" gap="xs" py="xl" px="md" ta="center">
    <ThemeIcon variant="light" size={44} radius="xl" color="gray" aria-hidden>
      {icon}
    </ThemeIcon>
    <Title order={screen ? 1 : 2} size={screen ? 'h2' : 'h4'}>
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

interface FailureProps extends Omit<StatePanelProps, 'action'> {
  /** The screen to go back to, if retrying is not the only option. */
  back?: Crumb | undefined;
  /** Undefined if retrying is useless. */
  onRetry?: () => void;
}

const ScreenName = ({ title }: { title: string }) => {
  useScreenTitle({ title });
  return null;
};

const Failure = ({ back, onRetry, ...panel }: FailureProps) => (
  <div role="alert">
    {panel.screen && <ScreenName title={panel.title} />}
    <StatePanel
      {...panel}
      action={
        <Group justify="center" gap="xs" mt="xs">
          {back && <LinkButton to={back.to}>{$localize`Back to ${back.label}:label:`}</LinkButton>}
          {onRetry && (
            <Button variant="default" onClick={onRetry}>
              {$localize`Retry`}
            </Button>
          )}
        </Group>
      }
    />
  </div>
);

/** A missing chunk of the code that fetches a screen's data: Retry reloads the page, as for a screen's own chunk. */
const ChunkFailure = () => {
  useReloadAfterDeploy();
  return (
    <Failure icon={<IconAlertTriangle size={22} />} title={chunkFailure.title} onRetry={chunkFailure.onRetry}>
      {chunkFailure.message}
    </Failure>
  );
};

const notFound = (what: string) => $localize`${capitalized(what.replace(/^the /, ''))}:what: not found`;

interface FailedQueryProps {
  /** What failed to load: "the features", "the feature". */
  what: string;
  query: Pick<UseQueryResult<unknown, unknown>, 'error' | 'refetch'>;
  /** Replaces the whole screen. */
  screen?: boolean;
}

/**
 * Shown for a failed query without data: what failed, why, and Retry. For deleted records and missing permissions,
 * which a retry cannot fix, it links back and says whom to ask.
 */
export const FailedQuery = ({ what, query: { error, refetch }, screen = false }: FailedQueryProps) => {
  const { pathname } = useLocation();
  const { status, message } = toApiError(error);
  const area = use(ScreenArea)(pathname);
  const list = area?.to === pathname ? undefined : area;
  if (isChunkError(error)) return <ChunkFailure />;
  if (status === 403) {
    return (
      <Failure
        icon={<IconLock size={22} />}
        title={$localize`You may not see ${what}:what:`}
        back={list ?? { label: $localize`Home`, to: '/' }}
        screen={screen}
      >
        {$localize`Your role does not include this. Ask an administrator who manages roles.`}
      </Failure>
    );
  }
  if (isGone(error) && list) {
    return (
      <Failure icon={<IconZoomQuestion size={22} />} title={notFound(what)} back={list} screen={screen}>
        {$localize`It may have been deleted.`}
      </Failure>
    );
  }
  return (
    <Failure
      icon={<IconAlertTriangle size={22} />}
      title={$localize`Could not load ${what}:what:`}
      onRetry={() => void refetch()}
      screen={screen}
    >
      {message}
    </Failure>
  );
};
