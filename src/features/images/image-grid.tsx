import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { useDirection } from '@mantine/core';
import type { Edits, RowId } from '@/components/sheet/use-edits';
import type { FoundImage } from './found-image';
import { ImageTile } from './image-tile';
import classes from './images.module.css';
import { isBroken, lookOf, type Twins } from './judged';
import type { LooksState } from './shown-picture';

interface ImageGridProps {
  images: readonly FoundImage[];
  edits: Edits;
  reasons: ReadonlyMap<RowId, string>;
  twins: Twins;
  looks: Pick<LooksState, 'looks' | 'note' | 'noteShown'>;
  onOpen: (key: string) => void;
}

const stepsOf = (columns: number, isRightToLeft: boolean): Partial<Record<string, number>> => ({
  ArrowRight: isRightToLeft ? -1 : 1,
  ArrowLeft: isRightToLeft ? 1 : -1,
  ArrowDown: columns,
  ArrowUp: -columns,
  Home: -Infinity,
  End: Infinity,
});

/** Images as tiles: arrow keys go from one to the next, Enter opens it. */
export const ImageGrid = ({ images, edits, reasons, twins, looks, onOpen }: ImageGridProps) => {
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState<string>();
  const { dir } = useDirection();
  const current = images.some(({ key }) => key === at) ? at : images[0]?.key;

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const tiles = [...(list.current?.querySelectorAll<HTMLElement>('[data-image]') ?? [])];
      const from = tiles.findIndex((tile) => tile === event.currentTarget);
      if (!list.current || from < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
      const columns = getComputedStyle(list.current).gridTemplateColumns.split(' ').length;
      const step = stepsOf(columns, dir === 'rtl')[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const to = from + step;
      const isWithin = Math.abs(step) === Infinity || (to >= 0 && to < tiles.length);
      if (isWithin) tiles[Math.min(Math.max(to, 0), tiles.length - 1)]?.focus();
    },
    [dir],
  );
  const onFocus = useCallback((key: string) => setAt(key), []);

  return (
    <ul ref={list} className={classes.grid} aria-label={$localize`Images`}>
      {images.map((image) => (
        <ImageTile
          key={image.key}
          image={image}
          edited={edits.get(image.key)?.after.alt as string | undefined}
          reason={reasons.get(image.key)}
          twins={(twins.get(image.key)?.length ?? 1) - 1}
          look={lookOf(looks.looks, image)}
          broken={isBroken(image, looks.looks)}
          note={looks.note}
          noteShown={looks.noteShown}
          current={image.key === current}
          onOpen={onOpen}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
        />
      ))}
    </ul>
  );
};
