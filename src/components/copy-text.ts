import { notifyError, notifySuccess } from './notices';

/** Puts a text on the clipboard, and says so as a sentence. */
export const copyText = async (
  text: string,
  copied: string,
  refused = 'The browser did not let it be copied.',
): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    notifySuccess(copied);
  } catch {
    notifyError(refused);
  }
};
