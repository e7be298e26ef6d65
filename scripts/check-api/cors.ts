import type { Client } from './client';
import { answerFindings, type Call, type Found, preflightFindings } from './cors-findings';
import type { Contract } from './reads';

interface CorsFinding extends Found {
  /** The calls that have it. */
  calls: string[];
}

export interface Cors {
  origin: string;
  calls: number;
  findings: CorsFinding[];
}

const methods = ['get', 'post', 'patch', 'delete'] as const;

/** The sign-in, and the contract's first call of each method. */
const callsOf = ({ paths }: Contract): Call[] => {
  const login = { method: 'POST', path: '/admin/login', headers: ['content-type'] };
  const others = methods.flatMap((method) => {
    const path = Object.keys(paths).find((given) => paths[given]?.[method] && given !== login.path);
    if (path === undefined) return [];
    const body = method === 'post' || method === 'patch' ? ['content-type'] : [];
    const filled = path.replaceAll(/\{\w+\}/g, '1');
    return [{ method: method.toUpperCase(), path: filled, headers: ['authorization', ...body] }];
  });
  return [login, ...others];
};

const nameOf = ({ method, path }: Call) => `${method} ${path}`;

/** Merges equal findings of several calls. */
const merged = (found: { call: string; finding: Found }[]): CorsFinding[] => {
  const groups = Map.groupBy(found, ({ finding }) => JSON.stringify(finding));
  return [...groups.values()].flatMap(([first, ...more]) =>
    first ? [{ ...first.finding, calls: [...new Set([first, ...more].map(({ call }) => call))] }] : [],
  );
};

/**
 * Sends a preflight request for a call of each kind, as a browser would for a page of this origin; and checks that a
 * success, a response without a token and a 404 are readable.
 */
export const checkCors = async (client: Client, contract: Contract, origin: string): Promise<Cors> => {
  const found: { call: string; finding: Found }[] = [];
  const calls = callsOf(contract);
  for (const call of calls) {
    const { status, headers } = await client.knock('OPTIONS', call.path, {
      origin,
      'access-control-request-method': call.method,
      'access-control-request-headers': call.headers.join(','),
    });
    const findings = preflightFindings(call, origin, status, headers);
    found.push(...findings.map((finding) => ({ call: nameOf(call), finding })));
  }
  const read = calls.find(({ method }) => method === 'GET')?.path ?? '/';
  for (const [path, headers] of [
    [read, client.bearer()],
    [read, {}],
    ['/no-such-call', client.bearer()],
  ] as const) {
    const answer = await client.knock('GET', path, { origin, ...headers });
    const call = `GET ${path} (${answer.status})`;
    found.push(...answerFindings(origin, answer.headers).map((finding) => ({ call, finding })));
  }
  return { origin, calls: calls.length, findings: merged(found) };
};
