import { linkOptions } from '@tanstack/react-router';
import type { Reference } from '@/generated/model';
import { numberName } from '@/lib/record-name';
import { RecordLink } from './record-link';

interface ReferenceLinkProps {
  /** The other record, as the one on the screen names it. */
  to: Reference;
}

const nameOf = ({ id, name }: Reference) => name ?? numberName(id);

/** Leads to the package region that a record names. */
export const PackageRegionLink = ({ to }: ReferenceLinkProps) => (
  <RecordLink
    link={linkOptions({
      to: '/package-regions/$packageRegionId/edit',
      params: { packageRegionId: String(to.id) },
    })}
  >
    {nameOf(to)}
  </RecordLink>
);

/** Leads to the package activity that a record names. */
export const PackageActivityLink = ({ to }: ReferenceLinkProps) => (
  <RecordLink
    link={linkOptions({
      to: '/package-activities/$packageActivityId/edit',
      params: { packageActivityId: String(to.id) },
    })}
  >
    {nameOf(to)}
  </RecordLink>
);
