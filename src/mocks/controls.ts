import type { Dataset } from './db/dataset';
import type { DialectName } from './dialects/names';

/** The settings of the running offline backend, for developers and designers. */
export interface Controls {
  /** The delay of every response, in milliseconds. */
  latency: number;
  /** The share of requests that fail, 0 to 1. */
  failureRate: number;
  dataset: Dataset;
  /** The simulated backend. */
  dialect: DialectName;
}

export const DEFAULT_CONTROLS: Controls = {
  latency: 0,
  failureRate: 0,
  dataset: 'normal',
  dialect: 'normal',
};

/** Presets, for instance for a toolbar. */
export const SCENARIOS = {
  normal: DEFAULT_CONTROLS,
  slow: { ...DEFAULT_CONTROLS, latency: 3000 },
  failing: { ...DEFAULT_CONTROLS, failureRate: 1 },
  empty: { ...DEFAULT_CONTROLS, dataset: 'empty' },
  large: { ...DEFAULT_CONTROLS, dataset: 'large' },
} as const satisfies Record<string, Controls>;

export type Scenario = keyof typeof SCENARIOS;

/** Whether the nth request fails: pseudo-random, but the same in every run. */
export const failsAt = (request: number, failureRate: number): boolean => {
  const scattered = Math.imul(request, 0x9e3779b1) >>> 0;
  return scattered / 2 ** 32 < failureRate;
};
