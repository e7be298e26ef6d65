import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { changePassword, earlyConnection, securityHeaders, strictTransport } from './headers.ts';

it('promises the same headers in deploy/nginx.conf', () => {
  const nginx = readFileSync('deploy/nginx.conf', 'utf8');
  const stated = [...nginx.matchAll(/add_header (\S+) "(.+)" always;/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  expect(Object.fromEntries(stated)).toEqual(securityHeaders('$api_origin', '$report_origin'));
  expect(nginx).toContain(`"${earlyConnection('$api_origin')}"`);
  expect(nginx).toContain(`"${strictTransport}";`);
  expect(nginx).toContain(
    `location = ${changePassword.wellKnown} {\n        return 302 ${changePassword.screen};`,
  );
});
