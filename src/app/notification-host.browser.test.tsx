import 'virtual:mantine.css';
import { afterEach, expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { inPage } from '@/components/hooks/in-page.fixtures';
import { clearNotices, notifyError } from '@/components/notices/notices';
import { NotificationHost } from './notification-host';

const render = inPage();

afterEach(clearNotices);

it('a notice with a very long name shows it from its start', async () => {
  render(<NotificationHost />);
  notifyError(`“${'Langtang '.repeat(1_000)}” was not saved.`);
  await expect.element(page.getByRole('alert')).toBeVisible();
  const topOf = (found: Locator) => found.element().getBoundingClientRect().top;
  await expect
    .poll(() => topOf(page.getByText(/was not saved\.$/)))
    .toBeGreaterThan(topOf(page.getByRole('alert')));
});
