import { packageListing } from '@/domain/listings/rules/package-rules';
import { FirstSaveDialog } from './first-save-dialog';

/** The question before a new package is saved, and the rules that it asks by. */
export const firstSave = { rules: packageListing.rules, Dialog: FirstSaveDialog };
