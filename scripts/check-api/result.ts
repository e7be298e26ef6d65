import type { Difference } from '@/api/differences';
import type { Cors } from './cors';
import type { Mishap } from './mishaps';
import type { Probe } from './probes';
import type { Method } from './reads';
import type { Answered } from './verdicts';

/** A difference, and the component of the contract in which it would be mended. */
export interface PlacedDifference extends Difference {
  owner: string | undefined;
}

export interface Checked {
  operationId: string;
  method: Method;
  path: string;
  answers: number;
  differences: PlacedDifference[];
  /** Parameters that are not heeded. */
  unheeded: Probe[];
  /** What was not kept, or refused, of what was written. */
  mishaps: Mishap[];
  /** Optional fields that never came. */
  neverSeen: string[];
  unreached: string | undefined;
}

export interface Result {
  operations: Checked[];
  assumptions: Answered[];
  /** Whether pages of the application's origin may call, where one was named. */
  cors: Cors | undefined;
  /** Records of its own that a check that writes could not delete; none where it only reads. */
  left: string[] | undefined;
  /** Whether the application would lose or hide something. */
  hides: boolean;
  /** Why the check ended before its end. */
  stopped: string | undefined;
}
