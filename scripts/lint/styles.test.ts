import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** As wide as a page that is previewed, and not as a screen. */
const previews = 'src/components/dialogs/page-preview.module.css';

const found = (pattern: RegExp, files = globSync('src/**/*.css')) =>
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map((match) => ({ file, match })),
  );

it('gives screens one of three widths: text, column or whole', () => {
  const widths = /^\s+max-(?:inline-size|width): (\d+(?:\.\d+)?)rem;/gm;
  const own = found(widths).filter(({ file, match: [, rem] }) => file !== previews && Number(rem) >= 44);
  expect(own.map(({ file }) => file)).toEqual([]);
});

it('has no light-dark(), which the build turns into variables that nothing sets', () => {
  expect(found(/light-dark\(/g).map(({ file }) => file)).toEqual([]);
});
