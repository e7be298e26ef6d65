import { data } from './packages.yaml';

export interface PackageLine {
  name: string;
  slug: string;
  /** Ids in the seeds of vendors, departure, package and listing types. */
  vendor: number;
  departure_type: number;
  package_type: number;
  listing_type: number;
  /** Slugs of a region and an activity. */
  region: string;
  activity: string;
  price: number;
  days: number;
  altitude: string;
  from: string;
  to: string;
  summary: string;
  highlights: readonly string[];
  /** One image each. */
  images: readonly string[];
}

const lines = data as Record<'approved' | 'pending', PackageLine[]>;

/** Approved treks and tours of vendors. */
export const APPROVED_LINES: readonly PackageLine[] = lines.approved;
/** Those that wait for approval. */
export const PENDING_LINES: readonly PackageLine[] = lines.pending;
export const PACKAGE_LINES: readonly PackageLine[] = [...APPROVED_LINES, ...PENDING_LINES];
