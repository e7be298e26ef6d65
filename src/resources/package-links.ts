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

/** Many departures by a pattern, which is what a package usually gets. */
export const planSeason = ({ id }: Known) =>
  linkOptions({
    to: '/packages/$packageId/departures/create',
    params: { packageId: id },
    search: { mode: 'season' },
  });

export const departuresLink = (packageId: number) =>
  linkOptions({ to: '/packages/$packageId/departures', params: { packageId } });

export const editDay = (packageId: number, itenaryId: number) =>
  linkOptions({ to: '/packages/$packageId/itenaries/$itenaryId/edit', params: { packageId, itenaryId } });

export const addFaq = ({ id }: Known) =>
  linkOptions({ to: '/packages/$packageId/faqs/create', params: { packageId: id } });

export const editFaq = (packageId: number, faqId: number) =>
  linkOptions({ to: '/packages/$packageId/faqs/$faqId/edit', params: { packageId, faqId } });

/** The import of FAQs from a spreadsheet. */
export const importFaqs = ({ id }: Known) =>
  linkOptions({
    to: '/packages/$packageId/faqs/create',
    params: { packageId: id },
    search: { mode: 'import' },
  });

/** The import of itinerary days from a spreadsheet. */
export const importDays = ({ id }: Known) =>
  linkOptions({
    to: '/packages/$packageId/itenaries/create',
    params: { packageId: id },
    search: { mode: 'import' },
  });

/** The itinerary from a vendor's text. */
export const daysFromText = ({ id }: Known) =>
  linkOptions({
    to: '/packages/$packageId/itenaries/create',
    params: { packageId: id },
    search: { mode: 'text' },
  });

/** The form of a new package, prefilled from this one. */
export const copyPackage = ({ id }: Known) => linkOptions({ to: '/packages/create', search: { from: id } });

/** A package, with the dialog that copies parts of the package `copy` into it. */
export const copyParts = ({ id }: Known, copy: number) =>
  linkOptions({ to: '/packages/$packageId/view', params: { packageId: id }, search: { copy } });
