import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Box } from '@mantine/core';
import classes from './document-picture.module.css';
import { rotated, type Size } from './zoom';

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
export const DocumentPicture = (props: DocumentPictureProps): ReactNode => {
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
