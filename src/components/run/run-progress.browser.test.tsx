import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MantineProvider } from '@mantine/core';
import { notificationsStore } from '@mantine/notifications';
import { expect, it, onTestFinished } from 'vitest';
import { sessionEnded } from '@/api/errors/api-error';
import { loseSession } from '@/api/session/refresh';
import { startSession, storageKeys } from '@/api/session/tokens';
import { clearNotices } from '@/components/notices/notices';
import { RunProgress } from './run-progress';

it('leaves a word about a run that the end of the session cut off', () => {
  onTestFinished(clearNotices);
  startSession({ accessToken: 'access', refreshToken: 'refresh' }, undefined);
  // As if another tab had signed in: whatever was imported before, a session has begun.
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.access, newValue: 'access' }));
  const root = createRoot(document.createElement('div'));
  flushSync(() =>
    root.render(
      <MantineProvider>
        <RunProgress
          run={{ results: [], running: true, pausedUntil: undefined }}
          label="Deleting"
          summary="Deleting 4 of 20"
          announcement={undefined}
        />
      </MantineProvider>,
    ),
  );
  loseSession('access', sessionEnded());
  const shown = notificationsStore.getState().notifications.map(({ message }) => JSON.stringify(message));
  expect(shown).toEqual([expect.stringContaining('“Deleting 4 of 20”')]);
  root.unmount();
});

it('says until when a run waits for the server', () => {
  const at = new Date(2026, 10, 27, 14, 5, 9).getTime();
  const element = document.createElement('div');
  const root = createRoot(element);
  const said = (pausedUntil: number | undefined) => {
    flushSync(() =>
      root.render(
        <MantineProvider>
          <RunProgress
            run={{ results: [], running: true, pausedUntil }}
            label="Creating"
            summary="Creating 4 of 20"
            announcement="Creating"
          />
        </MantineProvider>,
      ),
    );
    return element.querySelector('[role="status"]')?.textContent;
  };
  expect(said(at)).toMatch(/^The server takes no more calls for now\. This goes on at .*2?:05:09/);
  expect(element.textContent).toContain('Creating 4 of 20');
  expect(said(undefined)).toBe('Creating');
  root.unmount();
});
