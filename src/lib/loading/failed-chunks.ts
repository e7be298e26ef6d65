const RENEWAL_LIMIT_MS = 3_000;

const lost = new Set<string>();

/**
 * Handles Vite's event for a failed lazy chunk, which comes before the import rejects. It stops the router from
 * reloading the page, which would ignore unsaved edits and a lost connection; ChunkError decides instead. It also
 * remembers each failed stylesheet: Vite reports only the first and never retries one, so the screen would stay
 * unstyled.
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
      // Without session storage the router does not reload either.
    }
  });
};

/** Retries the stylesheets that failed; `undefined` if there are none. */
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
      // The component renders unstyled; the next click retries.
      window.addEventListener('click', renewOnClick, { once: true, capture: true });
    });
    setTimeout(resolve, RENEWAL_LIMIT_MS);
    document.head.append(link);
  });
