import { describe, expect, it } from 'vitest';
import { lostValues } from './lost-values';

const png = new File(['x'], 'x.png', { type: 'image/png' });
const lost = (before: unknown, sent: unknown, after: unknown) =>
  lostValues({ field: before }, { field: sent }, { field: after })[0];

describe('a value that was sent', () => {
  it.each([
    ['a text, trimmed', 'old', ' new ', 'new'],
    ['a number, rounded', 1, 12.345, 12.35],
    ['a slug, made unique', 'everest', 'annapurna', 'annapurna-2'],
    ['an emptied text', 'old', '', ''],
    ['a cleared price that counts as nothing', 5, null, 0],
    ['ids in the order of the server', [1], [3, 1, 2], [1, 2, 3]],
    ['a picture', 'https://x.test/a.png', png, 'https://x.test/b.png'],
    ['a new image of a gallery', [], [{ file: png, alt: 'Lake' }], [{ id: 7, url: '/a.png', alt: 'Lake' }]],
    ['an image taken out', [{ id: 1 }, { id: 2 }], [{ id: 2 }], [{ id: 2, url: '/b.png' }]],
    ['rows that the server gave ids', [], [{ title: 'Day 1' }], [{ id: 4, title: 'Day 1' }]],
  ])('is kept: %s', (_what, before, sent, after) => {
    expect(lost(before, sent, after)).toBeUndefined();
  });

  it.each([
    ['a text of which the old one is back', 'old', 'new', 'old'],
    ['a text of which nothing is there', '', 'new', undefined],
    ['a text that was not emptied', 'old', '', 'old'],
    ['a switch', true, false, true],
    ['one of several ids', [1], [1, 2], [1]],
    ['a picture of which the old one is back', '/a.png', png, '/a.png'],
    ['a picture of which there is none', null, png, null],
    ['a new image of a gallery', [{ id: 1 }], [{ id: 1 }, { file: png, alt: '' }], [{ id: 1 }]],
    ['the text of a new image', [], [{ file: png, alt: 'Lake' }], [{ id: 7, url: '/a.png', alt: '' }]],
    [
      'one field of a row',
      [{ id: 1, a: 'a', b: '' }],
      [{ id: 1, a: 'A', b: 'B' }],
      [{ id: 1, a: 'A', b: '' }],
    ],
  ])('is lost: %s', (_what, before, sent, after) => {
    expect(lost(before, sent, after)).toEqual({ name: 'field', part: undefined });
  });

  it('is lost in the text of an image alone', () => {
    const [without, described] = [
      { url: '/a.png', alt: '' },
      { url: '/a.png', alt: 'Lake' },
    ];
    expect(lost(without, described, without)).toEqual({ name: 'field', part: 'alt text' });
    expect(lost([without], [described], [without])).toEqual({ name: 'field', part: 'alt text' });
  });

  it('is lost in its order alone', () => {
    const [first, second] = [
      { id: 1, url: '/a.png', alt: '' },
      { id: 2, url: '/b.png', alt: '' },
    ];
    expect(lost([first, second], [second, first], [first, second])).toEqual({ name: 'field', part: 'order' });
    expect(lost([1, 2], [2, 1], [1, 2])).toEqual({ name: 'field', part: 'order' });
  });

  it('is ignored if it was not changed', () => {
    expect(lost('old', 'old', 'of somebody else')).toBeUndefined();
  });
});
