import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { imageAddress } from '@/components/inputs/images/image-address';
import { DocumentDialog } from './document-dialog';

interface DocumentViewerProps {
  /** What the document is called: "PAN document". */
  label: string;
  /** Where the stored image is. */
  url: string;
}

/** A button that opens a stored document large, to be zoomed and turned. */
export const DocumentViewer = ({ label, url }: DocumentViewerProps) => {
  const [opened, setOpened] = useState(false);
  const address = imageAddress(url);
  if (address === undefined) return null;
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconEye size={14} />}
        aria-label={`View ${label}`}
        style={{ alignSelf: 'start' }}
        onClick={() => setOpened(true)}
      >
        View
      </Button>
      <DocumentDialog opened={opened} label={label} address={address} onClose={() => setOpened(false)} />
    </>
  );
};
