/** What went wrong that nobody who uses the application can mend; whether it is reported is decided elsewhere. */
export interface Fault {
  kind: 'crash' | 'chunk' | 'write' | 'uncaught';
  error: unknown;
  /** The call of a write. */
  call?: { method: string; url: string };
}

const most = 10;
const waiting: Fault[] = [];
let listener = (fault: Fault): void => {
  if (waiting.length < most) waiting.push(fault);
};

/** Passes a fault on to whoever reports them; until somebody does, the first few are kept. */
export const noteFault = (fault: Fault): void => listener(fault);

/** Hands over the faults so far and all that follow. */
export const onFault = (report: (fault: Fault) => void): void => {
  listener = report;
  waiting.splice(0).forEach(report);
};
