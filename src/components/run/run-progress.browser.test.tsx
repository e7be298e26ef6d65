import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MantineProvider } from '@mantine/core';
import { notificationsStore } from '@mantine/notifications';
import { expect, it, vi } from 'vitest';
import type { SessionEnd } from '@/api/session';
import { RunProgress } from './run-progress';

const { end } = vi.hoisted(() => ({ end: vi.fn<(end: SessionEnd) => void>() }));
vi.mock('@/api/session', () => ({
  onSessionEnd: (listener: (end: SessionEnd) => void) => end.mockImplementation(listener),
}));

const shown = () => notificationsStore.getState().notifications.map(({ message }) => JSON.stringify(message));

it('leaves a word about a run that the end of the session cut off, unless somebody signed out', () => {
  const root = createRoot(document.createElement('div'));
  const show = (running: boolean) =>
    flushSync(() =>
      root.render(
        <MantineProvider>
          <RunProgress
            run={{ results: [], running }}
            label="Deleting"
            summary="Deleting 4 of 20"
            announcement={undefined}
          />
        </MantineProvider>,
      ),
    );
  show(true);
  end({ reason: 'signed-out', elsewhere: true });
  show(false);
  end({ reason: 'expired', elsewhere: false });
  expect(shown()).toEqual([]);
  show(true);
  end({ reason: 'expired', elsewhere: false });
  expect(shown()).toEqual([expect.stringContaining('“Deleting 4 of 20”')]);
});
