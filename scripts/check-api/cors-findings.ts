import { isSuccess } from './client';

/** A CORS problem and its consequence. */
export interface Found {
  header: string;
  found: string;
  consequence: string;
  /** The fix in the response. */
  change: string;
  /** Whether it blocks a call. */
  hides: boolean;
}

/** A call as in a browser's preflight request. */
export interface Call {
  method: string;
  path: string;
  /** Its headers that are not safelisted. */
  headers: string[];
}

/** Browsers do not ask for these methods. */
const simple = ['GET', 'POST'];

const unreadable =
  'The browser keeps the answer from the application, which says “The server could not be reached.”';
const unsent =
  'The browser does not send the call, and the application says “The server could not be reached.”';

const listed = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '').split(',').map((value) => value.trim());
const cameIn = (headers: Headers, name: string) => {
  const value = headers.get(name);
  return value === null ? 'nothing' : `“${value}”`;
};

const refused = (header: string, found: string, consequence: string, change: string): Found => ({
  header,
  found,
  consequence,
  change,
  hides: true,
});
const noted = (header: string, found: string, consequence: string, change: string): Found => ({
  header,
  found,
  consequence,
  change,
  hides: false,
});

const originIn = (headers: Headers, origin: string, consequence: string): Found[] => {
  const name = 'Access-Control-Allow-Origin';
  const given = headers.get(name);
  if (given === '*') return [];
  if (given !== origin) return [refused(name, cameIn(headers, name), consequence, `${name}: ${origin}`)];
  if (listed(headers, 'vary').some((value) => /^(origin|\*)$/i.test(value))) return [];
  const shared = 'A cache may hand what was meant for this origin to the pages of another.';
  return [noted('Vary', cameIn(headers, 'vary'), shared, 'Vary: Origin')];
};

/** The problems in a preflight response. */
export const preflightFindings = (
  { method, headers: asked }: Call,
  origin: string,
  status: number,
  headers: Headers,
): Found[] => {
  if (!isSuccess(status)) {
    const change = '204 to every OPTIONS, without a token';
    return [refused('the status of OPTIONS', status === 0 ? 'nothing' : String(status), unsent, change)];
  }
  const allowedMethods = listed(headers, 'access-control-allow-methods');
  const allowedHeaders = listed(headers, 'access-control-allow-headers').map((name) => name.toLowerCase());
  // The wildcard has never included Authorization.
  const lacking = asked.filter(
    (name) => !allowedHeaders.includes(name) && (name === 'authorization' || !allowedHeaders.includes('*')),
  );
  const may = (name: string, wanted: string) =>
    refused(name, cameIn(headers, name), unsent, `${name}: ${wanted}`);
  return [
    ...originIn(headers, origin, unsent),
    ...(simple.includes(method) || allowedMethods.some((name) => name === method || name === '*')
      ? []
      : [may('Access-Control-Allow-Methods', 'GET, POST, PATCH, DELETE')]),
    ...(lacking.length > 0 ? [may('Access-Control-Allow-Headers', 'Authorization, Content-Type')] : []),
    ...(headers.get('access-control-max-age') === null
      ? [
          noted(
            'Access-Control-Max-Age',
            'nothing',
            'After five seconds a browser asks for leave again before a call, which takes twice as long.',
            'Access-Control-Max-Age: 600',
          ),
        ]
      : []),
  ];
};

/** The problems in an actual response. */
export const answerFindings = (origin: string, headers: Headers): Found[] => {
  const exposed = listed(headers, 'access-control-expose-headers').map((name) => name.toLowerCase());
  const expose = 'Access-Control-Expose-Headers';
  const credentials = 'Access-Control-Allow-Credentials';
  return [
    ...originIn(headers, origin, unreadable),
    ...(exposed.some((name) => name === 'retry-after' || name === '*')
      ? []
      : [
          noted(
            expose,
            cameIn(headers, expose),
            'The application cannot read how long to wait after a 429 or 503, and tries again after a time of its own.',
            `${expose}: Retry-After`,
          ),
        ]),
    ...(headers.get(credentials) === null
      ? []
      : [
          noted(
            credentials,
            cameIn(headers, credentials),
            'The application sends its token in a header and no cookies: nobody needs it.',
            `no ${credentials}`,
          ),
        ]),
  ];
};
