import type { Words } from '@/lib/languages/words';
import type { PermitSource } from './permit-sources';

/** What sources say of one thing; several texts are sources that differ. */
export type Claims = readonly (readonly [says: Words, by: readonly PermitSource[]])[];

export interface GivenPermit {
  name: Words;
  /** What it costs a traveller from abroad. */
  fee: Claims;
  /** Who must come along. */
  company?: Claims;
  /** What a text about it has, in lower case. */
  words: readonly string[];
}
