import { HttpResponse } from 'msw';

interface Fault {
  count: number;
  status: number;
  path: string;
}

/** Failures that a test or story has set for the next requests. */
export interface Faults {
  /** The next `count` requests whose path contains `path` fail with `status`; 0 cuts the connection. */
  failNext: (fault: { count?: number; status?: number; path?: string }) => void;
  take: (path: string) => Response | undefined;
  clear: () => void;
}

export const createFaults = (): Faults => {
  let ordered: Fault[] = [];
  return {
    failNext: ({ count = 1, status = 500, path = '' }) => {
      ordered.push({ count, status, path });
    },
    take: (path) => {
      const fault = ordered.find((candidate) => path.includes(candidate.path));
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
