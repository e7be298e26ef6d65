import { useGetPackage } from '@/generated/api/packages/packages';

/** The breadcrumb's link to the package of a child screen, once its name is known. */
export const usePackageTrail = (packageId: number) => {
  const name = useGetPackage(packageId).data?.data.name;
  return name === undefined ? undefined : [{ label: name, to: `/packages/${packageId}/view` }];
};

/** The breadcrumb's links to the package and to its departures. */
export const useDeparturesTrail = (packageId: number) => {
  const trail = usePackageTrail(packageId);
  return trail && [...trail, { label: $localize`Departures`, to: `/packages/${packageId}/departures` }];
};
