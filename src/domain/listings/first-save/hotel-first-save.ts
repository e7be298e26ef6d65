import { hotelListing } from '@/domain/listings/rules/hotel-rules';
import { FirstSaveDialog } from './first-save-dialog';

/** The question before a new hotel is saved, and the rules that it asks by. */
export const firstSave = { rules: hotelListing.rules, Dialog: FirstSaveDialog };
