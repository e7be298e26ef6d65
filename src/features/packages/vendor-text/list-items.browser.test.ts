import { describe, expect, it } from 'vitest';
import type { ReadList } from '@/features/packages/itinerary/source';
import { itemsIn, placeItems, withItems } from './list-items';

const list = (texts: readonly string[], change: Partial<ReadList> = {}): ReadList => ({
  items: texts.map((text, from) => ({ key: String(from), text, from })),
  way: 'add',
  ...change,
});

it.each([
  ['<ul><li><p>Guide</p></li><li>Tea  &amp;\ncake</li></ul>', ['Guide', 'Tea & cake']],
  ['<ul><li>Meals<ul><li>Lunch</li></ul></li></ul>', ['Lunch']],
  ['<p>Guide</p><p> </p><p>Tea</p>', ['Guide', 'Tea']],
  ['Guide', ['Guide']],
  ['', []],
])('reads the items of %j', (html, items) => {
  expect(itemsIn(html)).toEqual(items);
});

describe('items of a text against a list', () => {
  const html = '<p>All of:</p><ul><li>Licensed guide.</li></ul>\n';

  it('are left out if they are listed, or twice in the text', () => {
    expect(placeItems(list(['licensed Guide', 'Tips', 'Tips;']), html)).toMatchObject([
      { repeats: 'listed', taken: false },
      { repeats: undefined, taken: true },
      { repeats: 'above', taken: false },
    ]);
  });

  it('are added to the list, escaped', () => {
    expect(withItems(html, list(['Licensed guide', ' A < B ']))).toBe(
      '<p>All of:</p><ul><li>Licensed guide.</li><li>A &lt; B</li></ul>',
    );
    expect(withItems('<p>Guide</p>', list(['$& tips']))).toBe('<p>Guide</p><ul><li>$&amp; tips</li></ul>');
  });

  it('become the list, and none leave it as it is', () => {
    expect(withItems(html, list(['Licensed guide'], { way: 'replace' }))).toBe(
      '<ul><li>Licensed guide</li></ul>',
    );
    expect(withItems(html, list(['Licensed guide']))).toBe(html);
  });

  it('are all taken that somebody ticks', () => {
    const ticked = list([]);
    const items = [{ key: 'a', text: 'Licensed guide', from: 0, taken: true }];
    expect(withItems(html, { ...ticked, items })).toContain('<li>Licensed guide</li></ul>');
  });
});
