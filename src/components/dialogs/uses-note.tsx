import { lazy, Suspense } from 'react';
import { Text } from '@mantine/core';
import { loadChunk } from '@/lib/loading/chunk';
import type { UsesProps } from './uses-list';

const Unreadable = () => (
  <Text size="sm" mt="xs" role="status">
    {$localize`It could not be read what uses this.`}
  </Text>
);

const UsesList = lazy(() =>
  loadChunk(() => import('./uses-list')).then(
    (module) => ({ default: module.UsesList }),
    () => ({ default: Unreadable }),
  ),
);

/** What hangs on records that are about to be deleted, read while the question is shown; its code is loaded then. */
export const UsesNote = (props: UsesProps) => (
  <Suspense
    fallback={
      <Text size="sm" mt="xs" role="status">
        {$localize`Looking for what uses this…`}
      </Text>
    }
  >
    <UsesList {...props} />
  </Suspense>
);
