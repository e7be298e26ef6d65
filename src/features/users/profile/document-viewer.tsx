import { useState } from 'react';
import { ActionIcon, Button, Group, Modal, ScrollArea, Text, Tooltip } from '@mantine/core';
import {
  type Icon,
  IconEye,
  IconRotate2,
  IconRotateClockwise2,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { imageAddress } from '@/components/inputs/images/image-address';
import { useSingleKeys } from '@/components/single-keys';
import classes from './document-viewer.module.css';

interface DocumentViewerProps {
  /** What the document is called: "PAN document". */
  label: string;
  /** Where the stored image is. */
  url: string;
}

const zooms = [1, 1.5, 2, 3, 4] as const;
const quarter = 90;

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
      <Viewer opened={opened} label={label} address={address} onClose={() => setOpened(false)} />
    </>
  );
};

interface ViewerProps {
  opened: boolean;
  label: string;
  address: string;
  onClose: () => void;
}

/** The document in a dialog. Keys: `+` and `-` zoom, `[` and `]` turn. */
const Viewer = ({ opened, label, address, onClose }: ViewerProps) => {
  const [step, setStep] = useState(0);
  const [turns, setTurns] = useState(0);
  const withKeys = useSingleKeys();
  const zoom = zooms[step] ?? 1;
  const degrees = (((turns % 4) + 4) % 4) * quarter;
  const last = zooms.length - 1;

  const zoomIn = () => setStep(Math.min(step + 1, last));
  const zoomOut = () => setStep(Math.max(step - 1, 0));
  const turnLeft = () => setTurns(turns - 1);
  const turnRight = () => setTurns(turns + 1);
  const byKey: Partial<Record<string, () => void>> = {
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '[': turnLeft,
    ']': turnRight,
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={() => {
        setStep(0);
        setTurns(0);
      }}
      title={label}
      size="xl"
      closeButtonProps={{ 'aria-label': 'Close' }}
      onKeyDown={({ key, ctrlKey, metaKey }) => {
        // With Ctrl the browser itself zooms.
        if (withKeys && !ctrlKey && !metaKey) byKey[key]?.();
      }}
    >
      <Group gap="xs" mb="sm">
        <Tool label="Zoom out" icon={IconZoomOut} shortcut="-" disabled={step === 0} onClick={zoomOut} />
        <Tool label="Zoom in" icon={IconZoomIn} shortcut="+" disabled={step === last} onClick={zoomIn} />
        <Tool label="Rotate left" icon={IconRotate2} shortcut="[" onClick={turnLeft} />
        <Tool label="Rotate right" icon={IconRotateClockwise2} shortcut="]" onClick={turnRight} />
        <Text size="sm" c="dimmed" role="status">
          {Math.round(zoom * 100)}%{degrees > 0 && `, turned by ${String(degrees)}°`}
        </Text>
      </Group>
      <ScrollArea.Autosize
        mah="65vh"
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': `${label}, enlarged` }}
      >
        <div className={classes.square} style={{ inlineSize: `${String(zoom * 100)}%` }}>
          <img src={address} alt={label} className={classes.image} data-degrees={degrees} />
        </div>
      </ScrollArea.Autosize>
    </Modal>
  );
};

interface ToolProps {
  label: string;
  icon: Icon;
  /** The key that does the same. */
  shortcut: string;
  disabled?: boolean;
  onClick: () => void;
}

const Tool = ({ label, icon: ToolIcon, shortcut, disabled = false, onClick }: ToolProps) => {
  const withKeys = useSingleKeys();
  return (
    <Tooltip label={withKeys ? `${label} (${shortcut})` : label} openDelay={400}>
      <ActionIcon
        variant="default"
        size={34}
        aria-label={label}
        aria-keyshortcuts={withKeys ? shortcut : undefined}
        // A button that is disabled would lose the focus, and the keys with it.
        data-disabled={disabled || undefined}
        aria-disabled={disabled || undefined}
        onClick={onClick}
      >
        <ToolIcon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
};
