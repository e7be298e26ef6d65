#!/bin/sh
# What a build makes of light-dark() beside Mantine's styles.
#
# Guess: light-dark() in a stylesheet of one's own follows Mantine's scheme, in a build as while one develops.
# Seen:  Vite 8.3.8 with its default target writes light-dark(a, b) as var(--lightningcss-light, a) var(--lightningcss-dark,
#        b). It sets these two variables where it reads `color-scheme: light` or `dark`. Mantine 9.8.1 writes
#        `color-scheme: var(--mantine-color-scheme)`, so that nothing sets them: both colours are written one after the
#        other, which is no colour, and the declaration is lost. In dev, where nothing is rewritten, all looks right.
#        With a literal color-scheme in the same build they are set.
# So:    no light-dark() in our styles (scripts/lint/styles.test.ts): Mantine's own variables follow the scheme.
# Fails if any of this changes. Needs Node 20 and the npm registry.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps vite@8.3.8 @mantine/core@9.8.1
cat >own.css <<'EOF'
.own {
  background: light-dark(white, black);
}
EOF
cat >literal.css <<'EOF'
:root[data-scheme='light'] {
  color-scheme: light;
}
:root[data-scheme='dark'] {
  color-scheme: dark;
}
EOF
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { build } from 'vite';

const built = async (...styles) => {
  writeFileSync('main.js', styles.map((style) => `import '${style}';`).join('\n'));
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rollupOptions: { input: 'main.js' } },
  });
  return output.flatMap(({ fileName, source }) => (fileName.endsWith('.css') ? [String(source)] : [])).join('');
};
const set = (css) => (css.match(/--lightningcss-(?:light|dark):/g) ?? []).length;

const withMantine = await built('@mantine/core/styles.css', './own.css');
const [rule] = /\.own\s*\{[^}]*\}/.exec(withMantine);
console.log(rule, 'set:', set(withMantine));
assert.match(rule, /var\(--lightningcss-light,[^)]*\)\s*var\(--lightningcss-dark,[^)]*\)/);
assert.match(withMantine, /color-scheme:\s*var\(--mantine-color-scheme\)/);
assert.equal(set(withMantine), 0);

const withLiteral = await built('./literal.css', './own.css');
console.log('with a literal color-scheme, set:', set(withLiteral));
assert.equal(set(withLiteral), 4);
EOF
node run.mjs
