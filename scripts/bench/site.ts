import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

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

export interface Line {
  /** Milliseconds of a round trip. */
  latency: number;
  /** Bytes per second. */
  throughput: number;
}

/** Lets a page send and receive as over this line. */
export const slowDown = async (devtools: CDPSession, { latency, throughput }: Line) => {
  await devtools.send('Network.enable');
  const [downloadThroughput, uploadThroughput] = [throughput, throughput];
  const conditions = { offline: false, latency, downloadThroughput, uploadThroughput };
  await devtools.send('Network.emulateNetworkConditions', conditions);
};

/** Lets the page know as `clicked` when it is clicked next. */
export const noteClick = (page: Page) =>
  page.evaluate(() => {
    const options = { capture: true, once: true };
    addEventListener('click', () => Object.assign(window, { clicked: performance.now() }), options);
  });

/** The state of a session for a build at another origin. */
export const sessionAt = (state: State, origin: string): State => ({
  ...state,
  origins: state.origins.map(({ localStorage }) => ({ origin, localStorage: [...localStorage] })),
});
