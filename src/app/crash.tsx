import { ScreenFailure } from '@/components/screen-failure';

interface CrashProps {
  error: unknown;
  onRetry: () => void;
}

const messageOf = (error: unknown) =>
  error instanceof Error && error.message !== '' ? error.message : 'No reason was given.';

/** Replaces a screen that crashed while rendering; the menu around it stays usable. */
export const Crash = ({ error, onRetry }: CrashProps) => (
  <ScreenFailure title="This screen has stopped working" message={messageOf(error)} onRetry={onRetry} />
);
