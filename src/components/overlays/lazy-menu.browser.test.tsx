import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { inPage } from '@/components/hooks/in-page.fixtures';
import { LazyMenu } from './lazy-menu';

const render = inPage();

test('a menu has the name of its button, which has the focus again when an item acts', async () => {
  const act = vi.fn(() => document.activeElement?.textContent);
  render(
    <LazyMenu items={(Menu) => <Menu.Item onClick={act}>Delete</Menu.Item>}>
      {(props) => (
        <button type="button" {...props}>
          More
        </button>
      )}
    </LazyMenu>,
  );
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menu', { name: 'More' }).getByRole('menuitem', { name: 'Delete' }).click();
  expect(act).toHaveReturnedWith('More');
});
