import { packageListing } from '@/domain/listings/rules/package-rules';
import { useGaps } from '@/domain/listings/use-gaps';
import { useDeparturesAhead } from '@/features/packages/departures/use-departures-ahead';
import type { Package } from '@/generated/model';

/** What a package lacks; while its departures are not known, nothing is said about them, nor of images that are not shown. */
export const usePackageGaps = (record: Package, { shown }: { shown: boolean }) => {
  const { data: ahead } = useDeparturesAhead(record.id);
  return useGaps(packageListing, record, { known: { ahead: ahead?.length }, shown });
};
