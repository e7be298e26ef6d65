import type { Banner, BannerInput } from '@/generated/model';
import { galleryOf } from '@/lib/gallery';

/** What the form holds for a banner: its region by id, and the first of its images. */
export const toBannerValues = (banner?: Banner) => ({
  package_region_id: banner?.region?.id ?? null,
  title: banner?.title ?? '',
  status: banner?.status ?? true,
  image: galleryOf(banner?.images)[0] ?? null,
});

/** What is sent for the form's values; a stored picture is not sent again, but its alternative text is. */
export const toBannerBody = ({ image, ...values }: ReturnType<typeof toBannerValues>): BannerInput => ({
  ...values,
  ...(image && { alt: image.alt }),
  ...(image?.file && { image: image.file }),
});
