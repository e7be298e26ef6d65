const LOST_STYLESHEET = /Unable to preload CSS for (\S+)/;
const RENEWAL_LIMIT_MS = 3_000;

const lost = new Set<string>();

/**
 * Settles two things when a lazily loaded chunk fails, which Vite announces before the import rejects. The router would
 * reload the page by itself, minding neither unsaved edits nor a lost connection; ChunkError decides that instead. And
 * a stylesheet that failed is remembered: Vite asks for none twice, so the screen would come back unstyled.
 */
export const watchFailedChunks = (): void => {
  window.addEventListener('vite:preloadError', ({ payload: { message } }) => {
    const stylesheet = LOST_STYLESHEET.exec(message)?.[1];
    if (stylesheet) lost.add(stylesheet);
    try {
      sessionStorage.setItem(`tanstack_router_reload:${message}`, 'left to the error screen');
    } catch {
      // Without a session storage the router does not reload either.
    }
  });
};

/** Asks again for stylesheets that failed; `undefined` when there are none to wait for. */
export const renewStylesheets = (): Promise<unknown> | undefined => {
  return lost.size === 0 ? undefined : Promise.all([...lost].map(renew));
};

const renew = (href: string) =>
  new Promise<void>((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => {
      lost.delete(href);
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      resolve();
    });
    setTimeout(resolve, RENEWAL_LIMIT_MS);
    document.head.append(link);
  });
