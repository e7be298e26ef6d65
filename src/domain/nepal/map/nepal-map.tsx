import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Coordinates } from '@/lib/places/coordinates';
import classes from './map.module.css';
import {
  type Bounds,
  boundsOf,
  middleOf,
  type Point,
  type Project,
  projectionOf,
  type Size,
} from './projection';
import { type Province, provinces } from './provinces';

/** The width of an element in pixels, as it changes; 0 until it is laid out. */
const useWidth = <Measured extends HTMLElement>() => {
  const ref = useRef<Measured>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const resized = new ResizeObserver(() => setWidth(element.clientWidth));
    resized.observe(element);
    return () => resized.disconnect();
  }, []);
  return { ref, width };
};

const MARGIN = 28;
const INSET: Size = { width: 148, height: 84 };

const pathOf = ({ border }: Province, project: Project): string =>
  `M${border
    .map(project)
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}Z`;

/** All of Nepal. */
const nepalBounds = (): Bounds =>
  boundsOf(provinces().flatMap(({ border }) => border)) ?? { south: 26, north: 31, west: 80, east: 89 };

const Outline = ({ project }: { project: Project }) =>
  provinces().map((province) => (
    <path key={province.name} className={classes.province} d={pathOf(province, project)} />
  ));

interface NamesProps {
  project: Project;
  size: Size;
  marks: readonly Point[];
}

const HALF_A_LETTER = 3.4;
const HALF_A_MARK = 14;

/** The names of provinces where no mark is, and the edge cuts none off. */
const Names = ({ project, size, marks }: NamesProps) =>
  provinces().map(({ name, border }) => {
    const bounds = boundsOf(border);
    if (!bounds) return null;
    const { x, y } = project(middleOf(bounds));
    const half = name.length * HALF_A_LETTER;
    const isCut = x < half || x > size.width - half || y < HALF_A_MARK || y > size.height - HALF_A_MARK;
    const isHidden = marks.some(
      (mark) => Math.abs(mark.x - x) < half + HALF_A_MARK && Math.abs(mark.y - y) < HALF_A_MARK * 1.5,
    );
    return isCut || isHidden ? null : (
      <text key={name} className={classes.provinceName} x={x} y={y}>
        {name}
      </text>
    );
  });

/** The corners of a map, and where an inset in it ends. */
const cornersOf = ({ width, height }: Size) =>
  [
    { insetBlockEnd: 6, left: 6, from: { x: 0, y: height - INSET.height } },
    { insetBlockStart: 6, left: 6, from: { x: 0, y: 0 } },
    { insetBlockStart: 6, right: 6, from: { x: width - INSET.width, y: 0 } },
    { insetBlockEnd: 6, right: 6, from: { x: width - INSET.width, y: height - INSET.height } },
  ] as const;

/** The first corner in which an inset hides no mark; undefined if there is none. */
const freeCorner = (size: Size, marks: readonly Point[]) => {
  const found = cornersOf(size).find(
    ({ from }) =>
      !marks.some(
        ({ x, y }) =>
          x > from.x - 40 &&
          x < from.x + INSET.width + 40 &&
          y > from.y - 20 &&
          y < from.y + INSET.height + 20,
      ),
  );
  if (!found || size.width < INSET.width * 2) return undefined;
  const { from: _from, ...corner } = found;
  return corner;
};

interface InsetProps {
  /** What the map shows. */
  bounds: Bounds;
  corner: CSSProperties;
}

/** All of Nepal, with a frame around what the map shows. */
const Inset = ({ bounds, corner }: InsetProps) => {
  const project = projectionOf(nepalBounds(), INSET, 4);
  const from = project({ latitude: bounds.north, longitude: bounds.west });
  const to = project({ latitude: bounds.south, longitude: bounds.east });
  return (
    <svg className={classes.inset} style={corner} {...INSET} focusable="false">
      <Outline project={project} />
      <rect
        className={classes.frame}
        x={from.x - 3}
        y={from.y - 3}
        width={to.x - from.x + 6}
        height={to.y - from.y + 6}
        rx={2}
      />
    </svg>
  );
};

interface NepalMapProps {
  /** What it shows. */
  bounds: Bounds;
  /** Where marks are, which names and the inset do not hide. */
  marked: readonly Coordinates[];
  /** What is drawn on it. */
  children: (project: Project, size: Size) => ReactNode;
}

const heightOf = (width: number) => Math.round(Math.min(Math.max(width * 0.6, 240), 420));

/**
 * A map of Nepal without tiles: provinces, and what is drawn on it. It is never mirrored. Screen readers skip it, as a
 * list beside it says the same.
 */
export const NepalMap = ({ bounds, marked, children }: NepalMapProps) => {
  const { ref, width } = useWidth<HTMLDivElement>();
  const size = { width, height: heightOf(width) };
  const project = projectionOf(bounds, size, MARGIN);
  const marks = marked.map(project);
  const isPart = bounds.east - bounds.west < 4;
  const corner = isPart ? freeCorner(size, marks) : undefined;
  return (
    <div ref={ref} className={classes.map} style={{ blockSize: size.height }} aria-hidden>
      {width > 0 && (
        <>
          <svg {...size} focusable="false">
            <Outline project={project} />
            {!isPart && <Names project={project} size={size} marks={marks} />}
            {children(project, size)}
          </svg>
          {corner && <Inset bounds={bounds} corner={corner} />}
        </>
      )}
    </div>
  );
};
