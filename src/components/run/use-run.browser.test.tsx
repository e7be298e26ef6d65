import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cancelRequests } from '@/api/client/lifetime';
import { sessionEnded } from '@/api/errors/api-error';
import { inPage } from '@/components/hooks/in-page.fixtures';
import { notBegun, type Step } from './run-steps';
import { useRun } from './use-run';

const written = vi.fn(() => Promise.resolve());
const steps = notBegun<Step>([{ key: 1, run: written }]);

/** A run that goes on without its screen. */
const Screen = () => {
  const { start, running } = useRun({ dependent: true });
  const write = () => {
    start((go) => go(steps), steps);
    cancelRequests(sessionEnded());
  };
  return (
    <button type="button" onClick={write}>
      {running ? 'Writing' : 'Write'}
    </button>
  );
};

const render = inPage();

test('a run that waits for its code when the session ends does not begin in the next one', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Screen />
    </QueryClientProvider>,
  );
  await page.getByRole('button', { name: 'Write' }).click();
  await expect.element(page.getByRole('button', { name: 'Write' })).toBeVisible();
  expect(written).not.toHaveBeenCalled();
});
