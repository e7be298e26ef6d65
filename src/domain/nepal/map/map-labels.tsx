import { labelsOf, type Marked } from './labels';
import classes from './map.module.css';
import type { Size } from './projection';

interface NamedMark extends Marked {
  /** Unique on the map. */
  key: string | number;
  isSelected: boolean;
}

interface MapLabelsProps {
  /** The marks, in the order in which their names get a place. */
  marks: readonly NamedMark[];
  size: Size;
}

/** The names beside the marks of a map. */
export const MapLabels = ({ marks, size }: MapLabelsProps) =>
  labelsOf(marks, size).map(({ item, at, side }) => (
    <text
      key={item.key}
      className={classes.label}
      data-side={side}
      data-selected={item.isSelected || undefined}
      x={at.x}
      y={at.y}
    >
      {item.name}
    </text>
  ));
