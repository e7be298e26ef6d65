import type { Params } from './config';

/** A request to the API. */
export interface Call {
  /** The path, without the base URL. */
  url: string;
  /** In upper case. */
  method: string;
  params?: Params | undefined;
  data?: unknown;
  headers?: Readonly<Record<string, string>> | undefined;
  signal: AbortSignal;
  /** In milliseconds; by default as its kind of call. */
  timeout?: number;
  onProgress?: ((fraction: number) => void) | undefined;
  /** After a failure it is unknown whether something was changed. */
  write: boolean;
  /** When it was made: whose session there was, if known, as what it waits for may take longer. */
  session?: { owner: string | undefined; isSignedIn: boolean };
  token?: string | undefined;
  ways?: RequestOptions['ways'];
  onTaken?: RequestOptions['onTaken'] | undefined;
}

/** How an update travels whose body is a form in the contract: as JSON, as that form, or as a POST with `_method`. */
export type Way = 'json' | 'form' | 'post';

/** An update that the server took. */
export interface Taken {
  way: Way;
  /** The ways that are left to try, should nothing have been kept. */
  left: readonly Way[];
  call: Pick<Call, 'method' | 'url'>;
}

/** Options of the generated functions besides the request itself. */
export interface RequestOptions {
  /** Cancels the call, which then rejects with an `ApiError` of kind `cancelled`. */
  signal?: AbortSignal;
  /** The only fields of the rows of a list, beside `id`, that are read. */
  only?: readonly string[];
  /** It is read to see what a write did: a query that reads the same next takes this answer. */
  verifies?: true;
  /** Upload progress of the body, from 0 to 1. */
  onUploadProgress?: (fraction: number) => void;
  /** The ways in which to send an update with files, in order; by default those that the server may read. */
  ways?: readonly Way[] | undefined;
  /** Called with the path that the call is about to be sent to, and awaited; never rejects. */
  onSending?: (path: string) => Promise<void>;
  /** Called when the server took such an update. */
  onTaken?: (taken: Taken) => void;
}
