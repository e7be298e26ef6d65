import type { NameQuestion } from '@/domain/bookings/name-questions';
import type { Cors } from './cors';
import type { Difference } from './differences';
import type { Mishap } from './mishaps';
import type { Probe } from './probes';
import type { Method } from './reads';
import type { Answered } from './verdicts';

/** A difference, and where the contract describes it. */
export interface PlacedDifference extends Difference {
  /** The component; undefined if none has a name. */
  owner: string | undefined;
  /** The field within it. */
  field: string;
}

export interface Checked {
  operationId: string;
  method: Method;
  path: string;
  answers: number;
  differences: PlacedDifference[];
  /** Parameters that the API ignores. */
  unheeded: Probe[];
  /** Written values that were not kept or were refused. */
  mishaps: Mishap[];
  /** Optional fields that never occurred. */
  neverSeen: string[];
  unreached: string | undefined;
}

export interface Result {
  operations: Checked[];
  assumptions: Answered[];
  /** The CORS result, if an origin was given. */
  cors: Cors | undefined;
  /** The paths whose answers came without `Cache-Control: no-store`. */
  storable: string[];
  /** Fields of bookings that may have another name on this server. */
  names: NameQuestion[];
  /** Records that a writing check could not delete; undefined if it only reads. */
  left: string[] | undefined;
  /** Whether the application would lose or hide data. */
  hides: boolean;
  /** Why the check stopped early. */
  stopped: string | undefined;
}
