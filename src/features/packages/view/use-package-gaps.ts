import { packageGaps } from '@/domain/listings/rules/package-rules';
import { useDeparturesAhead } from '@/features/packages/departures/use-departures-ahead';
import type { Package } from '@/generated/model';

/** What a package lacks; while its departures are not known, nothing is said about them. */
export const usePackageGaps = (record: Package) => {
  const { data: ahead } = useDeparturesAhead(record.id);
  return packageGaps({ ...record, ahead: ahead?.length });
};
