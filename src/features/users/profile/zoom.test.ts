import { expect, it } from 'vitest';
import { fitting, nextScale, rotated } from './zoom';

const portrait = { width: 1_000, height: 2_000 };

it('fits a picture whole, and enlarges none', () => {
  expect(fitting(portrait, { width: 800, height: 500 })).toBe(0.25);
  expect(fitting(rotated(portrait, 1), { width: 800, height: 500 })).toBe(0.4);
  expect(fitting(rotated(portrait, -2), { width: 800, height: 500 })).toBe(0.25);
  expect(fitting({ width: 40, height: 30 }, { width: 800, height: 500 })).toBe(1);
});

it('goes in steps from the whole picture over its actual size and back', () => {
  const fit = 0.43;
  const seen: (number | undefined)[] = [];
  let scale: number | undefined = fit;
  for (const by of ['in', 'in', 'in', 'out', 'out', 'out'] as const) {
    scale = nextScale(scale ?? fit, by, fit);
    seen.push(scale);
  }
  expect(seen).toEqual([0.5, 0.75, 1, 0.75, 0.5, undefined]);
  expect(nextScale(6, 'in', fit)).toBe(6);
});
