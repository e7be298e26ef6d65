import { useMemo } from 'react';
import { usePackageTrail } from '@/features/packages/package-trail';

/** The breadcrumb's links to the package and to its departures. */
export const useDeparturesTrail = (packageId: number) => {
  const trail = usePackageTrail(packageId);
  return useMemo(
    () => trail && [...trail, { label: 'Departures', to: `/packages/${packageId}/departures` }],
    [trail, packageId],
  );
};
