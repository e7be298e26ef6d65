import { Stack } from '@mantine/core';
import { ImageField } from '@/components/fields/image-field';
import type { FieldsForm } from '@/components/form-page/resource-form';
import type { ProfileMedium } from '@/generated/model';
import { DocumentViewer } from './document-viewer';
import { newMedia, type ProfileValues } from './profile-values';

interface DocumentsProps {
  form: FieldsForm<ProfileValues>;
}

const documents = [
  ['profile', 'Profile image'],
  ['pan', 'PAN document'],
  ['vat', 'VAT document'],
  ['tan', 'TAN document'],
] as const satisfies readonly (readonly [ProfileMedium, string])[];

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
  return documents.map(([kind, label]) => {
    const image = images[kind];
    return (
      <Stack key={kind} gap="xs">
        <ImageField form={form} name={kind} aliases={aliasesOf(kind)} label={label} withAlt={false} />
        {image?.url !== undefined && !image.file && <DocumentViewer label={label} url={image.url} />}
      </Stack>
    );
  });
};
