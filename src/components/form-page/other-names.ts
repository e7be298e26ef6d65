/**
 * Fields that the API reads under one name and writes under another, or that have several names: a message for any of
 * them belongs to the form's field. A form's own names take precedence, so one list serves all records.
 */
const groups: readonly (readonly string[])[] = [
  ['meta_page_title', 'meta_title', 'meta_tag.title'],
  ['meta_keywords', 'meta_tag.keywords'],
  ['meta_description', 'meta_tag.description'],
  ['description', 'details', 'content'],
  ['default_price', 'min_price'],
  ['is_full_payment', 'full_payment'],
  ['min_payment_percent', 'min_payment'],
  ['star_rating', 'rating'],
  ['template', 'template_type'],
  ['images', 'image', 'gallery', 'alt', 'media'],
  ['region', 'package_region', 'homestay_region', 'hotel_region'],
  ['user', 'owner'],
  ['role', 'roles'],
  ['blog_category', 'category'],
  ['old_password', 'current_password'],
  ['new_password', 'password'],
  ['confirm_password', 'new_password_confirmation', 'password_confirmation'],
];

/** The id of a reference and the URL of an image have the field's name plus a suffix. */
const withoutEnding = (name: string) => name.replace(/_(id|url)$/, '');

/** Other names a server may use for a field: `region_id` is also `region` or `hotel_region`, `photo` is `photo_url`; a user's, in `profile`. */
export const otherNamesOf = (name: string): readonly string[] => {
  const bare = withoutEnding(name);
  const known = groups.find((group) => group.includes(bare)) ?? [bare];
  const others = known
    .flatMap((other) => [other, `${other}_id`, `${other}_url`])
    .filter((other) => other !== name);
  return [...others, `profile.${name}`];
};

/** Normalises names: `metaPageTitle`, `meta-page-title` and `address1` are `meta_page_title` and `address_1`. */
export const foldName = (path: string): string => path.toLowerCase().replaceAll(/[_\s-]/g, '');
