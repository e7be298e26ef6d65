import { type KeyboardEvent, memo } from 'react';
import { Badge, UnstyledButton } from '@mantine/core';
import { linkToPath } from '@/components/links/address';
import { RecordLink } from '@/components/links/record-link';
import { formatCount } from '@/lib/formats/formats';
import type { FoundImage } from './found-image';
import { nameOfImage, sizeText } from './image-words';
import classes from './images.module.css';
import { isTooSmall, whereOf } from './judged';
import type { Look } from './look';
import { type LooksState, ShownPicture } from './shown-picture';

interface ImageTileProps {
  image: FoundImage;
  /** Its alt text as it is edited. */
  edited: string | undefined;
  /** Why the edited alt text was not saved. */
  reason: string | undefined;
  /** The number of its twins. */
  twins: number;
  look: Look | undefined;
  broken: boolean;
  note: LooksState['note'];
  noteShown: LooksState['noteShown'];
  /** It is the one that Tab goes to. */
  current: boolean;
  onOpen: (key: string) => void;
  onFocus: (key: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const AltLine = ({ alt }: { alt: string | undefined }) => {
  if (alt === undefined) return <span className={classes.line}>{$localize`Has no alt text in the API`}</span>;
  return alt.trim() === '' ? (
    <span className={`${classes.line ?? ''} ${classes.missing ?? ''}`}>{$localize`No alt text`}</span>
  ) : (
    <span className={classes.line} title={alt} dir="auto">
      {alt}
    </span>
  );
};

const Tile = ({
  image,
  edited,
  reason,
  twins,
  look,
  broken,
  note,
  noteShown,
  current,
  onOpen,
  onFocus,
  onKeyDown,
}: ImageTileProps) => {
  const { key, name, form, alt } = image;
  const size = sizeText(look);
  return (
    <li className={classes.tile} data-changed={edited !== undefined || undefined}>
      <UnstyledButton
        className={classes.picture}
        data-image={key}
        tabIndex={current ? 0 : -1}
        aria-haspopup="dialog"
        aria-label={$localize`Open ${nameOfImage(image, edited)}:nameOfImage:`}
        onClick={() => onOpen(key)}
        onFocus={() => onFocus(key)}
        onKeyDown={onKeyDown}
      >
        <ShownPicture image={image} broken={broken} looks={{ note, noteShown }} lazy />
      </UnstyledButton>
      <AltLine alt={edited ?? alt} />
      <span className={classes.line} title={name}>
        <RecordLink link={linkToPath(form)}>
          <bdi>{name}</bdi>
        </RecordLink>
      </span>
      <span className={classes.facts}>
        <span>{whereOf(image)}</span>
        {size !== undefined && <bdi>{size}</bdi>}
        {isTooSmall(image, look) && (
          <Badge size="xs" variant="light" color="warning">
            {$localize`Too small`}
          </Badge>
        )}
        {twins > 0 && (
          <Badge size="xs" variant="light" color="gray">
            {$localize`${formatCount(twins + 1)}:twins: times`}
          </Badge>
        )}
      </span>
      {reason !== undefined && (
        <span className={`${classes.facts ?? ''} ${classes.problem ?? ''}`}>{reason}</span>
      )}
    </li>
  );
};

/** One image of all: rendered anew only when something of its own changes. */
export const ImageTile = memo(Tile);
