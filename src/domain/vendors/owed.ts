import { ProfileMedium, type UserProfile } from '@/generated/model';

/** The documents that a vendor must submit before selling packages, with their labels. */
export const wanted = {
  company_name: $localize`Company name`,
  established_at: $localize`Established at`,
  address_1: $localize`Address 1`,
  phone_1: $localize`Phone 1`,
  citizenship_number: $localize`Citizenship number`,
  pan_number: $localize`PAN number`,
  vat_number: $localize`VAT number`,
  tan_number: $localize`TAN number`,
  profile: $localize`Profile image`,
  pan: $localize`PAN document`,
  vat: $localize`VAT document`,
  tan: $localize`TAN document`,
} as const;

export type WantedField = keyof typeof wanted;

const isImage = (field: WantedField): field is ProfileMedium => Object.hasOwn(ProfileMedium, field);

/** Whether an image of a profile is of this kind, by its alt text. */
export const isOfKind = ({ alt }: { alt?: string | null | undefined }, kind: ProfileMedium): boolean =>
  alt?.trim().toLowerCase() === kind;

const isGiven = (profile: UserProfile, field: WantedField): boolean =>
  isImage(field)
    ? (profile.media ?? []).some((image) => isOfKind(image, field))
    : (profile[field] ?? '').trim() !== '';

/** The documents missing in a profile; all without a profile. */
export const owedOf = (profile: UserProfile | null | undefined): WantedField[] =>
  (Object.keys(wanted) as WantedField[]).filter((field) => !profile || !isGiven(profile, field));
