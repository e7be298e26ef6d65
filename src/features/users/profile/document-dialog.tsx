import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { ActionIcon, Box, Group, Text } from '@mantine/core';
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
import classes from './document-picture.module.css';
import { fitting, nextScale, rotated, type Size } from './zoom';

interface DocumentPictureProps {
  label: string;
  address: string;
  /** The picture's own size, once known. */
  size: Size | undefined;
  scale: number;
  /** The clockwise rotation in quarter turns. */
  quarters: number;
  onSize: (size: Size) => void;
  onBroken: () => void;
}

const pixels = ({ width, height }: Size, scale: number) => ({ width: width * scale, height: height * scale });

/** The centre of the visible part, as a fraction of the whole. */
const middleOf = (frame: HTMLElement) => ({
  x: (frame.scrollLeft + frame.clientWidth / 2) / frame.scrollWidth,
  y: (frame.scrollTop + frame.clientHeight / 2) / frame.scrollHeight,
});

/** A picture in a frame no higher than it, which scrolls what does not fit; the centre stays when zooming. */
const DocumentPicture = (props: DocumentPictureProps): ReactNode => {
  const { label, address, size, scale, quarters, onSize, onBroken } = props;
  const frame = useRef<HTMLDivElement>(null);
  const middle = useRef({ x: 0.5, y: 0.5 });

  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    const { x, y } = middle.current;
    current.scrollLeft = x * current.scrollWidth - current.clientWidth / 2;
    current.scrollTop = y * current.scrollHeight - current.clientHeight / 2;
  }, [scale, quarters]);

  return (
    <Box
      ref={frame}
      role="region"
      aria-label={$localize`${label}:label:, enlarged`}
      tabIndex={0}
      dir="ltr"
      className={classes.frame}
      onScroll={({ currentTarget }) => (middle.current = middleOf(currentTarget))}
    >
      <div className={classes.page} style={size && pixels(rotated(size, quarters), scale)}>
        <img
          src={address}
          alt={label}
          className={classes.image}
          hidden={!size}
          style={size && { ...pixels(size, scale), rotate: `${quarters * 90}deg` }}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            onSize({ width, height })
          }
          onError={onBroken}
        />
      </div>
    </Box>
  );
};

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
