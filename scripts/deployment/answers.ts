import type { IncomingHttpHeaders } from 'node:http';

export interface Answer {
  path: string;
  status: number;
  headers: IncomingHttpHeaders;
  /** The raw body, which may be compressed. */
  body: string;
}

/** A header of an answer, by any case of its name; empty if it did not come. */
export const header = ({ headers }: Answer, name: string): string =>
  String(headers[name.toLowerCase()] ?? '');

/** What came instead of what was expected, as the end of a sentence. */
export const came = (value = '') => (value === '' ? 'none came' : `“${value}” came`);
