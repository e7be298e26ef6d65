import type { ReactNode } from 'react';
import { RecordGate } from '@/components/records/record-gate';
import { getGetPackageQueryOptions } from '@/generated/api/packages/packages';

/** Renders a form for a new part of a package, if the package exists. */
export const PackageGate = ({ packageId, children }: { packageId: number; children: ReactNode }) => (
  <RecordGate what={$localize`the package`} record={getGetPackageQueryOptions(packageId)} cached>
    {() => children}
  </RecordGate>
);
