import { expect, it } from 'vitest';
import { isBlankHtml, plainText, shortText } from './html';

it.each([
  ['<p>Trails <b>closed</b></p><p>until May</p>', 'Trails closed until May'],
  ['Tea&nbsp;&amp; momos &#8211; &quot;daily&quot;', 'Tea & momos – "daily"'],
  ['<ul><li>One</li><li>Two</li></ul>Three<br>Four', 'One Two Three Four'],
  ['<p onclick="alert(1)">Kept</p><script>gone()</script><style>p{}</style>', 'Kept'],
  ['<p>नमस्ते</p>', 'नमस्ते'],
])('%j says %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

it.each(['Altitude < 5000 m & up', 'I <3 trekking', 'a\n  b', 'AT&T', ''])('leaves %j as it is', (text) => {
  expect(plainText(text)).toBe(text);
});

it.each(['<', '<a ', '<a "', "<a '", '<a href="', '&', '<a b="c" '])(
  'handles 60,000 letters of %j within a second',
  (part) => {
    const text = part.repeat(60_000 / part.length);
    const began = performance.now();
    shortText(text);
    isBlankHtml(text);
    expect(performance.now() - began).toBeLessThan(1_000);
  },
);

it('shortens a long text', () => {
  expect(shortText(`<p>${'long '.repeat(100)}</p>`)).toMatch(/^long .{200,260}…$/);
});
