import type { Browser, BrowserContext, Page } from 'playwright';

/** What a browser keeps of a session. */
export type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A build that is served, and an administrator's session at its address. */
export interface Site {
  url: string;
  /** The folder of the build. */
  root: string;
  session: State;
}

export interface Bench {
  browser: Browser;
  /** The address of the API that all sites talk to. */
  api: string;
  ours: Site;
  /** The same libraries with a list, a form and nothing else. */
  bare: Site;
  /** Ours again, after one line of one feature was changed. */
  changed: Site;
  /** A page of ours in which an administrator is signed in. */
  page: Page;
  runs: number;
}

/** A browser's context that has nothing of the site yet but its session. */
export const openSite = (browser: Browser, { url, session }: Site): Promise<BrowserContext> =>
  browser.newContext({ storageState: session, baseURL: url, viewport: { width: 1280, height: 800 } });
