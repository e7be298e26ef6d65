import { departureBody, newOffer, type Offer } from '@/domain/departures/departures';
import { sameValues } from '@/lib/same-values';

/** What is filled in before departures are created. */
export interface CreateDraft {
  offer: Offer;
  /** 0 for Sunday, as texts, the way checkboxes have them. */
  weekdays: string[];
  /** Leaves out weeks that have a departure already. */
  onlyEmpty: boolean;
}

export const emptyDraft: CreateDraft = { offer: newOffer, weekdays: ['6'], onlyEmpty: true };

const entries = ({ offer, ...rest }: CreateDraft) => ({ ...rest, offer: departureBody('', offer) });

/** Whether something would be lost with the draft. */
export const isFilledIn = (draft: CreateDraft): boolean => !sameValues(entries(draft), entries(emptyDraft));
