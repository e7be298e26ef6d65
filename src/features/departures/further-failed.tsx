import { Button, Group, Text } from '@mantine/core';
import type { usePackages } from './use-packages';

/** Says that further packages failed to load. */
export const FurtherFailed = ({ query }: Pick<ReturnType<typeof usePackages>, 'query'>) =>
  query.isFetchNextPageError && (
    <Group gap="sm" role="alert">
      <Text size="sm" c="danger">
        {$localize`Further packages could not be read.`}
      </Text>
      <Button size="compact-sm" variant="default" onClick={() => void query.fetchNextPage()}>
        {$localize`Retry`}
      </Button>
    </Group>
  );
