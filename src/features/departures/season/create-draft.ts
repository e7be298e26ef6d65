import { departureBody, newOffer, type Offer } from '@/domain/departures/departures';
import { sameValues } from '@/lib/values/same-values';

/** The input before departures are created. */
export interface CreateDraft {
  offer: Offer;
  /** 0 for Sunday, as strings for checkboxes. */
  weekdays: string[];
  /** Skips weeks that already have a departure. */
  onlyEmpty: boolean;
}

export const emptyDraft: CreateDraft = { offer: newOffer, weekdays: ['6'], onlyEmpty: true };

const entries = ({ offer, ...rest }: CreateDraft) => ({ ...rest, offer: departureBody('', offer) });

/** Whether discarding the draft would lose input. */
export const isFilledIn = (draft: CreateDraft): boolean => !sameValues(entries(draft), entries(emptyDraft));
