import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { notificationsStore } from '@mantine/notifications';
import { expect, it, vi } from 'vitest';
import { useUndoNotice } from './use-undo-notice';

const shown = () => notificationsStore.getState().notifications;

const Picture = () => {
  const offerUndo = useUndoNotice();
  return <button onClick={() => offerUndo('“lake.png” was removed.', vi.fn())}>Remove</button>;
};

it('offers nothing to undo once what it would be undone in has gone', () => {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  flushSync(() => root.render(<Picture />));
  flushSync(() => page.querySelector('button')?.click());
  expect(shown()).toHaveLength(1);
  flushSync(() => root.unmount());
  expect(shown()).toEqual([]);
  page.remove();
});
