import { expect, it } from 'vitest';
import { withFiles } from './licences.ts';

it('adds the licence of a font once, and none of a library that is there', () => {
  const vites = '# Licenses\n\n## leaflet - 1.9.4 (BSD-2-Clause)\n';
  const fonts = ['latin', 'greek'].map(
    (name) => `node_modules/@fontsource-variable/inter/files/${name}.woff2`,
  );
  const text = withFiles(vites, [...fonts, 'node_modules/leaflet/dist/images/layers.png', 'src/logo.svg']);
  expect(text.match(/^## .+/gm)).toEqual([
    '## leaflet - 1.9.4 (BSD-2-Clause)',
    expect.stringMatching(/^## @fontsource-variable\/inter - [\d.]+ \(OFL-1\.1\)$/),
  ]);
  expect(text).toContain('SIL OPEN FONT LICENSE');
});
