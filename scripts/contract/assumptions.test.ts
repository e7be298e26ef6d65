import { describe, expect, it } from 'vitest';
import { assumptionsIn, assumptionsPage } from './assumptions.ts';
import { readContract } from './contract.ts';

describe('the assumptions of the contract', () => {
  it('each say why, and what happens when they are wrong', () => {
    const omitted = assumptionsIn(readContract()).filter(({ why, ifWrong }) => why === '' || ifWrong === '');
    expect(omitted).toEqual([]);
  });

  it('are each said once', () => {
    const places = assumptionsIn(readContract()).map(({ where }) => where);
    expect(new Set(places).size).toBe(places.length);
  });

  it('are at one place, or for many', () => {
    const page = assumptionsPage({
      info: { 'x-assumed': { 'every body': 'No rule is shown. If wrong: a 422 is shown.' } },
      components: { schemas: { Id: { 'x-assumed': 'Never shown. If wrong: it is read as 1|2.' } } },
    });
    expect(page).toContain('| 1 | every body | No rule is shown. | A 422 is shown. | |');
    expect(page).toContain('| 2 | `Id` | Never shown. | It is read as 1\\|2. | |');
  });
});
