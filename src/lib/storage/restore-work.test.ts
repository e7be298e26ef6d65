import { afterEach, expect, it, vi } from 'vitest';
import { forgetRestoredWork, onWorkRestored, restoreWork } from './restore-work';

afterEach(forgetRestoredWork);

it('restores work to the open screen with its key only', () => {
  const [own, other] = [vi.fn(), vi.fn()];
  const stop = [onWorkRestored('/features/create', own), onWorkRestored('/notices/create', other)];
  expect(restoreWork('/features/create', 'typed')).toBe(true);
  expect(own).toHaveBeenCalledExactlyOnceWith('typed');
  expect(other).not.toHaveBeenCalled();
  stop.forEach((each) => each());
});

it('keeps work until its screen opens, and restores it once', () => {
  expect(restoreWork('k', 'typed', 0)).toBe(false);
  const receive = vi.fn();
  onWorkRestored('k', receive, 10_000)();
  onWorkRestored('k', receive, 10_000)();
  expect(receive).toHaveBeenCalledExactlyOnceWith('typed');
});

it('drops work after ten seconds, and on request', () => {
  const receive = vi.fn();
  restoreWork('k', 'typed', 0);
  onWorkRestored('k', receive, 10_001)();
  restoreWork('k', 'typed', 0);
  forgetRestoredWork();
  onWorkRestored('k', receive, 0)();
  expect(receive).not.toHaveBeenCalled();
});

it('keeps the receiver of a newer screen when the older one stops', () => {
  const later = vi.fn();
  const stop = onWorkRestored('k', vi.fn());
  const stopLater = onWorkRestored('k', later);
  stop();
  expect(restoreWork('k', 'typed')).toBe(true);
  expect(later).toHaveBeenCalled();
  stopLater();
});
