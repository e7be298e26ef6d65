import { createElement, Fragment, useId, useState } from 'react';
import { Link } from '@tanstack/react-router';
import { imageAddress } from '@/components/inputs/images/image-address';
import type { PaletteGroup } from './arranged';
import classes from './palette.module.css';
import type { PaletteItem } from './palette-item';

interface PaletteOptionProps {
  item: PaletteItem;
  id: string;
  active: boolean;
  /** Called when it is chosen. */
  onChoose: () => void;
}

const Hints = ({ action, hints = [] }: Pick<PaletteItem, 'action' | 'hints'>) => {
  const parts = [...(action === undefined ? [] : [action]), ...hints];
  if (parts.length === 0) return null;
  return (
    <span className={classes.hint}>
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ' · '}
          <bdi className={index === 0 && action !== undefined ? classes.action : undefined}>{part}</bdi>
        </Fragment>
      ))}
    </span>
  );
};

/** The picture of a record, or the icon of its kind. */
const Mark = ({ icon, picture }: Pick<PaletteItem, 'icon' | 'picture'>) => {
  const [broken, setBroken] = useState<string>();
  const address = picture === undefined || picture === broken ? undefined : imageAddress(picture);
  return (
    <span className={classes.mark}>
      {address === undefined ? (
        createElement(icon, { size: 18, stroke: 1.6, 'aria-hidden': true })
      ) : (
        <img
          src={address}
          alt=""
          width={24}
          height={24}
          loading="lazy"
          className={classes.picture}
          onError={() => setBroken(picture)}
        />
      )}
    </span>
  );
};

/** One item of the palette. It never has the focus, which stays in the field. */
const PaletteOption = ({ item, id, active, onChoose }: PaletteOptionProps) => {
  const option = {
    id,
    role: 'option',
    'aria-selected': active,
    tabIndex: -1,
    className: classes.option,
  } as const;
  const content = (
    <>
      <Mark icon={item.icon} picture={item.picture} />
      <span className={classes.label} dir="auto">
        {item.label}
      </span>
      <Hints {...item} />
    </>
  );
  if ('link' in item) {
    return (
      <Link
        {...option}
        {...item.link}
        onClick={() => {
          onChoose();
          item.then?.();
        }}
      >
        {content}
      </Link>
    );
  }
  return (
    <button
      {...option}
      type="button"
      onClick={() => {
        onChoose();
        item.run();
      }}
    >
      {content}
    </button>
  );
};

interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  active: PaletteItem | undefined;
  optionId: (id: string) => string;
  onChoose: () => void;
}

export const PaletteList = ({ id, groups, active, optionId, onChoose }: PaletteListProps) => {
  const headingId = useId();
  return (
    <div id={id} role="listbox" aria-label={$localize`Results`} className={classes.list}>
      {groups.map(({ name, items }, index) => (
        <div key={name} role="group" aria-labelledby={`${headingId}${index}`}>
          <div id={`${headingId}${index}`} className={classes.group}>
            {name}
          </div>
          {items.map((item) => (
            <PaletteOption
              key={item.id}
              item={item}
              id={optionId(item.id)}
              active={item === active}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
};
