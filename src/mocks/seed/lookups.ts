import * as z from 'zod';
import type { PersonReference, Reference } from '@/generated/model';
import { ListCountriesResponse, ListVendorOptionsResponse } from '@/generated/zod/lookups/lookups';
import type { TableDefinition } from '@/mocks/db/table';

const row: z.ZodType<Reference> = ListCountriesResponse.shape.data.element;

const optionList = (name: string, options: readonly string[]): TableDefinition<Reference> => ({
  name,
  row,
  keep: options.length,
  seed: () => options.map((option) => ({ name: option })),
});

export const departureTypes = optionList('departure-types', [
  'Fixed departure',
  'Any day',
  'On request',
  'Season only (Oct–Nov, Mar–May)',
]);

export const packageTypes = optionList('package-types', [
  'Private',
  'Group',
  'Family',
  'Honeymoon',
  'School and college',
  'तीर्थयात्रा',
]);

export const listingTypes = optionList('listing-types', ['Standard', 'Featured', 'Partner', 'Seasonal']);

export const roomTypes = optionList('room-types', [
  'Single',
  'Twin',
  'Double',
  'Family',
  'Dormitory',
  'Attic',
]);

export const propertyTypes = optionList('property-types', [
  'Village house',
  'Farm',
  'Town house',
  'Newari courtyard house',
  'Tharu long house',
  'Tea garden bungalow',
]);

const VENDORS = [
  'Himalayan Trails Pvt. Ltd.',
  'Annapurna Footsteps',
  'Sherpa Summit Adventures',
  'Karnali River Expeditions',
  'Mustang Caravan Treks',
  'लाङटाङ ट्रेकिङ सेवा',
  'Lakeside Tours Pokhara',
  'Chitwan Jungle Journeys',
  'Kanchenjunga Wild Ways',
  'Lumbini Peace Travels',
  'Rolwaling Rope & Ice',
  'बुद्धभूमि टुर्स',
];

export const vendors: TableDefinition<PersonReference> = {
  name: 'vendors',
  row: ListVendorOptionsResponse.shape.data.element,
  keep: VENDORS.length,
  seed: () => VENDORS.map((full_name) => ({ full_name })),
};
