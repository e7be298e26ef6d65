import { earlyConnection, securityHeaders, strictTransport } from '../servers/headers.ts';
import { type Answer, came, header } from './answers.ts';

const YEAR = 31_536_000;

/** The parts of a header that has them between commas or semicolons, in lower case: `max-age` with its value. */
const partsOf = (value: string): Map<string, string> =>
  new Map(
    value
      .toLowerCase()
      .split(/[,;]/)
      .map((part) => part.trim().split('=') as [string, string?])
      .map(([name, given = '']) => [name.trim(), given.trim().replaceAll('"', '')]),
  );

/** Seconds of a part; NaN where it is not there or no number. */
const seconds = (parts: Map<string, string>, name: string) => Number.parseInt(parts.get(name) ?? '', 10);

const asksEachTime = (value: string) => {
  const parts = partsOf(value);
  if (parts.has('no-store') || parts.has('no-cache')) return true;
  const kept = parts.has('s-maxage') ? seconds(parts, 's-maxage') : 0;
  return parts.has('must-revalidate') && seconds(parts, 'max-age') === 0 && kept === 0;
};

const keepsForGood = (value: string) => {
  const parts = partsOf(value);
  const refused = ['no-cache', 'no-store'].some((name) => parts.has(name));
  return !refused && parts.has('immutable') && seconds(parts, 'max-age') >= YEAR;
};

/** Whether a header's value does what the shipped one does. Every part counts, as one more may undo the others. */
const fits: Record<string, (value: string) => boolean> = {
  'X-Content-Type-Options': (value) => value.toLowerCase() === 'nosniff',
  // Of a list, a browser takes the last that it knows.
  'Referrer-Policy': (value) =>
    ['no-referrer', 'strict-origin'].includes(value.split(',').at(-1)?.trim().toLowerCase() ?? ''),
  'Cross-Origin-Opener-Policy': (value) => /^same-origin\s*(;|$)/i.test(value),
  'Permissions-Policy': (value) => {
    const given = partsOf(value);
    const wanted = partsOf(securityHeaders('')['Permissions-Policy'] ?? '');
    return [...wanted.keys()].every((name) => given.get(name) === '()');
  },
  'Strict-Transport-Security': (value) => {
    const parts = partsOf(value);
    return seconds(parts, 'max-age') >= YEAR && parts.has('includesubdomains');
  },
};

const expected = (answer: Answer, name: string, wanted: string, isMet: boolean, why = ''): string[] =>
  isMet
    ? []
    : [`${answer.path}: ${name} should be “${wanted}”, ${came(header(answer, name))}. ${why}`.trim()];

/** What the headers of a page lack that protect whoever sees it, apart from its policy. */
export const protectionFindings = (page: Answer, isSecure: boolean, api: string | undefined): string[] => {
  const { 'Content-Security-Policy': _policy, ...shipped } = securityHeaders('');
  const wanted = { ...shipped, ...(isSecure && { 'Strict-Transport-Security': strictTransport }) };
  const link = api === undefined ? undefined : earlyConnection(api);
  return [
    ...Object.entries(wanted).flatMap(([name, value]) =>
      expected(page, name, value, fits[name]?.(header(page, name)) ?? false),
    ),
    ...(link === undefined
      ? []
      : expected(
          page,
          'Link',
          link,
          header(page, 'Link').replaceAll(' ', '').includes(link.replaceAll(' ', '')),
          'Else the first call waits for a connection.',
        )),
  ];
};

/** What is wrong with how long a browser keeps an answer: for good, or only after it has asked again. */
export const keepingFindings = (answer: Answer, forGood: boolean, wanted: string): string[] => {
  const value = header(answer, 'Cache-Control');
  return forGood
    ? expected(
        answer,
        'Cache-Control',
        wanted,
        keepsForGood(value),
        'Else a browser asks for every file again.',
      )
    : expected(
        answer,
        'Cache-Control',
        wanted,
        asksEachTime(value),
        'Else a browser goes on with an old version.',
      );
};
