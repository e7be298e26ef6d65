import { useId } from 'react';
import type { PaletteGroup } from './arranged';
import classes from './palette.module.css';
import type { PaletteItem } from './palette-item';
import { PaletteOption } from './palette-option';

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
    <div id={id} role="listbox" aria-label="Results" className={classes.list}>
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
