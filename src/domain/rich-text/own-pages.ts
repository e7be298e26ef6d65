import { type PickerSource, searchedBy, wholeList } from '@/components/pickers/picker-source';
import { getBlog } from '@/generated/api/blogs/blogs';
import { getHomestayRegion } from '@/generated/api/homestay-regions/homestay-regions';
import { getHomestay } from '@/generated/api/homestays/homestays';
import { getHotelRegion } from '@/generated/api/hotel-regions/hotel-regions';
import { getHotel } from '@/generated/api/hotels/hotels';
import { getPackageActivity } from '@/generated/api/package-activities/package-activities';
import { getPackageRegion } from '@/generated/api/package-regions/package-regions';
import { getPackage } from '@/generated/api/packages/packages';
import { getListPageOptionsQueryKey, getPage, listPageOptions } from '@/generated/api/pages/pages';
import { getListSeoPagesQueryKey, getSeoPage, listSeoPages } from '@/generated/api/seo-pages/seo-pages';
import { SeoPageSubject } from '@/generated/model';
import { sitePath } from '@/lib/text/url';
import { allHomestaysPicker, allHotelsPicker, allPackagesPicker, blogPicker } from '@/resources/pickers';
import { subjectKind } from '@/resources/subject-kind';

/** A kind of page of the public site that is edited here. */
interface OwnPageKind {
  label: string;
  source: PickerSource;
  /** Reads one of them. */
  get: (id: number) => Promise<{ data: object }>;
  /** Its path on the site; undefined if it has none. */
  path: (id: number) => Promise<string | undefined>;
}

type Sluggish = (id: number) => Promise<{ data: { slug?: string | null } }>;

/** The path in the previews for search engines: area and slug. */
const slugPath = (area: string, get: Sluggish) => async (id: number) => {
  const { slug } = (await get(id)).data;
  return slug ? sitePath(`/${area}/${slug}`) : undefined;
};

const seoPages = searchedBy('title', getListSeoPagesQueryKey(), listSeoPages, getSeoPage);

const pagePath = async (id: number) => {
  const { uri, slug } = (await getPage(id)).data;
  const own = uri ?? slug ?? '';
  return own === '' ? undefined : sitePath(own.startsWith('/') ? own : `/${own}`);
};

const subjects: Readonly<Record<SeoPageSubject, (id: number) => Promise<string | undefined>>> = {
  [SeoPageSubject.Package_Region]: slugPath('package-regions', getPackageRegion),
  [SeoPageSubject.Hotel_Region]: slugPath('hotel-regions', getHotelRegion),
  [SeoPageSubject.Homestay_Region]: slugPath('homestay-regions', getHomestayRegion),
  [SeoPageSubject.Package]: slugPath('packages', getPackage),
  [SeoPageSubject.Hotel]: slugPath('hotels', getHotel),
  [SeoPageSubject.Homestay]: slugPath('homestays', getHomestay),
  [SeoPageSubject.Package_Activity]: slugPath('package-activities', getPackageActivity),
  [SeoPageSubject.Blog]: slugPath('blogs', getBlog),
};

/** An SEO page has no slug: its path is that of its subject. */
const subjectPath = async (id: number) => {
  const { seopageable_type, seopageable_id, seopageable } = (await getSeoPage(id)).data;
  const subject = seopageable_id ?? seopageable?.id;
  const kind = subjectKind(seopageable_type);
  return subject && kind ? subjects[kind](subject) : undefined;
};

/** The pages that a text can link to, by kind. */
export const ownPages: readonly OwnPageKind[] = [
  {
    label: $localize`Package`,
    source: allPackagesPicker,
    get: getPackage,
    path: slugPath('packages', getPackage),
  },
  {
    label: $localize`Homestay`,
    source: allHomestaysPicker,
    get: getHomestay,
    path: slugPath('homestays', getHomestay),
  },
  { label: $localize`Hotel`, source: allHotelsPicker, get: getHotel, path: slugPath('hotels', getHotel) },
  { label: $localize`Blog`, source: blogPicker, get: getBlog, path: slugPath('blogs', getBlog) },
  {
    label: $localize`Page`,
    source: wholeList(getListPageOptionsQueryKey(), listPageOptions, getPage),
    get: getPage,
    path: pagePath,
  },
  { label: $localize`SEO page`, source: seoPages, get: getSeoPage, path: subjectPath },
];
