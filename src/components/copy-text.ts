import { notifyError, notifySuccess } from './notices';

/** Copies a text to the clipboard, and confirms it with the given message. */
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
