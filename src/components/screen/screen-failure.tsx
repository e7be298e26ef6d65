import { Button, Center, Group, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { LinkButton } from '@/components/links/link-button';
import { useScreenTitle } from './screen-title';

interface ScreenFailureProps {
  /** What failed. */
  title: string;
  /** The consequence for the user, as a sentence. */
  message: string;
  onRetry: () => void;
}

/** Shown instead of a whole screen that failed: the error, Retry, and a link home. */
export const ScreenFailure = ({ title, message, onRetry }: ScreenFailureProps) => {
  useScreenTitle({ title });
  return (
    <Center mih="60vh" px="md" role="alert">
      <Stack align="center" gap="sm" maw={460} ta="center">
        <IconAlertTriangle size={36} stroke={1.5} color="var(--mantine-color-warning-text)" aria-hidden />
        <Title order={1}>{title}</Title>
        <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {message}
        </Text>
        <Group justify="center" mt="xs">
          <Button onClick={onRetry}>{$localize`Retry`}</Button>
          <LinkButton variant="default" to="/">
            {$localize`Home`}
          </LinkButton>
        </Group>
      </Stack>
    </Center>
  );
};
