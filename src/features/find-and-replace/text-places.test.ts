import { describe, expect, it } from 'vitest';
import { replacedIn, type Replacing, textPlaces } from './text-places';

const lobuje: Replacing = {
  finds: ['Lobuje'],
  replacement: 'Lobuche',
  matchCase: false,
  wholeWords: false,
  keepCase: true,
};

const all = (source: string, replacing: Partial<Replacing>, rich: boolean) => {
  const places = textPlaces(source, { ...lobuje, ...replacing }, rich);
  return replacedIn(source, places, rich);
};

describe('replacing in plain text', () => {
  it.each<[string, Partial<Replacing>, string, string]>([
    ['capitals are kept', {}, 'LOBUJE, Lobuje, lobuje', 'LOBUCHE, Lobuche, Lobuche'],
    ['a first capital is given', { finds: ['trek'], replacement: 'hike' }, 'Trek, trek', 'Hike, hike'],
    ['capitals are as typed', { keepCase: false }, 'LOBUJE', 'Lobuche'],
    [
      'a short form is no shout',
      { finds: ['EBC'], replacement: 'Everest Base Camp' },
      'EBC',
      'Everest Base Camp',
    ],
    ['case counts', { matchCase: true }, 'LOBUJE Lobuje', 'LOBUJE Lobuche'],
    ['parts of words', {}, 'Lobujes', 'Lobuches'],
    ['whole words', { wholeWords: true }, 'Lobujes, Lobuje.', 'Lobujes, Lobuche.'],
    ['spaces and lines', { finds: ['Gorak Shep'], replacement: 'Gorakshep' }, 'Gorak\n Shep', 'Gorakshep'],
    ['no pattern is read', { finds: ['a.c (1)'], replacement: '$&' }, 'abc (1) a.c (1)', 'abc (1) $&'],
    ['the longest first', { finds: ['Kavre', 'Kavre Town'], replacement: 'X' }, 'Kavre Town', 'X'],
    [
      'addresses stay',
      {},
      'https://a.np/lobuje lobuje@a.np a.np/lobuje',
      'https://a.np/lobuje lobuje@a.np a.np/lobuje',
    ],
    ['vowel signs stay', { finds: ['पोखर'], replacement: 'X' }, 'पोखरा', 'पोखरा'],
    ['whole words', { finds: ['पोखरा'], replacement: 'X', wholeWords: true }, 'पोखरामा पोखरा।', 'पोखरामा X।'],
    [
      'a sentence without a space is no address',
      {},
      'Lobuje.Then and/or Lobuje.',
      'Lobuche.Then and/or Lobuche.',
    ],
    ['tags are text', { finds: ['b'], replacement: 'i' }, '<b>', '<i>'],
    ['nothing is looked for', { finds: [' '] }, 'a b', 'a b'],
  ])('%s: %j', (_, replacing, source, expected) => {
    expect(all(source, replacing, false)).toBe(expected);
  });
});

describe('replacing in rich text', () => {
  it.each<[string, Partial<Replacing>, string, string]>([
    [
      'tags and links stay',
      {},
      `<p class='x'  >Lobuje<br/><a href="/lobuje" title="a > Lobuje">Lobuje</A></p>\r\n`,
      `<p class='x'  >Lobuche<br/><a href="/lobuje" title="a > Lobuje">Lobuche</A></p>\r\n`,
    ],
    [
      'what is not shown stays',
      {},
      '<!-- Lobuje --><style>.lobuje{}</style>',
      '<!-- Lobuje --><style>.lobuje{}</style>',
    ],
    [
      'other entities stay',
      {},
      'T&eacute;a &amp; Lobuje&nbsp;&#8217;',
      'T&eacute;a &amp; Lobuche&nbsp;&#8217;',
    ],
    [
      'entities are read',
      { finds: ['Tea & Co'], replacement: 'Tea < Co' },
      'Tea&nbsp;&#38; Co',
      'Tea &lt; Co',
    ],
    ['no entity is parted', { finds: ['amp'], replacement: 'X' }, 'a &amp; b', 'a &amp; b'],
    ['words that tags part stay', {}, 'Lob<b>uje</b> <i>Lobuje</i>', 'Lob<b>uje</b> <i>Lobuche</i>'],
    ['no place goes across a line', {}, '<li>Lob</li><li>uje</li>', '<li>Lob</li><li>uje</li>'],
    [
      'a word ends where it is seen to end',
      { wholeWords: true },
      'Lobuje<b>s</b> <b>L</b>obuje Lobuje',
      'Lobuje<b>s</b> <b>L</b>obuje Lobuche',
    ],
    ['a lone sign is text', {}, 'if 3 < 4 & Lobuje > 2', 'if 3 < 4 & Lobuche > 2'],
  ])('%s', (_, replacing, source, expected) => {
    expect(all(source, replacing, true)).toBe(expected);
  });
});

it('changes only the chosen places, in any order', () => {
  const source = '<p>Lobuje &amp; Lobuje, Lobuje</p>';
  const [first, second, third] = textPlaces(source, lobuje, true);
  expect(replacedIn(source, second ? [second] : [], true)).toBe('<p>Lobuje &amp; Lobuche, Lobuje</p>');
  expect(replacedIn(source, third && first ? [third, first] : [], true)).toBe(
    '<p>Lobuche &amp; Lobuje, Lobuche</p>',
  );
});

it('shows what is around a place, and which places are parted by tags', () => {
  const source = `<p>From Lobuje &amp;</p><p>to <b>Lob</b>uje.</p><p>${'Far. '.repeat(20)}</p>`;
  expect(textPlaces(source, lobuje, true)).toMatchObject([
    { old: 'Lobuje', new: 'Lobuche', before: 'From ', isSplit: false },
    { old: 'Lobuje', before: 'From Lobuje & ¶ to ', isSplit: true },
  ]);
  expect(textPlaces(source, lobuje, true)[0]?.after).toMatch(/^ & ¶ to Lobuje\. ¶ Far\. .*…$/u);
});
