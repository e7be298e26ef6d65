import { describe, expect, it } from 'vitest';
import { placeOfMap, readMapEmbed } from './read-map-embed';

describe('readMapEmbed', () => {
  const embed = 'https://www.google.com/maps/embed?pb=!1m18!2sPokhara';

  it('reads an empty field', () => {
    expect(readMapEmbed('  ')).toEqual({ kind: 'empty' });
  });

  it.each([
    [embed, embed],
    ['HTTPS://WWW.GOOGLE.COM/maps/embed?pb=1', 'https://www.google.com/maps/embed?pb=1'],
    [
      'https://www.google.com/maps/embed/v1/place?key=K&q=Pokhara',
      'https://www.google.com/maps/embed/v1/place?key=K&q=Pokhara',
    ],
    [`<iframe src="${embed}" width="600" allowfullscreen></iframe>`, embed],
    [`<IFRAME width=600 SRC='${embed}'></IFRAME>`, embed],
    [
      '<iframe src="https://www.google.com/maps/embed?a=1&amp;b=2"></iframe>',
      'https://www.google.com/maps/embed?a=1&b=2',
    ],
    [`<p>Here:</p><iframe data-src="https://evil.tld" src="${embed}"></iframe>`, embed],
    [`<iframe srcdoc="<script>alert(1)</script>" src="${embed}"></iframe>`, embed],
    ['https://www.google.com/maps/x/../embed?pb=1', 'https://www.google.com/maps/embed?pb=1'],
  ])('frames %s', (value, src) => {
    expect(readMapEmbed(value)).toEqual({ kind: 'map', src });
  });

  it.each([
    'http://www.google.com/maps/embed?pb=1',
    'https://google.com/maps/embed?pb=1',
    'https://maps.google.com/maps/embed?pb=1',
    'https://www.google.com.evil.tld/maps/embed?pb=1',
    'https://www.google.com@evil.tld/maps/embed',
    'https://evil.tld\\@www.google.com/maps/embed',
    'https://evil.tld/https://www.google.com/maps/embed',
    'https://evil.tld?https://www.google.com/maps/embed',
    'https://www.google.com:8443/maps/embed',
    'https://www.google.com/maps/embed/../../url?q=https://evil.tld',
    'https://www.google.com/maps/embed/%2e%2e/%2e%2e/url?q=https://evil.tld',
    'https://www.google.com/maps/embedded?pb=1',
    'https://www.google.com/maps/embed/v1/../../../url',
    'https://www.google.com/maps/embed/v2/place',
    'https://www.google.com/maps/place/Pokhara',
    'https://www.google.com/url?q=/maps/embed',
    'https://www.google.com\t.evil.tld/maps/embed',
    'https://www.goo\u200bgle.com/maps/embed',
    'https://www.gооgle.com/maps/embed',
    'javascript:alert(1)//https://www.google.com/maps/embed',
    'data:text/html,https://www.google.com/maps/embed',
    '//www.google.com/maps/embed',
    'Pokhara, Nepal',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe src="data:text/html,x" src="https://www.google.com/maps/embed"></iframe>',
    '<iframe title=\'src="https://www.google.com/maps/embed"\'></iframe>',
    '<iframex src="https://www.google.com/maps/embed"></iframex>',
    '<img src="https://www.google.com/maps/embed">',
    '<iframe',
  ])('refuses %j and says why', (value) => {
    const reading = readMapEmbed(value);
    expect(reading.kind === 'refused' && reading.reason).toMatch(/\.$/);
  });
});

it.each([
  [
    'pb=!1m18!1m3!2d85.3!3d27.7!2m1!1s0x39eb18:0x5d!2sThamel%2C%20Kathmandu!5e0!3m2!1sen!2snp',
    'Thamel, Kathmandu',
  ],
  ['pb=!1m18!1m12!1m3!1d3516!2d85.3123!3d27.7154!5e0!3m2!1sen!2snp', '27.7154, 85.3123'],
  ['key=K&q=Pokhara+Lakeside', 'Pokhara Lakeside'],
  ['pb=1', undefined],
])('knows in words what the map of %s is about', (query, words) => {
  expect(placeOfMap(`https://www.google.com/maps/embed?${query}`)).toBe(words);
});
