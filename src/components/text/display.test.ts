import { expect, it } from 'vitest';
import { parseDisplay } from './display';

it('reads what was stored, and takes the default for what is unknown', () => {
  expect(parseDisplay(null)).toEqual({ density: 'md', calendar: 'both', rows: 'list' });
  expect(parseDisplay({ density: 'xl', calendar: 'mayan', rows: '50' })).toEqual({
    density: 'xl',
    calendar: 'both',
    rows: '50',
  });
});
