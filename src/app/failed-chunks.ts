/**
 * Vite raises `vite:preloadError` before a failed import rejects. Two things are settled here:
 * the router's own reload on a missing module, which minds neither unsaved edits nor a lost connection, is switched
 * off in favour of ChunkError's; and a stylesheet that failed is asked for again, because Vite never retries one and
 * the screen would come back unstyled.
 */
export function watchFailedChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    try {
      sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1');
    } catch {
      // Without a session storage the router does not reload either.
    }
    const href = /Unable to preload CSS for (\S+)/.exec(payload.message)?.[1];
    if (href) window.addEventListener('popstate', () => renewStylesheet(href), { once: true });
  });
}

function renewStylesheet(href: string): void {
  const failed = document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`);
  if (!failed) return;
  const fresh = document.createElement('link');
  fresh.rel = 'stylesheet';
  fresh.href = href;
  failed.replaceWith(fresh);
}
