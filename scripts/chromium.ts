import { findProgram } from './debian-program.ts';

/** Switches off what a test does not need and what would talk to the network. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** The path of a Chromium or Chrome on this machine; on Debian as root it is installed when there is none. */
export const findChromium = (): string =>
  findProgram({
    title: 'Chromium or Chrome',
    names: [
      // It has no window to keep: it does the same in two thirds of the time.
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
      'chrome',
    ],
    places: [
      '/snap/bin/chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
    packages: ['chromium-headless-shell'],
    variable: 'CHROMIUM_PATH',
  });

/** For Playwright's `launch` and for `launchOptions`. */
export const launchOptions = () => ({ executablePath: findChromium(), args: chromiumArgs });
