import { galleryOf } from '@/api/tolerant/gallery';
import { resource } from '@/api/writes/resource';
import { isOfKind } from '@/domain/vendors/owed';
import { getUser, saveUserProfile } from '@/generated/api/users/users';
import { ProfileMedium, type User, type UserProfile, type UserProfileInput } from '@/generated/model';
import { type GalleryItem } from '@/lib/files/gallery';

/** The images of a profile, each identified by its `alt`. */
export const media = Object.values(ProfileMedium);

/** The image of this kind. */
const imageOf = (profile: UserProfile | null | undefined, kind: ProfileMedium): GalleryItem | null =>
  galleryOf(profile, 'media').find((image) => isOfKind(image, kind)) ?? null;

/** The form values of a user's profile. */
export const toProfileValues = (user?: User) => {
  const profile = user?.profile;
  return {
    company_name: profile?.company_name ?? '',
    employees: profile?.employees ?? ('' as number | ''),
    established_at: profile?.established_at ?? '',
    address_1: profile?.address_1 ?? '',
    address_2: profile?.address_2 ?? '',
    phone_1: profile?.phone_1 ?? '',
    phone_2: profile?.phone_2 ?? '',
    citizenship_number: profile?.citizenship_number ?? '',
    pan_number: profile?.pan_number ?? '',
    vat_number: profile?.vat_number ?? '',
    tan_number: profile?.tan_number ?? '',
    profile: imageOf(profile, 'profile'),
    pan: imageOf(profile, 'pan'),
    vat: imageOf(profile, 'vat'),
    tan: imageOf(profile, 'tan'),
  };
};

export type ProfileValues = ReturnType<typeof toProfileValues>;

/** The kinds of the images to send, in order. */
export const newMedia = (values: Pick<ProfileValues, ProfileMedium>): ProfileMedium[] =>
  media.filter((kind) => values[kind]?.file !== undefined);

/** The request body for the form values: only new images, with their kinds. */
export const toProfileBody = ({
  profile,
  pan,
  vat,
  tan,
  employees,
  established_at,
  ...texts
}: ProfileValues): UserProfileInput => {
  const images = { profile, pan, vat, tan };
  const kinds = newMedia(images);
  return {
    ...texts,
    employees: employees === '' ? null : employees,
    established_at: established_at === '' ? null : established_at,
    ...(kinds.length > 0 && { images: kinds.flatMap((kind) => images[kind]?.file ?? []), alt: kinds }),
  };
};

/** The profile of a user: read with the user, saved by its own call. */
export const userProfileResource = resource({
  name: 'user-profiles',
  read: getUser,
  update: saveUserProfile,
  toValues: toProfileValues,
  toBody: toProfileBody,
});
