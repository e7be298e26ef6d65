import { type Fault, onFault } from '@/lib/loading/faults';
import { version } from '@/lib/loading/version';
import { reportOf } from './fault-report';

/** Accepts an http(s) URL or a path on this origin; browsers refuse one with a password. */
const isTarget = (to: unknown): to is string => {
  if (typeof to !== 'string') return false;
  if (/^\/(?![/\\])/.test(to)) return true;
  return /^https?:\/\//i.test(to) && URL.canParse(to) && new URL(to).username === '';
};

/** The most reports per tab, across reloads. */
const MOST_REPORTS = 10;
const key = 'reported-faults';

let sent: string[] = [];

/** Records a report as sent; false if this tab has sent it before, or has reached its limit. */
const recordOnce = (body: string): boolean => {
  try {
    sent = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
  } catch {
    // Corrupt or denied storage: the memory of this page has to do.
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

/** Without cookies, referrer or preflight; the result is ignored. */
const send = (to: string, body: string): void => {
  const init: RequestInit = { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body };
  fetch(to, { ...init, referrerPolicy: 'no-referrer' }).catch(() => undefined);
};

interface Matching {
  state: { matches: readonly { fullPath: string }[] };
}

/** Reports every fault of this page once to a URL, if it is valid. */
export const reportFaults = (to: unknown, router: Matching): void => {
  if (!isTarget(to)) return;
  const report = (fault: Fault) => {
    // The route pattern of the screen, such as `/packages/$packageId/edit`.
    const route = (router.state.matches.at(-1)?.fullPath ?? '').replace(/(?<=.)\/$/, '');
    const said = reportOf(fault, { route, version: version() });
    if (!said) return;
    const body = JSON.stringify(said);
    if (recordOnce(body)) send(to, body);
  };
  onFault(report);
  addEventListener('error', ({ error }) => report({ kind: 'uncaught', error }));
  addEventListener('securitypolicyviolation', (error) => report({ kind: 'policy', error }));
  addEventListener('unhandledrejection', ({ reason }) => report({ kind: 'uncaught', error: reason }));
};
