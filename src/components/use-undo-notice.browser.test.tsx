import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useUndoNotice } from './use-undo-notice';

const shown = vi.hoisted(() => new Set<string>());

vi.mock('./notices', () => ({
  notifySuccess: (message: string) => {
    shown.add(message);
    return () => shown.delete(message);
  },
}));

const Picture = () => {
  const tellDone = useUndoNotice();
  return <button onClick={() => tellDone('“lake.png” was removed.', vi.fn())}>Remove</button>;
};

it('offers nothing to undo once what it would be undone in has gone', () => {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  flushSync(() => root.render(<Picture />));
  flushSync(() => page.querySelector('button')?.click());
  expect([...shown]).toEqual(['“lake.png” was removed.']);
  flushSync(() => root.unmount());
  expect([...shown]).toEqual([]);
  page.remove();
});
