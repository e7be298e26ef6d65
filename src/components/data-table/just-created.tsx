import { useState } from 'react';
import { CloseButton, Group, Paper } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { ScreenText } from '@/components/links/link-button';
import { DimmedText } from '@/components/text/dimmed-text';
import { highlightedOn } from '@/lib/records/highlighted-row';
import { sameValues } from '@/lib/values/same-values';

interface JustCreatedProps {
  /** The list's search parameters. */
  search: object;
  /** The rows on display, once they have been refetched. */
  rows: readonly { id: number }[] | undefined;
}

/** Above a list: the record just created, if the current page does not include it; hidden by the next filter. */
export const JustCreated = ({ search, rows }: JustCreatedProps) => {
  const router = useRouter();
  const [created, setCreated] = useState(() => highlightedOn(router.state.location.pathname)?.created);
  const [first] = useState(search);
  const forget = () => setCreated(undefined);
  if (!sameValues(search, first)) {
    if (created) forget();
    return null;
  }
  if (!created || !rows || rows.some(({ id }) => id === created.id)) return null;
  return (
    <Paper component="section" aria-label={$localize`Just created`} withBorder px="md" py={6}>
      <Group gap="sm" wrap="nowrap">
        <DimmedText>{$localize`Just created`}</DimmedText>
        <ScreenText to={created.path} size="sm" fw={600} flex={1} truncate>
          <bdi>{created.name}</bdi>
        </ScreenText>
        <CloseButton aria-label={$localize`Dismiss`} onClick={forget} />
      </Group>
    </Paper>
  );
};
