import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { inPage } from './in-page.fixtures';
import { useToday } from './use-today';

const render = inPage();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  // One minute before midnight in Nepal.
  vi.setSystemTime('2027-03-18T18:14:00Z');
});

afterEach(() => {
  vi.useRealTimers();
});

const Probe = ({ given }: { given?: string }) => <p>{useToday(given)}</p>;

it('is another day after midnight in Nepal', async () => {
  render(<Probe />);
  await expect.element(page.getByText('2027-03-18')).toBeVisible();
  // React starts effects after the text is there.
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(60_000);
  await expect.element(page.getByText('2027-03-19')).toBeVisible();
});

it('is the given day when there is one', async () => {
  render(<Probe given="2026-11-21" />);
  await expect.element(page.getByText('2026-11-21')).toBeVisible();
});
