import { hasUnsaved } from '@/lib/storage/unsaved';
import { entryScript } from './entry-script';

const currentEntry = () => entryScript(document.querySelector('script[data-entry]')?.outerHTML ?? '');

/** Asks the server for the present index.html; true when it starts another build than this page. */
export const isNewVersionDeployed = async (): Promise<boolean> => {
  const entry = currentEntry();
  try {
    const answer = await fetch('/index.html', { cache: 'no-cache', signal: AbortSignal.timeout(15_000) });
    const deployed = answer.ok ? entryScript(await answer.text()) : undefined;
    return Boolean(entry && deployed && deployed !== entry);
  } catch {
    return false;
  }
};

/** True the first time it is asked for this path in this tab; a storage that is denied counts as asked. */
const firstReloadOf = (path: string): boolean => {
  const key = `reloaded:${path}`;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, '1');
    return true;
  } catch {
    return false;
  }
};

/**
 * Reloads the page when a new version is out: at most once per URL, never while there are unsaved edits, nor once `left`
 * is aborted because another screen is shown. Only the path is kept, since the search may hold what somebody looked for.
 */
export const reloadOnceAfterDeploy = async (left: AbortSignal): Promise<void> => {
  if (!(await isNewVersionDeployed()) || left.aborted || hasUnsaved()) return;
  if (firstReloadOf(window.location.pathname)) window.location.reload();
};
