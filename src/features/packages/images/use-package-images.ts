import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/errors';
import { useDeletePicture } from '@/components/fields/use-delete-picture';
import { useResourceForm, type ResourceForm } from '@/components/form-page/use-resource-form';
import { useUploads } from '@/components/inputs/images/use-uploads';
import { getPackage, updatePackage } from '@/generated/api/packages/packages';
import type { GalleryImage, Package, PackageRecord } from '@/generated/model';
import { UpdatePackageBody } from '@/generated/zod/packages/packages';
import { galleryOf, galleryRows, type GalleryItem } from '@/lib/gallery';

export interface ImagesValues {
  images: GalleryItem[];
}

const notUploaded = (count: number) =>
  `${count === 1 ? 'One image was' : `${count} images were`} not uploaded. Retry or remove ${count === 1 ? 'it' : 'them'} first.`;

/** The pictures of a package: each new one is sent by a call of its own, all else by one call when the form is saved. */
export const usePackageImages = (record: Package) => {
  const client = useQueryClient();
  const deletePicture = useDeletePicture();
  const { name, slug } = record;
  const required = { name, slug: slug ?? '' };
  const known = useRef(new Set((record.images ?? []).map(({ id }) => id)));

  const form: ResourceForm<ImagesValues> = useResourceForm({
    noun: 'package images',
    id: record.id,
    list: '/packages',
    name: () => name,
    initialValues: { images: galleryOf(record.images) },
    schema: UpdatePackageBody.pick({ gallery: true }),
    toBody: ({ images }) => ({ gallery: galleryRows(images.filter(({ id }) => id !== undefined)) }),
    save: async (_body, options) => {
      await uploads.finished();
      typed.settle();
      const { images } = fields.getValues();
      const missing = images.filter(({ id }) => id === undefined).length;
      if (missing > 0) throw new ApiError('http', notUploaded(missing));
      return updatePackage(record.id, { ...required, gallery: galleryRows(images) }, options);
    },
  });
  const { fields, typed } = form;
  const put = (images: GalleryItem[]) => {
    fields.setFieldValue('images', images, { forceUpdate: false });
  };

  /** The picture is on the server: what the form holds of it is no edit any more, but for its text and place. */
  const adopt = async (file: File, { id, url }: GalleryImage) => {
    typed.settle();
    const { images } = fields.getValues();
    if (!images.some((item) => item.file === file)) {
      await deletePicture(id);
      return;
    }
    const stored = fields.getInitialValues().images;
    fields.setInitialValues({ images: [...stored, { id, url, file, alt: '' }] });
    put(images.map((item) => (item.file === file ? { ...item, id, url } : item)));
  };

  const uploads = useUploads({
    send: async (file, onUploadProgress) => {
      const body = { ...required, images: [file], alt: [''] };
      // What a save answers is not specified; the record says which picture is new.
      const answer = (await updatePackage(record.id, body, { onUploadProgress })) as
        Partial<PackageRecord> | null | undefined;
      const { images } = answer?.data ?? (await getPackage(record.id)).data;
      const added = (images ?? []).filter(({ id }) => !known.current.has(id));
      for (const { id } of added) known.current.add(id);
      await client.invalidateQueries({ refetchType: 'none' });
      const [image] = added.slice(-1);
      if (image) await adopt(file, image);
    },
  });

  /** Uploads the pictures that came with a change, and forgets those that went with it. */
  const follow = (before: readonly GalleryItem[], after: readonly GalleryItem[]) => {
    const earlier = new Set(before.map(({ file }) => file));
    const kept = new Set(after.map(({ file }) => file));
    uploads.add(after.flatMap(({ file }) => (file && !earlier.has(file) ? [file] : [])));
    for (const file of earlier) if (file && !kept.has(file)) uploads.forget(file);
  };

  const { pending, failed } = uploads;
  const sending = pending - failed;
  return {
    form,
    follow,
    uploadOf: ({ file }: GalleryItem) => file && uploads.uploadOf(file),
    status: sending > 0 ? `${sending} still to upload.` : '',
  };
};
