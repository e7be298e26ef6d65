import { clustersOf } from '@/domain/nepal/map/clusters';
import { MapLabels } from '@/domain/nepal/map/map-labels';
import type { Project, Size } from '@/domain/nepal/map/projection';
import { formatCount } from '@/lib/formats/formats';
import type { PlacedStay } from './placed-stay';
import classes from './stay-map.module.css';

/** Marks closer than this, in pixels, are one: a finger can choose each. */
const APART = 28;

interface StayMarksProps {
  stays: readonly PlacedStay[];
  selected: PlacedStay | undefined;
  project: Project;
  size: Size;
  onChoose: (stays: readonly PlacedStay[]) => void;
}

/** The marks of stays; those that would lie on each other are one, with their number. */
export const StayMarks = ({ stays, selected, project, size, onChoose }: StayMarksProps) => {
  const shown = stays.filter(({ at }) => {
    const { x, y } = project(at);
    return x > -APART && x < size.width + APART && y > -APART && y < size.height + APART;
  });
  const clusters = clustersOf(shown, ({ at }) => project(at), APART).map(({ items, at }) => {
    const isSelected = selected !== undefined && items.includes(selected);
    const [first] = items;
    return {
      items,
      at,
      isSelected,
      key: first?.id ?? 0,
      half: items.length > 1 ? 13 : 7,
      name: isSelected ? selected.name : items.length > 1 ? '' : (first?.name ?? ''),
    };
  });
  const named = clusters.toSorted((a, b) => Number(b.isSelected) - Number(a.isSelected));
  return (
    <>
      <MapLabels marks={named} size={size} />
      {clusters.map(({ key, items, at, half, isSelected }) => (
        <g
          key={key}
          className={classes.mark}
          transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}
          data-selected={isSelected || undefined}
          onClick={() => onChoose(items)}
        >
          <circle className={classes.reach} r={APART / 2} />
          <circle className={classes.pin} r={half} />
          {items.length > 1 && <text className={classes.count}>{formatCount(items.length)}</text>}
        </g>
      ))}
    </>
  );
};
