import { notifyError, notifySuccess } from './notices';

/** Copies by the command of documents: over plain http, which offers no clipboard, browsers still know it. */
const copyByCommand = (text: string): boolean => {
  const fill = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    event.clipboardData?.setData('text/plain', text);
  };
  document.addEventListener('copy', fill, true);
  try {
    // Deprecated in favour of the clipboard that is missing here.
    const command: (name: string) => boolean = Reflect.get(document, 'execCommand');
    return command.call(document, 'copy');
  } finally {
    document.removeEventListener('copy', fill, true);
  }
};

const copied = async (text: string): Promise<boolean> => {
  const { clipboard } = navigator as Partial<Navigator>;
  try {
    if (!clipboard) return copyByCommand(text);
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

const blocked = () =>
  isSecureContext
    ? $localize`The browser blocked copying. Allow this site to use the clipboard, then try again.`
    : $localize`The browser does not copy on pages without https. Select the text and copy it by hand.`;

/** Copies a text to the clipboard, and confirms it with the given message. */
export const copyText = async (text: string, done: string, refused = blocked()): Promise<void> => {
  if (await copied(text)) notifySuccess(done);
  else notifyError(refused);
};
