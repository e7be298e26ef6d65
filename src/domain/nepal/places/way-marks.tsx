import { MapLabels } from '@/domain/nepal/map/map-labels';
import type { Project, Size } from '@/domain/nepal/map/projection';
import { inMetres } from './altitude-words';
import type { Leg, Means, Way, WayPoint } from './way';
import classes from './way.module.css';
import { dayNumbers, keyOf } from './way-words';

interface LegLineProps {
  by: Means;
  skips: boolean;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** A stretch, drawn by how one travels. */
export const LegLine = ({ by, skips, ...line }: LegLineProps) => (
  <line className={classes.leg} data-by={by} data-skips={skips || undefined} {...line} />
);

const Line = ({ leg, project }: { leg: Leg; project: Project }) => {
  const from = project(leg.from.at);
  const to = project(leg.to.at);
  return <LegLine by={leg.by} skips={leg.skips} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
};

const halfOf = ({ nights }: WayPoint) =>
  nights.length === 0 ? 5 : Math.max(10, dayNumbers(nights).length * 3.4 + 6);

interface MarkProps {
  point: WayPoint;
  project: Project;
  selected: boolean;
  onSelect: () => void;
}

const Mark = ({ point, project, selected, onSelect }: MarkProps) => {
  const { x, y } = project(point.at);
  const half = halfOf(point);
  const passed = point.nights.length === 0;
  return (
    <g
      className={classes.mark}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      data-selected={selected || undefined}
      data-passed={passed || undefined}
      onClick={passed ? undefined : onSelect}
    >
      {passed ? (
        <path d="M0 -5 L5 4 L-5 4 Z" />
      ) : (
        <>
          <circle className={classes.reach} r={16} />
          <rect x={-half} y={-10} width={half * 2} height={20} rx={10} />
          <text className={classes.days}>{dayNumbers(point.nights)}</text>
        </>
      )}
    </g>
  );
};

interface WayMarksProps {
  way: Way;
  project: Project;
  size: Size;
  selected: WayPoint | undefined;
  onSelect: (point: WayPoint) => void;
}

/** The lines, marks and names of a way. */
export const WayMarks = ({ way, project, size, selected, onSelect }: WayMarksProps) => {
  // The selected one is named first, and lies on the others.
  const points = way.points.toSorted((a, b) => Number(a === selected) - Number(b === selected));
  const named = points.toReversed().map((point) => ({
    key: keyOf(point),
    at: project(point.at),
    name:
      point === selected && point.metres !== undefined
        ? `${point.name}, ${inMetres(point.metres)}`
        : point.name,
    half: halfOf(point),
    isSelected: point === selected,
  }));
  return (
    <>
      {way.legs.map((leg, index) => (
        <Line key={index} leg={leg} project={project} />
      ))}
      <MapLabels marks={named} size={size} />
      {points.map((point) => (
        <Mark
          key={keyOf(point)}
          point={point}
          project={project}
          selected={point === selected}
          onSelect={() => onSelect(point)}
        />
      ))}
    </>
  );
};
