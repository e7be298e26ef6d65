import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { RequestOptions } from '@/api/client/call';
import { ApiError, mayBeSaved } from '@/api/errors/api-error';
import { inSomeWay } from '@/api/writes/in-some-way';
import { useDeleteImage } from '@/components/fields/use-remove-stored';
import { type ResourceForm, useResourceForm } from '@/components/form-page/use-resource-form';
import { type SendOptions, useUploads } from '@/components/inputs/images/use-uploads';
import { packageImages, packageResource } from '@/features/packages/package-values';
import type { Image, Package } from '@/generated/model';
import { UpdatePackageBody } from '@/generated/zod/packages/packages';
import { galleryBody, type GalleryItem } from '@/lib/files/gallery';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { packageArea } from '@/resources/packages';

export interface ImagesValues {
  images: GalleryItem[];
}

const schema = UpdatePackageBody.pick({ gallery: true, alt: true });

const notUploaded = (count: number) =>
  plural(count, {
    one: $localize`One image was not uploaded. Retry or remove it first.`,
    other: $localize`# images were not uploaded. Retry or remove them first.`,
  });

/** The images of a package: each new one is uploaded by its own call, everything else is sent on save. */
export const usePackageImages = (record: Package) => {
  const client = useQueryClient();
  const deleteImage = useDeleteImage();
  /** Files of which it is unknown whether they arrived. */
  const doubtful = useRef(new Set<File>());
  const known = useRef(new Set((record.images ?? []).map(({ id }) => id)));

  const form: ResourceForm<ImagesValues> = useResourceForm({
    noun: $localize`gallery`,
    resource: packageImages,
    record,
    list: '/packages',
    view: packageArea.open,
    name: () => record.name,
    schema,
    beforeSave: async () => {
      await uploads.finished();
      const missing = fields.getValues().images.filter(({ id, file }) => file && id === undefined).length;
      if (missing > 0) throw new ApiError('http', notUploaded(missing));
      return undefined;
    },
  });
  const { fields } = form;
  const put = (images: GalleryItem[]) => {
    fields.setFieldValue('images', images, { forceUpdate: false });
  };

  /** The image is uploaded: in the form it is no longer an edit, except for its alt text and position. */
  const adopt = async (file: File, { id, url, alt }: Image) => {
    const { images } = fields.getValues();
    if (!images.some((item) => item.file === file)) {
      await deleteImage(id);
      return;
    }
    const stored = fields.getInitialValues().images;
    fields.setInitialValues({ images: [...stored, { id, url, file, alt: alt ?? '' }] });
    put(images.map((item) => (item.file === file ? { ...item, id, url } : item)));
  };

  /** The image that the record shows and this screen does not know yet: the response of a save is not specified. */
  const newest = async () => {
    const { images = [] } = await packageResource.read(record.id);
    const added = images.filter(({ id }) => !known.current.has(id));
    for (const { id } of added) known.current.add(id);
    return added.at(-1);
  };

  /** The body for one image, with the text that it has by now, behind those of the stored ones. */
  const bodyFor = async (file: File) => {
    const alt = fields.getValues().images.find((item) => item.file === file)?.alt ?? '';
    if (alt === '') return { images: [file] };
    const { images } = packageResource.toValues(await packageResource.read(record.id));
    return galleryBody([...images, { file, alt }], images);
  };

  const upload = async (file: File, options: RequestOptions) => {
    const body = await bodyFor(file);
    const { image } = await inSomeWay(async (ways) => {
      await packageResource.update(record.id, body, ways);
      const image = await newest();
      return { image, heard: image !== undefined };
    }, options);
    await client.invalidateQueries({ refetchType: 'none' });
    return image;
  };

  const send = async (file: File, { onProgress, signal }: SendOptions) => {
    const arrived = doubtful.current.delete(file) ? await newest() : undefined;
    const image =
      arrived ??
      (await upload(file, { onUploadProgress: onProgress, signal }).catch((error: unknown) => {
        if (mayBeSaved(error)) doubtful.current.add(file);
        throw error;
      }));
    if (!image)
      throw new ApiError(
        'malformed',
        $localize`The image was sent, but the package does not list it. Reload the page and check.`,
      );
    await adopt(file, image);
  };
  const uploads = useUploads({ send });

  /** Uploads added images, and drops removed ones. */
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
    status: sending > 0 ? $localize`${formatCount(sending)}:sending: still to upload.` : '',
  };
};
