/** What the server answered, whatever its status. */
export interface Answer {
  status: number;
  /** The JSON of the body; its text if that is none. */
  data: unknown;
  /** The body is neither empty nor JSON. */
  unreadable: boolean;
  /** It came from another path than the call's, after a redirect. */
  elsewhere?: boolean;
  /** By name, in lower case. */
  headers: Readonly<Record<string, unknown>>;
}

/** No answer came: the server was too slow, or could not be reached. */
export class NoAnswerError extends Error {
  readonly isLate: boolean;
  /** How much of the body was sent before, from 0 to 1. */
  readonly sent: number;

  constructor(isLate: boolean, sent = 1) {
    super();
    this.isLate = isLate;
    this.sent = sent;
  }
}

/** Reads the text of a body as JSON. */
export const answerOf = (status: number, text: string, headers: Answer['headers']): Answer => {
  try {
    const data: unknown = text === '' ? text : JSON.parse(text);
    return { status, data, unreadable: false, headers };
  } catch {
    return { status, data: text, unreadable: true, headers };
  }
};
