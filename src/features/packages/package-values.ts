import { galleryOf } from '@/api/tolerant/gallery';
import { type FormResource, resource } from '@/api/writes/resource';
import type { Package, PackageInput } from '@/generated/model';
import { packageContract, packageFields } from '@/generated/resources/packages';
import { galleryBody, type GalleryItem } from '@/lib/files/gallery';
import { plainBody, plainValues } from '@/lib/records/fields';
import { metaValues } from '@/lib/text/meta-tag';

const imagesOf = (record?: Package) => galleryOf(record, 'images');

export const packageResource = resource({
  ...packageContract,
  /** The form values of a record; related records are ids. */
  toValues: (record?: Package) => ({
    ...plainValues(packageFields, record),
    images: imagesOf(record),
    ...metaValues(record?.meta_tag),
    status: record?.status ?? true,
  }),
  toBody: ({ images, ...values }, stored): PackageInput => ({
    ...plainBody(packageFields, values),
    ...galleryBody(images, stored.images),
  }),
});

export type PackageValues = ReturnType<typeof packageResource.toValues>;

/** The form values of a copy, without what is unique to a package or sells it at once. */
export const toCopyValues = (record: Package): PackageValues => ({
  ...packageResource.toValues(record),
  slug: '',
  images: [],
  status: false,
  is_sponsored: false,
  position: '',
});

/** A package's images, as edited on their own screen. */
export const packageImages: Required<
  Pick<FormResource<Package, { images: GalleryItem[] }>, 'toValues' | 'read' | 'bodyOf' | 'saveChanges'>
> = {
  toValues: (record) => ({ images: imagesOf(record) }),
  read: packageResource.read,
  bodyOf: (values, stored) => galleryBody(values.images, stored.images),
  saveChanges: (id, { images }, stored, options) => {
    const fields = galleryBody(images, stored.images);
    return Object.keys(fields).length > 0 ? packageResource.update(id, fields, options) : undefined;
  },
};
