import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inPage } from '@/components/hooks/in-page.fixtures';
import { useSaveKeys } from '@/components/keys/use-save-keys';
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

test('Ctrl and Enter confirm a question that has no focus yet, not the question that they opened', async () => {
  const answers = vi.fn<(goAhead: boolean) => void>();
  const Screen = () => {
    const [ask, dialog] = useAsk();
    useSaveKeys(() => void ask({ title: 'By keys', confirm: 'Go on', text: 'x' }).then(answers));
    return <>Screen{dialog}</>;
  };
  render(<Screen />);
  await expect.element(page.getByText('Screen')).toBeVisible();
  const press = () => userEvent.keyboard('{Control>}{Enter}{/Control}');
  await press();
  await expect.element(page.getByRole('dialog', { name: 'By keys' })).toBeVisible();
  expect(answers).not.toHaveBeenCalled();
  // Before the dialog has taken it.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await press();
  await vi.waitFor(() => expect(answers).toHaveBeenCalledWith(true));
});
