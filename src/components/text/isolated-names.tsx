import type { ReactNode } from 'react';

const TURNING = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufeff]/;
const QUOTED = /(?<=“)((?:[^“”]|“[^“”]*”)*)(?=”)/;

/** A sentence whose quoted names keep their direction to themselves: one with a direction mark would turn the rest round. */
export const isolatedNames = (sentence: string): ReactNode =>
  TURNING.test(sentence)
    ? sentence.split(QUOTED).map((part, index) => (index % 2 === 1 ? <bdi key={index}>{part}</bdi> : part))
    : sentence;
