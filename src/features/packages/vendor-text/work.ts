import { areSavedDays } from '@/features/packages/itinerary/itinerary-draft';
import type { SavedDay } from '@/features/packages/itinerary/plan';
import type { Draft } from '@/lib/storage/draft';
import { isRecord } from '@/lib/values/is-record';
import { type Edited, editedIn } from './edited-text';

/** A vendor's text, and what was read from it. */
export interface Work {
  /** As typed. */
  text: string;
  /** The text that was read, with the corrections; undefined before. */
  read?: { text: string; edited: Edited } | undefined;
  /** The days of the package before an unfinished save of these. */
  before?: readonly SavedDay[] | undefined;
}

export const noWork: Work = { text: '' };

export const isBlankWork = ({ text, read }: Work): boolean => text.trim() === '' && read === undefined;

/** The work in a draft; undefined if there is none. */
export const workIn = ({ values }: Pick<Draft, 'values'>): Work | undefined => {
  const { text, read, before } = values;
  if (typeof text !== 'string') return undefined;
  const edited = isRecord(read) ? editedIn(read.edited) : undefined;
  if (!edited || !isRecord(read) || typeof read.text !== 'string') return { text };
  return { text, read: { text: read.text, edited }, before: areSavedDays(before) ? before : undefined };
};
