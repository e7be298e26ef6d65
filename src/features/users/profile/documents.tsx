import { Stack } from '@mantine/core';
import { ImageField } from '@/components/fields/image-field';
import type { FieldsForm } from '@/components/form-page/resource-form';
import { wanted } from '@/domain/vendors/owed';
import type { ProfileMedium } from '@/generated/model';
import { DocumentViewer } from './document-viewer';
import { media, newMedia, type ProfileValues } from './profile-values';

interface DocumentsProps {
  form: FieldsForm<ProfileValues>;
}

/** The documents of a profile: a stored one can be looked at, a new one takes its place when the profile is saved. */
export const Documents = ({ form }: DocumentsProps) => {
  const { useWatchValue } = form.fields;
  const images = {
    profile: useWatchValue('profile'),
    pan: useWatchValue('pan'),
    vat: useWatchValue('vat'),
    tan: useWatchValue('tan'),
  };
  const sent = newMedia(images);
  /** New images travel in one list, by whose places the server speaks of them. */
  const aliasesOf = (kind: ProfileMedium) =>
    sent.includes(kind) ? [`images.${sent.indexOf(kind)}`, `alt.${sent.indexOf(kind)}`] : [];
  return media.map((kind) => {
    const image = images[kind];
    const label = wanted[kind];
    return (
      <Stack key={kind} gap="xs">
        <ImageField form={form} name={kind} aliases={aliasesOf(kind)} label={label} withAlt={false} />
        {image?.url !== undefined && !image.file && <DocumentViewer label={label} url={image.url} />}
      </Stack>
    );
  });
};
