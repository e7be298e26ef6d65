/** A repeated measurement, with its upper limit. */
export interface Figure {
  name: string;
  unit: 'ms' | 'kB' | 'MB' | 'files' | 'calls' | '%';
  ours: readonly number[];
  /** The same of a bare page with the same libraries: then `aim` is a ratio to it. */
  bare?: readonly number[];
  aim: number;
}

/** A quantile: 0.5 is the median; NaN for no values. */
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? NaN;

const median = (values: readonly number[]): number => quantile(values, 0.5);

/** A figure as a table row: its result is the median, or the ratio of the medians to the bare page. */
export const rowOf = ({ name, unit, ours, bare, aim }: Figure) => {
  const rounded = (value: number) => Number(value.toFixed(value < 10 ? 2 : 0));
  const ratio = bare && median(ours) / median(bare);
  return {
    name,
    unit,
    ours: rounded(median(ours)),
    from: rounded(quantile(ours, 0)),
    to: rounded(quantile(ours, 1)),
    bare: bare && rounded(median(bare)),
    ratio: ratio && Number(ratio.toFixed(2)),
    aim,
    ok: (ratio ?? median(ours)) <= aim,
  };
};

export type Row = ReturnType<typeof rowOf>;
