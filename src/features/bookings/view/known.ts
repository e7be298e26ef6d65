import type { Fact } from '@/components/detail-page/facts';

/** The facts that have a value: an API may leave out any field of a booking, and then there is less to read. */
export const known = (facts: readonly Fact[]): Fact[] =>
  facts.filter(([, value]) => value !== undefined && value !== null && value !== '' && value !== false);
