import { ScreenFailure } from '@/components/screen/screen-failure';

const messageOf = (error: unknown) =>
  error instanceof Error && error.message !== '' ? error.message : 'No reason was given.';

/** Replaces a screen that crashed while rendering; the menu around it stays usable. */
export const Crash = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <ScreenFailure title="This screen has stopped working" message={messageOf(error)} onRetry={onRetry} />
);
