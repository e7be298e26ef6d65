import { useState } from 'react';
import { ActionIcon, Group, Text } from '@mantine/core';
import { useElementSize, useViewportSize } from '@mantine/hooks';
import {
  type Icon,
  IconArrowsMinimize,
  IconRotate2,
  IconRotateClockwise2,
  IconZoomIn,
  IconZoomOut,
  IconZoomReset,
} from '@tabler/icons-react';
import { Dialog } from '@/components/dialogs/dialog';
import { useSingleKeys } from '@/components/keys/single-keys';
import { ExternalLink } from '@/components/links/external-link';
import { formatCount, inDigits } from '@/lib/formats/formats';
import { DocumentPicture } from './document-picture';
import { fitting, nextScale, rotated, type Size } from './zoom';

/** The largest share of the window's height for a document, as in the styles. */
const share = 0.65;

interface DocumentDialogProps {
  opened: boolean;
  label: string;
  address: string;
  onClose: () => void;
}

/** A document in a dialog, fitted at first. Keys: `+` and `-` zoom, `0` fits, `1` is 100 %, `[` and `]` rotate. */
export const DocumentDialog = ({ opened, label, address, onClose }: DocumentDialogProps) => {
  const [size, setSize] = useState<Size>();
  const [broken, setBroken] = useState(false);
  const [zoom, setZoom] = useState<number>();
  const [quarters, setQuarters] = useState(0);
  const { ref, width } = useElementSize();
  const { height } = useViewportSize();
  const withKeys = useSingleKeys();
  const fit = size && width > 0 ? fitting(rotated(size, quarters), { width, height: height * share }) : 1;
  const scale = zoom ?? fit;
  const isFit = scale <= fit;
  const isLargest = nextScale(scale, 'in', fit) === scale;
  const degrees = (((quarters % 4) + 4) % 4) * 90;

  const zoomIn = () => setZoom(nextScale(scale, 'in', fit));
  const zoomOut = () => setZoom(nextScale(scale, 'out', fit));
  const showWhole = () => setZoom(undefined);
  const showActual = () => setZoom(1);
  const turnLeft = () => setQuarters(quarters - 1);
  const turnRight = () => setQuarters(quarters + 1);
  const byKey: Partial<Record<string, () => void>> = {
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '0': showWhole,
    '1': showActual,
    '[': turnLeft,
    ']': turnRight,
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={() => {
        setZoom(undefined);
        setQuarters(0);
      }}
      title={label}
      size="xl"
      onKeyDown={({ key, ctrlKey, metaKey }) => {
        // With Ctrl the browser zooms.
        if (withKeys && !ctrlKey && !metaKey) byKey[key]?.();
      }}
    >
      <Group gap="xs" mb="sm" ref={ref}>
        <Tool
          label={$localize`Zoom out`}
          icon={IconZoomOut}
          shortcut="-"
          disabled={isFit}
          onClick={zoomOut}
        />
        <Tool
          label={$localize`Zoom in`}
          icon={IconZoomIn}
          shortcut="+"
          disabled={isLargest}
          onClick={zoomIn}
        />
        <Tool
          label={$localize`Whole document`}
          icon={IconArrowsMinimize}
          shortcut="0"
          disabled={isFit}
          onClick={showWhole}
        />
        <Tool
          label={$localize`Actual size`}
          icon={IconZoomReset}
          shortcut="1"
          disabled={scale === 1}
          onClick={showActual}
        />
        <Tool label={$localize`Rotate left`} icon={IconRotate2} shortcut="[" onClick={turnLeft} />
        <Tool label={$localize`Rotate right`} icon={IconRotateClockwise2} shortcut="]" onClick={turnRight} />
        <Text size="sm" c="dimmed" role="status">
          {formatCount(Math.round(scale * 100))}%
          {degrees > 0 && $localize`, turned by ${inDigits(degrees)}:degrees:°`}
        </Text>
        <Text size="sm" ms="auto">
          <ExternalLink href={address}>{$localize`Open the file`}</ExternalLink>
        </Text>
      </Group>
      {broken ? (
        <Text size="sm">{$localize`This document cannot be shown here. Open the file to see it.`}</Text>
      ) : (
        <DocumentPicture
          label={label}
          address={address}
          size={size}
          scale={scale}
          quarters={quarters}
          onSize={setSize}
          onBroken={() => setBroken(true)}
        />
      )}
    </Dialog>
  );
};

interface ToolProps {
  label: string;
  icon: Icon;
  /** Its keyboard shortcut. */
  shortcut: string;
  disabled?: boolean;
  onClick: () => void;
}

const Tool = ({ label, icon: ToolIcon, shortcut, disabled = false, onClick }: ToolProps) => {
  const withKeys = useSingleKeys();
  return (
    <ActionIcon
      variant="default"
      size={34}
      aria-label={label}
      data-hint={withKeys ? `${label} (${shortcut})` : label}
      aria-keyshortcuts={withKeys ? shortcut : undefined}
      // A disabled button would lose the focus, and with it the keys.
      data-disabled={disabled || undefined}
      aria-disabled={disabled || undefined}
      onClick={onClick}
    >
      <ToolIcon size={18} aria-hidden />
    </ActionIcon>
  );
};
