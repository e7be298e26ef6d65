import { useMemo } from 'react';
import { linkOptions } from '@tanstack/react-router';
import { useGetPackage } from '@/generated/api/packages/packages';

/** The screen on which a package's days, departures and questions are listed. */
export const packageHome = (packageId: number) =>
  linkOptions({ to: '/packages/$packageId/view', params: { packageId: packageId } });

/** The breadcrumb's link to the package that a child screen belongs to, once its name is known. */
export const usePackageTrail = (packageId: number) => {
  const name = useGetPackage(packageId).data?.data.name;
  return useMemo(
    () => (name === undefined ? undefined : [{ label: name, to: `/packages/${String(packageId)}/view` }]),
    [name, packageId],
  );
};
