/** What permissions are about, as the contract calls it. */
const subjects: Readonly<Record<string, string>> = {
  packages: $localize`packages`,
  itineraries: $localize`itineraries`,
  departures: $localize`departures`,
  FAQs: $localize`FAQs`,
  'package regions': $localize`package regions`,
  'package activities': $localize`package activities`,
  homestays: $localize`homestays`,
  'homestay rooms': $localize`homestay rooms`,
  'homestay regions': $localize`homestay regions`,
  hotels: $localize`hotels`,
  'hotel rooms': $localize`hotel rooms`,
  'hotel regions': $localize`hotel regions`,
  amenities: $localize`amenities`,
  features: $localize`features`,
  bookings: $localize`bookings`,
  banners: $localize`banners`,
  notices: $localize`notices`,
  blogs: $localize`blogs`,
  'blog categories': $localize`blog categories`,
  pages: $localize`pages`,
  'SEO pages': $localize`SEO pages`,
  'top deals': $localize`top deals`,
  users: $localize`users`,
  vendors: $localize`vendors`,
  roles: $localize`roles`,
  settings: $localize`settings`,
  files: $localize`files`,
  'back office': $localize`back office`,
  other: $localize`:permissions about nothing else|:other`,
};

const actions: Readonly<Record<string, string>> = {
  view: $localize`:what a permission allows|:view`,
  list: $localize`:what a permission allows|:list`,
  create: $localize`:what a permission allows|:create`,
  update: $localize`:what a permission allows|:update`,
  edit: $localize`:what a permission allows|:edit`,
  delete: $localize`:what a permission allows|:delete`,
  approve: $localize`:what a permission allows|:approve`,
  cancel: $localize`:what a permission allows|:cancel`,
  publish: $localize`:what a permission allows|:publish`,
  restore: $localize`:what a permission allows|:restore`,
  export: $localize`:what a permission allows|:export`,
  import: $localize`:what a permission allows|:import`,
  manage: $localize`:what a permission allows|:manage`,
  access: $localize`:what a permission allows|:access`,
};

const nameIn = (known: Readonly<Record<string, string>>, words: string) =>
  Object.hasOwn(known, words) ? (known[words] ?? words) : words;

/** What a permission is about, in the page’s language: "package regions". A subject that is not known stays as it is. */
export const subjectName = (words: string): string => nameIn(subjects, words);

/** What a permission allows, in the page’s language: "create". An action that is not known stays as it is. */
export const actionName = (words: string): string => nameIn(actions, words);
