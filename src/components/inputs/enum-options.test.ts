import { describe, expect, it } from 'vitest';
import { enumOptions } from './enum-options';

describe('enumOptions', () => {
  it('makes labels from the values of a generated enum', () => {
    expect(enumOptions({ 'section-1': 'section-1', home_stay: 'home_stay' } as const)).toEqual([
      { value: 'section-1', label: 'Section 1' },
      { value: 'home_stay', label: 'Home stay' },
    ]);
  });

  it('takes a list, and a label where one is given', () => {
    expect(enumOptions(['hotel', 'faq'] as const, { faq: 'FAQ' })).toEqual([
      { value: 'hotel', label: 'Hotel' },
      { value: 'faq', label: 'FAQ' },
    ]);
  });
});
