import { linkOptions } from '@tanstack/react-router';
import type { Package } from '@/generated/model';

type Known = Pick<Package, 'id'>;

/** Links to a package's forms and its parts. */
export const editPackage = ({ id }: Known) =>
  linkOptions({ to: '/packages/$packageId/edit', params: { packageId: id } });

export const editImages = ({ id }: Known) =>
  linkOptions({ to: '/packages/$packageId/edit-image', params: { packageId: id } });

export const addDepartures = ({ id }: Known) =>
  linkOptions({ to: '/packages/$packageId/departures/create', params: { packageId: id } });

export const addFaq = ({ id }: Known) =>
  linkOptions({ to: '/packages/$packageId/faqs/create', params: { packageId: id } });

/** The form of a new package, prefilled from this one. */
export const copyPackage = ({ id }: Known) => linkOptions({ to: '/packages/create', search: { from: id } });
