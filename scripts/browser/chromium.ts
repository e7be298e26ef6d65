import { findProgram } from './debian-program.ts';

/** Disables what tests do not need and what would use the network. */
const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** The path of Chromium or Chrome on this machine; installs it on Debian as root if missing. */
const findChromium = (): string =>
  findProgram({
    title: 'Chromium or Chrome',
    names: [
      // The headless shell does the same in two thirds of the time.
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
