import { afterEach, expect, it, vi } from 'vitest';
import { forgetGivenBack, giveBack, receiveBack } from './give-back';

afterEach(forgetGivenBack);

it('gives work to the screen that is open, and to no other', () => {
  const [own, other] = [vi.fn(), vi.fn()];
  const stop = [receiveBack('/features/create', own), receiveBack('/notices/create', other)];
  expect(giveBack('/features/create', 'typed')).toBe(true);
  expect(own).toHaveBeenCalledExactlyOnceWith('typed');
  expect(other).not.toHaveBeenCalled();
  stop.forEach((each) => each());
});

it('keeps it for the screen that opens next, once', () => {
  expect(giveBack('k', 'typed', 0)).toBe(false);
  const receive = vi.fn();
  receiveBack('k', receive, 10_000)();
  receiveBack('k', receive, 10_000)();
  expect(receive).toHaveBeenCalledExactlyOnceWith('typed');
});

it('keeps nothing for long, and nothing for the next person', () => {
  const receive = vi.fn();
  giveBack('k', 'typed', 0);
  receiveBack('k', receive, 10_001)();
  giveBack('k', 'typed', 0);
  forgetGivenBack();
  receiveBack('k', receive, 0)();
  expect(receive).not.toHaveBeenCalled();
});

it('leaves a screen alone that took the place of one that goes', () => {
  const later = vi.fn();
  const stop = receiveBack('k', vi.fn());
  const stopLater = receiveBack('k', later);
  stop();
  expect(giveBack('k', 'typed')).toBe(true);
  expect(later).toHaveBeenCalled();
  stopLater();
});
