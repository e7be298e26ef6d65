import { useState } from 'react';
import { Button, Stack } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { ImageField } from '@/components/fields/image-field';
import type { FieldsForm } from '@/components/form-page/resource-form';
import { imageAddress } from '@/components/inputs/images/image-address';
import { wanted } from '@/domain/vendors/owed';
import type { ProfileMedium } from '@/generated/model';
import { DocumentDialog } from './document-dialog';
import { media, newMedia, type ProfileValues } from './profile-values';

interface DocumentViewerProps {
  /** The name of the document: "PAN document". */
  label: string;
  /** The URL of the stored image. */
  url: string;
}

/** A button that opens a stored document, to zoom and rotate it. */
const DocumentViewer = ({ label, url }: DocumentViewerProps) => {
  const [opened, setOpened] = useState(false);
  const address = imageAddress(url);
  if (address === undefined) return null;
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconEye size={14} />}
        aria-label={$localize`View ${label}:label:`}
        style={{ alignSelf: 'start' }}
        onClick={() => setOpened(true)}
      >
        {$localize`View`}
      </Button>
      <DocumentDialog opened={opened} label={label} address={address} onClose={() => setOpened(false)} />
    </>
  );
};

/** The documents of a profile: a stored one can be viewed, a new one replaces it on save. */
export const Documents = ({ form }: { form: FieldsForm<ProfileValues> }) => {
  const { useWatchValue } = form.fields;
  const images = {
    profile: useWatchValue('profile'),
    pan: useWatchValue('pan'),
    vat: useWatchValue('vat'),
    tan: useWatchValue('tan'),
  };
  const sent = newMedia(images);
  /** New images are sent in one list, and the server refers to them by index. */
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
