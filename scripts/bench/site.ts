import type { Browser, BrowserContext, Page } from 'playwright';

/** The stored state of a session. */
export type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A served build, with an administrator's session. */
export interface Site {
  url: string;
  /** The build's folder. */
  root: string;
  session: State;
}

export interface Bench {
  browser: Browser;
  /** The URL of the API that all sites use. */
  api: string;
  ours: Site;
  /** The same libraries with only a list and a form. */
  bare: Site;
  /** Our build after a one-line change in one feature. */
  changed: Site;
  /** A page of our build with a signed-in administrator. */
  page: Page;
  runs: number;
}

/** A browser context with an empty cache, but with a session. */
export const openSite = (browser: Browser, { url, session }: Site): Promise<BrowserContext> =>
  browser.newContext({ storageState: session, baseURL: url, viewport: { width: 1280, height: 800 } });
