import { expect, it } from 'vitest';
import { safeRedirect } from './redirect';

it.each([
  '/',
  '/features',
  '/features?page=2&title=%E0%A4%A8',
  '/hotels/5/rooms/7/edit#images',
  '/login-history',
  '/features?next=//evil.example',
])('leads to %s', (address) => {
  expect(safeRedirect(address)).toBe(address);
});

it.each([
  '',
  'features',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/features\\..\\x',
  '/.//evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/\tevil',
  '/\n/evil.example',
  '/%0d%0aSet-Cookie',
  'https://evil.example/',
  'javascript:alert(1)',
  ' /features',
  '/login',
  '/login?redirect=/login',
  '/error-404',
  '/Login/',
  '/x/../login',
  undefined,
  null,
  5,
  ['/features'],
])('never leads to %j', (address) => {
  expect(safeRedirect(address)).toBeUndefined();
});

it('resolves dot segments before it validates', () => {
  expect(safeRedirect('/a/../features')).toBe('/features');
});
