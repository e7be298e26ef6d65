import type { ProfileValues } from './profile-values';

/** What a vendor hands in before packages can be sold in that name, and what forms call it. */
export const wanted = {
  company_name: 'Company name',
  established_at: 'Established at',
  address_1: 'Address 1',
  phone_1: 'Phone 1',
  citizenship_number: 'Citizenship number',
  pan_number: 'PAN number',
  vat_number: 'VAT number',
  tan_number: 'TAN number',
  profile: 'Profile image',
  pan: 'PAN document',
  vat: 'VAT document',
  tan: 'TAN document',
} satisfies Partial<Record<keyof ProfileValues, string>>;

export type WantedField = keyof typeof wanted;

const isGiven = (value: ProfileValues[WantedField]) =>
  typeof value === 'string' ? value.trim() !== '' : value !== null;

/** The fields that are still empty. */
export const owedOf = (values: ProfileValues): WantedField[] =>
  (Object.keys(wanted) as WantedField[]).filter((field) => !isGiven(values[field]));
