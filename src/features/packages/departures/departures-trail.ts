import { usePackageTrail } from '@/features/packages/package-trail';

/** The breadcrumb's links to the package and to its departures. */
export const useDeparturesTrail = (packageId: number) => {
  const trail = usePackageTrail(packageId);
  return trail && [...trail, { label: 'Departures', to: `/packages/${packageId}/departures` }];
};
