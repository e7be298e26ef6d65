import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** As wide as a page that is previewed, and not as a screen. */
const previews = 'src/components/dialogs/page-preview.module.css';

it('gives screens one of three widths: text, column or whole', () => {
  const own = globSync('src/**/*.css')
    .filter((file) => file !== previews)
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^\s+max-(?:inline-size|width): (\d+(?:\.\d+)?)rem;/gm)]
        .filter(([, rem]) => Number(rem) >= 44)
        .map(([line]) => `${file}:${line}`),
    );
  expect(own).toEqual([]);
});
