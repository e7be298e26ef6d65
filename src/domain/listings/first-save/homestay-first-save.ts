import { homestayListing } from '@/domain/listings/rules/homestay-rules';
import { FirstSaveDialog } from './first-save-dialog';

/** The question before a new homestay is saved, and the rules that it asks by. */
export const firstSave = { rules: homestayListing.rules, Dialog: FirstSaveDialog };
