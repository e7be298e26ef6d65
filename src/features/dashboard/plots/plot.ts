import type { LinkProps } from '@tanstack/react-router';

/** How a part of a bar is painted: by colour and by pattern. */
export type Paint = 'solid' | 'striped' | 'dotted' | 'quiet' | 'crossed';

/** What a part of each bar counts. */
export interface Series {
  label: string;
  paint: Paint;
}

/** A bar of a plot; it has a value for each series, or none where that was not read. */
export interface Bar {
  key: string;
  /** Beneath a column, where space is scarce: "22 Nov". */
  tick: string;
  /** In full: "Week from 22 Nov 2026". */
  name: string;
  /** It holds today. */
  current?: boolean;
  /** The list behind it. */
  link: LinkProps | undefined;
  values: readonly number[] | undefined;
}

export interface PlotData {
  title: string;
  /** What the bars are: "Week". */
  of: string;
  series: readonly Series[];
  bars: readonly Bar[];
  format: (value: number) => string;
  /** The same for the edge of the plot, where space is scarce. */
  formatShort: (value: number) => string;
}

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The end of a scale that holds the value: 1, 2 or 5 with zeros behind it. */
export const scaleFor = (value: number): number => {
  if (value <= 1) return 1;
  const unit = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5].find((step) => step * unit >= value) ?? 10) * unit;
};

/** The longest of the bars. */
export const longest = (bars: readonly Bar[]): number =>
  Math.max(0, ...bars.map(({ values = [] }) => sumOf(values)));

interface Part {
  series: Series;
  value: number;
  /** Where the part begins and how long it is, as shares of the scale. */
  start: number;
  length: number;
}

/** The parts of a bar that are not empty, from its foot on. */
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

/** What a bar says, in words. */
export const saidOf = (bar: Bar, { series, format }: Pick<PlotData, 'series' | 'format'>): string => {
  if (!bar.values) return 'not read';
  const parts = partsOf(bar, series, 1).map(({ series: { label }, value }) => `${label} ${format(value)}`);
  return parts.length === 0 ? 'nothing' : parts.join(', ');
};
