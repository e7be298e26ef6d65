import { Center, Stack, Text, Title } from '@mantine/core';
import { LinkButton } from '@/components/links/link-button';
import { useScreenTitle } from '@/components/screen/screen-title';
import { LoginArt } from './login-art';

/** The screen for an unknown URL. */
export const NotFound = () => {
  useScreenTitle({ title: $localize`Page not found` });
  return (
    <Center component="main" id="main" tabIndex={-1} mih="100dvh" p="md">
      <Stack align="center" gap="sm" maw={420} ta="center">
        <LoginArt width={220} />
        <Title order={1}>{$localize`Page not found`}</Title>
        <Text c="dimmed">{$localize`This address leads nowhere. It may be mistyped, or the page may have moved.`}</Text>
        <LinkButton mt="xs" to="/">
          {$localize`Go to the start page`}
        </LinkButton>
      </Stack>
    </Center>
  );
};
