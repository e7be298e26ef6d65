import { type ComponentType, type ReactNode, useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import type { CopyDialogProps } from './copy-dialog';

interface CopyDialogAsked extends Pick<CopyDialogProps, 'target'> {
  /** The record whose parts are to be copied, if the URL names one. */
  copy: number | undefined;
  /** Loads the dialog of the kind of record. */
  load: () => Promise<{ CopyParts: ComponentType<CopyDialogProps> }>;
}

/** The dialog that copies parts into the record on display: a function that opens it, and the dialog to render. */
export const useCopyDialog = ({
  copy,
  target,
  load,
}: CopyDialogAsked): [open: () => void, dialog: ReactNode] => {
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const opened = asked || copy !== undefined;
  const chunk = useChunk(load, opened);
  const open = () => setAsked(true);
  if (!opened || chunk.state === 'loading') return [open, null];
  if (chunk.state === 'failed')
    return [
      open,
      <ChunkLost key="copy" chunk={chunk}>
        {$localize`The dialog could not be loaded.`}
      </ChunkLost>,
    ];
  const { CopyParts } = chunk.module;
  const close = () => {
    setAsked(false);
    if (copy === undefined) return;
    void navigate({ to: '.', search: {}, state: true, replace: true, resetScroll: false });
  };
  return [open, <CopyParts key="copy" target={target} from={copy} onClose={close} />];
};
