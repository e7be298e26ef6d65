import { describe, expect, it } from 'vitest';
import { richTextOf } from './rich-text-of';

describe('richTextOf', () => {
  it.each([
    ['Three\n lines \r\n\nhere', '<p>Three</p><p>lines</p><p>here</p>'],
    ['Altitude<Lukla is easy & short', '<p>Altitude&lt;Lukla is easy &amp; short</p>'],
    ['a < b, b > c, <b and c> d', '<p>a &lt; b, b &gt; c, &lt;b and c&gt; d</p>'],
    [
      'Includes:\n- Tea\n• Guide\nand more',
      '<p>Includes:</p><ul><li><p>Tea</p></li><li><p>Guide</p></li></ul><p>and more</p>',
    ],
    ['1. Fly\n2) Walk\n३. Rest', '<ol><li><p>Fly</p></li><li><p>Walk</p></li><li><p>Rest</p></li></ol>'],
    ['5. June\n-5 degrees', '<p>5. June</p><p>-5 degrees</p>'],
    ['Tea &amp; coffee', '<p>Tea &amp;amp; coffee</p>'],
    [' \n\u200b', ''],
  ])('writes %j as %s', (text, html) => {
    expect(richTextOf(text)).toBe(html);
  });

  it.each([
    '<p>One</p>',
    'Two <strong>bold</strong>\nwords',
    'a<br>b',
    '<p>One<p>Two',
    '<img src="/a.png" alt="A">',
  ])('keeps the HTML %j', (html) => {
    expect(richTextOf(html)).toBe(html);
  });
});
