import { notificationsStore } from '@mantine/notifications';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { inPage } from '@/components/hooks/in-page.fixtures';
import { copyText } from './copy-text';
import { clearNotices } from './notices';

const render = inPage();

/** What is said after a click on a button that copies, on a page without a clipboard. */
const copyWithoutClipboard = async () => {
  onTestFinished(clearNotices);
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'clipboard');
  });
  render(<button onClick={() => void copyText('+977 61 462123', 'Copied.')}>Copy</button>);
  await page.getByRole('button', { name: 'Copy' }).click();
  return vi.waitFor(() => {
    const [notice] = notificationsStore.getState().notifications;
    expect(notice).toBeDefined();
    return JSON.stringify(notice?.message);
  });
};

it('copies over plain http, too', async () => {
  const put = vi.spyOn(DataTransfer.prototype, 'setData');
  expect(await copyWithoutClipboard()).toContain('Copied.');
  expect(put).toHaveBeenCalledWith('text/plain', '+977 61 462123');
});

it('advises what can be done where the browser refuses', async () => {
  vi.stubGlobal('isSecureContext', false);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  vi.spyOn(document, 'execCommand').mockReturnValueOnce(false);
  expect(await copyWithoutClipboard()).toContain('Select the text');
});
