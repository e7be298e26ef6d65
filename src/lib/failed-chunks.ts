const RENEWAL_LIMIT_MS = 3_000;

const lost = new Set<string>();

/**
 * Settles two things when a lazily loaded chunk fails, which Vite announces before the import rejects. The router would
 * reload the page by itself, minding neither unsaved edits nor a lost connection; ChunkError decides that instead. And
 * each stylesheet that failed is remembered: Vite names the first one alone, and asks for none twice, so the screen would
 * come back unstyled.
 */
export const watchFailedChunks = (): void => {
  const noteLost = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target.href);
  };
  window.addEventListener('error', noteLost, true);
  window.addEventListener('vite:preloadError', ({ payload: { message } }) => {
    try {
      sessionStorage.setItem(`tanstack_router_reload:${message}`, 'left to the error screen');
    } catch {
      // Without a session storage the router does not reload either.
    }
  });
};

/** Asks again for stylesheets that failed; `undefined` when there are none to wait for. */
export const renewStylesheets = (): Promise<unknown> | undefined =>
  lost.size === 0 ? undefined : Promise.all([...lost].map(renew));

const renewOnClick = () => void renewStylesheets();

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
      // The part comes unstyled, until somebody goes on in it and the line is better.
      window.addEventListener('click', renewOnClick, { once: true, capture: true });
    });
    setTimeout(resolve, RENEWAL_LIMIT_MS);
    document.head.append(link);
  });
