import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { inPage } from '@/components/hooks/in-page.fixtures';
import { useAsk } from './use-ask';

const answered = vi.fn<(text: string, goAhead: boolean) => void>();

/** Asks two questions at once, as two switches do whose warnings arrive together. */
const Screen = () => {
  const [ask, dialog] = useAsk();
  const askOf = async (text: string) => answered(text, await ask({ title: text, confirm: 'Go on', text }));
  return (
    <>
      <button type="button" onClick={() => void Promise.all([askOf('First'), askOf('Second')])}>
        Ask
      </button>
      {dialog}
    </>
  );
};

const render = inPage();

test('a question is declined while another one is open, which stays as it is', async () => {
  render(<Screen />);
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect.element(page.getByRole('dialog', { name: 'First' })).toBeVisible();
  await vi.waitFor(() => expect(answered.mock.calls).toEqual([['Second', false]]));
  await page.getByRole('button', { name: 'Go on' }).click();
  await vi.waitFor(() => expect(answered).toHaveBeenLastCalledWith('First', true));
});
