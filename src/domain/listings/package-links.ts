import { linkOptions } from '@tanstack/react-router';
import type { Package } from '@/generated/model';

const paramsOf = ({ id }: Package) => ({ packageId: id });

/** Where a package is changed, and what belongs to it. */
export const editPackage = (record: Package) =>
  linkOptions({ to: '/packages/$packageId/edit', params: paramsOf(record) });

export const editImages = (record: Package) =>
  linkOptions({ to: '/packages/$packageId/edit-image', params: paramsOf(record) });

export const addDepartures = (record: Package) =>
  linkOptions({ to: '/packages/$packageId/departures/create', params: paramsOf(record) });

export const addFaq = (record: Package) =>
  linkOptions({ to: '/packages/$packageId/faqs/create', params: paramsOf(record) });
