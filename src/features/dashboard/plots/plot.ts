import type { LinkProps } from '@tanstack/react-router';

/** The colour and pattern of a part of a bar. */
export type Paint = 'solid' | 'striped' | 'dotted' | 'quiet' | 'crossed';

/** What one part of each bar counts. */
export interface Series {
  label: string;
  paint: Paint;
}

/** A bar of a plot, with a value for each series; undefined if not read. */
export interface Bar {
  key: string;
  /** The short label of a column: "22 Nov". */
  tick: string;
  /** The full label: "Week from 22 Nov 2026". */
  name: string;
  /** It includes today. */
  current?: boolean;
  /** The list that it links to. */
  link: LinkProps | undefined;
  values: readonly number[] | undefined;
}

export interface PlotData {
  title: string;
  /** What each bar is: "Week". */
  of: string;
  series: readonly Series[];
  bars: readonly Bar[];
  format: (value: number) => string;
  /** The same for an axis, shorter. */
  formatShort: (value: number) => string;
}

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The upper end of a scale: 1, 2 or 5 times a power of ten. */
export const scaleFor = (value: number): number => {
  if (value <= 1) return 1;
  const unit = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5].find((step) => step * unit >= value) ?? 10) * unit;
};

/** The values at the lines of a scale, from its upper end: that, its half if it is whole, and nothing. */
export const linesOf = (scale: number): number[] => [scale, scale / 2, 0].filter(Number.isInteger);

/** The length of the longest bar. */
export const longest = (bars: readonly Bar[]): number =>
  Math.max(0, ...bars.map(({ values = [] }) => sumOf(values)));

interface Part {
  series: Series;
  value: number;
  /** The start and length of the part, as fractions of the scale. */
  start: number;
  length: number;
}

/** The non-empty parts of a bar, from its start. */
export const partsOf = ({ values = [] }: Bar, series: readonly Series[], scale: number): Part[] => {
  const parts: Part[] = [];
  let start = 0;
  series.forEach((one, index) => {
    const value = values[index] ?? 0;
    if (value <= 0) return;
    parts.push({ series: one, value, start, length: value / scale });
    start += value / scale;
  });
  return parts;
};

/** The values of a bar as text, and their total. */
export const valuesText = (bar: Bar, { series, format }: Pick<PlotData, 'series' | 'format'>): string => {
  if (!bar.values) return $localize`not read`;
  const parts = partsOf(bar, series, 1).map(({ series: { label }, value }) => `${label} ${format(value)}`);
  const total = parts.length > 1 ? [$localize`${format(sumOf(bar.values))}:format: in all`] : [];
  return parts.length === 0 ? 'nothing' : [...parts, ...total].join(', ');
};
