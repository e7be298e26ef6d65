import { HttpResponse } from 'msw';

interface Fault {
  count: number;
  status: number;
  path: string;
  method: string;
}

/** Failures that a test or story has set for the next requests. */
export interface Faults {
  /** The next `count` requests whose path contains `path`, of any or one method, fail with `status`; 0 cuts the connection. */
  failNext: (fault: Partial<Fault>) => void;
  take: (path: string, method: string) => Response | undefined;
  clear: () => void;
}

export const createFaults = (): Faults => {
  let ordered: Fault[] = [];
  return {
    failNext: ({ count = 1, status = 500, path = '', method = '' }) => {
      ordered.push({ count, status, path, method });
    },
    take: (path, method) => {
      const fault = ordered.find((one) => path.includes(one.path) && ['', method].includes(one.method));
      if (!fault) return undefined;
      fault.count -= 1;
      ordered = ordered.filter(({ count }) => count > 0);
      if (fault.status === 0) return HttpResponse.error();
      return HttpResponse.json({ message: 'The server failed, as ordered.' }, { status: fault.status });
    },
    clear: () => {
      ordered = [];
    },
  };
};
