import { afterEach, expect, it, vi } from 'vitest';
import { forgetRestoredWork, onWorkRestored, restoreWork } from './restore-work';

afterEach(forgetRestoredWork);

it('gives work to the screen that is open, and to no other', () => {
  const [own, other] = [vi.fn(), vi.fn()];
  const stop = [onWorkRestored('/features/create', own), onWorkRestored('/notices/create', other)];
  expect(restoreWork('/features/create', 'typed')).toBe(true);
  expect(own).toHaveBeenCalledExactlyOnceWith('typed');
  expect(other).not.toHaveBeenCalled();
  stop.forEach((each) => each());
});

it('keeps it for the screen that opens next, once', () => {
  expect(restoreWork('k', 'typed', 0)).toBe(false);
  const receive = vi.fn();
  onWorkRestored('k', receive, 10_000)();
  onWorkRestored('k', receive, 10_000)();
  expect(receive).toHaveBeenCalledExactlyOnceWith('typed');
});

it('keeps nothing for long, and nothing for the next person', () => {
  const receive = vi.fn();
  restoreWork('k', 'typed', 0);
  onWorkRestored('k', receive, 10_001)();
  restoreWork('k', 'typed', 0);
  forgetRestoredWork();
  onWorkRestored('k', receive, 0)();
  expect(receive).not.toHaveBeenCalled();
});

it('leaves a screen alone that took the place of one that goes', () => {
  const later = vi.fn();
  const stop = onWorkRestored('k', vi.fn());
  const stopLater = onWorkRestored('k', later);
  stop();
  expect(restoreWork('k', 'typed')).toBe(true);
  expect(later).toHaveBeenCalled();
  stopLater();
});
