import { expect, it } from 'vitest';
import { masked } from './masked';

it.each([
  ['data[].price', '185000.00', '"185000.00"'],
  ['data[].status', 1, '1'],
  [
    'data.overview',
    'Two weeks on the old trading path from Lukla',
    '"Two weeks on the old trading path from…',
  ],
  ['data.phone_1', '9841000000', '•••'],
  ['data.phones[]', '9841000000', '•••'],
  ['data.email_verified', true, 'true'],
  ['data.pan_number', 600, '•••'],
  ['data.company', 'panorama', '"panorama"'],
  ['data.note', 'Ask pema@example.com', '"Ask •••"'],
  ['data.key', 'eyJhbGciOi.payload.signature', '"•••"'],
  ['data.owner', { full_name: 'Pemba', phones: ['98'] }, '{"full_name":"•••","phones":"•••"}'],
])('%s %j is shown as %s', (path, value, shown) => {
  expect(masked(path, value)).toBe(shown);
});
