import { createElement } from 'react';
import { Link } from '@tanstack/react-router';
import classes from './palette.module.css';
import type { PaletteItem } from './palette-item';

interface PaletteOptionProps {
  item: PaletteItem;
  id: string;
  active: boolean;
  /** Called when it was chosen. */
  onChoose: () => void;
}

/** One line of the palette; the focus stays in the field, so it is only ever clicked. */
export const PaletteOption = ({ item, id, active, onChoose }: PaletteOptionProps) => {
  const option = {
    id,
    role: 'option',
    'aria-selected': active,
    tabIndex: -1,
    className: classes.option,
  } as const;
  const content = (
    <>
      {createElement(item.icon, { size: 18, stroke: 1.6, 'aria-hidden': true })}
      <span className={classes.label} dir="auto">
        {item.label}
      </span>
      {item.hint !== undefined && <span className={classes.hint}>{item.hint}</span>}
    </>
  );
  if ('link' in item) {
    return (
      <Link {...option} {...item.link} onClick={onChoose}>
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
