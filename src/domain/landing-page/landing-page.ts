import { type MetaTag, metaValues } from '@/lib/text/meta-tag';

/** The fields that regions and activities have for their page on the site. */
interface LandingPage {
  name: string;
  slug?: string | null;
  alt_image?: string | null;
  description?: string | null;
  status: boolean;
  meta_tag?: MetaTag | null;
}

/** The form values of such a record without its images; a new one starts active. */
export const landingPageValues = (record?: LandingPage) => ({
  name: record?.name ?? '',
  slug: record?.slug ?? '',
  alt_image: record?.alt_image ?? '',
  description: record?.description ?? '',
  status: record?.status ?? true,
  ...metaValues(record?.meta_tag),
});

/** These form values. */
export type LandingPageValues = ReturnType<typeof landingPageValues>;
