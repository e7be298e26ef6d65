import { type Fault, onFault } from '@/lib/faults';
import { version } from '@/lib/version';
import { reportOf } from './fault-report';

/** Accepts an http(s) address or a path on this origin; no browser sends to one that holds a password. */
const isTarget = (to: unknown): to is string => {
  if (typeof to !== 'string') return false;
  if (/^\/(?![/\\])/.test(to)) return true;
  return /^https?:\/\//i.test(to) && URL.canParse(to) && new URL(to).username === '';
};

/** How many reports a tab sends, however often it is reloaded. */
const MOST_REPORTS = 10;
const key = 'reported-faults';

let sent: string[] = [];

/** True for a report that this tab has not sent yet, until it has sent its share. */
const isDue = (body: string): boolean => {
  try {
    sent = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
  } catch {
    // A storage that is damaged or denied: what this page remembers has to do.
  }
  if (sent.length >= MOST_REPORTS || sent.includes(body)) return false;
  sent = [...sent, body];
  try {
    sessionStorage.setItem(key, JSON.stringify(sent));
  } catch {
    // As above.
  }
  return true;
};

/** Without cookies, a referrer or a preflight; what becomes of it is nobody's business here. */
const send = (to: string, body: string): void => {
  const init: RequestInit = { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body };
  fetch(to, { ...init, referrerPolicy: 'no-referrer' }).catch(() => undefined);
};

interface Matching {
  state: { matches: readonly { fullPath: string }[] };
}

/** Sends every fault of this page to an address, once each, if it is one that can be sent to. */
export const reportFaults = (to: unknown, router: Matching): void => {
  if (!isTarget(to)) return;
  const report = (fault: Fault) => {
    // The pattern of the screen's address, such as `/packages/$packageId/edit`.
    const route = (router.state.matches.at(-1)?.fullPath ?? '').replace(/(?<=.)\/$/, '');
    const said = reportOf(fault, { route, version: version() });
    if (!said) return;
    const body = JSON.stringify(said);
    if (isDue(body)) send(to, body);
  };
  onFault(report);
  addEventListener('error', ({ error }) => report({ kind: 'uncaught', error }));
  addEventListener('unhandledrejection', ({ reason }) => report({ kind: 'uncaught', error: reason }));
};
