/** An error that no user can fix; whether it is reported is decided elsewhere. */
export interface Fault {
  kind: 'crash' | 'chunk' | 'write' | 'uncaught' | 'json' | 'multipart' | 'policy';
  error: unknown;
  /** The API call, if it was a write; always with `json` and `multipart`, ways of sending that the server does not read. */
  call?: { method: string; url: string };
}

const most = 10;
const waiting: Fault[] = [];
let listener = (fault: Fault): void => {
  if (waiting.length < most) waiting.push(fault);
};

/** Passes a fault to the reporter; the first few are buffered until one is registered. */
export const noteFault = (fault: Fault): void => listener(fault);

/** Registers the reporter, and passes it the buffered faults. */
export const onFault = (report: (fault: Fault) => void): void => {
  listener = report;
  waiting.splice(0).forEach(report);
};
