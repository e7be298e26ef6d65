import { useEffect } from 'react';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiError } from '@/api/errors/api-error';
import { ChunkError } from '@/components/screen/chunk-error';
import { ScreenFailure } from '@/components/screen/screen-failure';
import { isChunkError } from '@/lib/loading/chunk';
import { noteFault } from '@/lib/loading/faults';

const messageOf = (error: unknown) =>
  error instanceof Error && error.message !== '' ? error.message : $localize`No reason was given.`;

/** Replaces a screen that crashed while rendering; the menu around it stays usable. */
export const Crash = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <ScreenFailure
    title={$localize`This screen has stopped working`}
    message={messageOf(error)}
    onRetry={onRetry}
  />
);

/** Replaces a screen that could not be loaded, whose record could not be read, or that crashed. */
export const RouteError = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter();
  const thrown: unknown = error;
  useEffect(() => noteFault({ kind: 'crash', error: thrown }), [thrown]);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  if (isChunkError(thrown)) return <ChunkError />;
  if (thrown instanceof ApiError) {
    return (
      <ScreenFailure
        title={$localize`The data could not be loaded`}
        message={thrown.message}
        onRetry={retry}
      />
    );
  }
  return <Crash error={thrown} onRetry={retry} />;
};
