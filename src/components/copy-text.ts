import { notifyError, notifySuccess } from './notices';

/** Copies a text to the clipboard, and confirms it with the given message. */
export const copyText = async (
  text: string,
  copied: string,
  refused = 'The browser blocked copying. Allow this site to use the clipboard, then try again.',
): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    notifySuccess(copied);
  } catch {
    notifyError(refused);
  }
};
