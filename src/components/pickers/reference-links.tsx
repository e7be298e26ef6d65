import { Group } from '@mantine/core';
import { linkOptions } from '@tanstack/react-router';
import { RecordLink } from '@/components/record-link';
import type { AmenityReference, FeatureReference, Reference } from '@/generated/model';
import { PickedName } from './picked-name';
import classes from './pickers.module.css';
import {
  amenities,
  blogCategories,
  features,
  homestayRegions,
  hotelRegions,
  packageActivities,
  packageRegions,
  roles,
} from './sources';

interface ReferenceLinkProps {
  /** The other record, as the one on the screen names it. */
  to: Reference;
}

/** Leads to the package region that a record names. */
export const PackageRegionLink = ({ to }: ReferenceLinkProps) => (
  <RecordLink
    link={linkOptions({
      to: '/package-regions/$packageRegionId/edit',
      params: { packageRegionId: to.id },
    })}
  >
    <PickedName source={packageRegions} to={to} />
  </RecordLink>
);

/** Leads to the package activity that a record names. */
export const PackageActivityLink = ({ to }: ReferenceLinkProps) => (
  <RecordLink
    link={linkOptions({
      to: '/package-activities/$packageActivityId/edit',
      params: { packageActivityId: to.id },
    })}
  >
    <PickedName source={packageActivities} to={to} />
  </RecordLink>
);

/** Leads to the homestay region that a record names. */
export const HomestayRegionLink = ({ to }: ReferenceLinkProps) => (
  <RecordLink
    link={linkOptions({
      to: '/homestay-regions/$homestayRegionId/edit',
      params: { homestayRegionId: to.id },
    })}
  >
    <PickedName source={homestayRegions} to={to} />
  </RecordLink>
);

/** Leads to the hotel region that a record names. */
export const HotelRegionLink = ({ to }: ReferenceLinkProps) => (
  <RecordLink
    link={linkOptions({ to: '/hotel-regions/$hotelRegionId/edit', params: { hotelRegionId: to.id } })}
  >
    <PickedName source={hotelRegions} to={to} />
  </RecordLink>
);

/** Leads to the features that a record offers. */
export const FeatureLinks = ({ to }: { to: readonly FeatureReference[] }) => (
  <Group gap={6} className={classes.chips}>
    {to.map((feature) => (
      <RecordLink
        key={feature.id}
        link={linkOptions({ to: '/features/$featureId/edit', params: { featureId: feature.id } })}
      >
        <PickedName source={features} to={feature} />
      </RecordLink>
    ))}
  </Group>
);

/** Leads to the amenities that a record has. */
export const AmenityLinks = ({ to }: { to: readonly AmenityReference[] }) => (
  <Group gap={6} className={classes.chips}>
    {to.map((amenity) => (
      <RecordLink
        key={amenity.id}
        link={linkOptions({ to: '/amenities/$amenityId/edit', params: { amenityId: amenity.id } })}
      >
        <PickedName source={amenities} to={amenity} />
      </RecordLink>
    ))}
  </Group>
);

/** Leads to the category that a blog names. */
export const BlogCategoryLink = ({ to }: ReferenceLinkProps) => (
  <RecordLink link={linkOptions({ to: '/categories/$categoryId/edit', params: { categoryId: to.id } })}>
    <PickedName source={blogCategories} to={to} />
  </RecordLink>
);

/** Leads to the role that a user has. */
export const RoleLink = ({ to }: ReferenceLinkProps) => (
  <RecordLink link={linkOptions({ to: '/roles/$roleId/edit', params: { roleId: to.id } })}>
    <PickedName source={roles} to={to} />
  </RecordLink>
);
