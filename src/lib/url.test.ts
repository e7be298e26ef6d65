import { describe, expect, it } from 'vitest';
import { httpsUrl, linkUrl, readMapEmbed, webUrl } from './url';

describe('webUrl', () => {
  it.each([
    ['https://example.com', 'https://example.com/'],
    ['  http://example.com/a?b=c#d  ', 'http://example.com/a?b=c#d'],
    ['HTTPS://EXAMPLE.com/Path', 'https://example.com/Path'],
    [
      'https://नेपाल.example/यात्रा',
      'https://xn--l2bey1c2b.example/%E0%A4%AF%E0%A4%BE%E0%A4%A4%E0%A5%8D%E0%A4%B0%E0%A4%BE',
    ],
    ['http://localhost:8080/x', 'http://localhost:8080/x'],
  ])('takes "%s"', (value, href) => {
    expect(webUrl(value)).toBe(href);
  });

  it.each([
    '',
    'example.com',
    '/relative',
    '//example.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'DATA:text/html;base64,PHN2Zz4=',
    'vbscript:msgbox(1)',
    'blob:https://example.com/1-2-3',
    'file:///etc/passwd',
    'ftp://example.com',
    'mailto:a@example.com',
    'https:example.com',
    'https:/example.com',
    'https:///example.com',
    'https:\\\\example.com',
    'https://example.com\\@evil.tld',
    'https://google.com@evil.tld',
    'https://user:secret@example.com',
    'https://exa mple.com',
    'https://example.com/a\nb',
    'https://example.com/\u202egpj.exe',
    'https://',
  ])('refuses %j', (value) => {
    expect(webUrl(value)).toBeUndefined();
  });
});

describe('linkUrl and httpsUrl', () => {
  it('takes mail and telephone links where they are meant', () => {
    expect(linkUrl('mailto:info@example.com')).toBe('mailto:info@example.com');
    expect(linkUrl('tel:+9771441234')).toBe('tel:+9771441234');
    expect(linkUrl('https://example.com/')).toBe('https://example.com/');
    expect(linkUrl('javascript:alert(1)')).toBeUndefined();
    expect(linkUrl('sms:+977')).toBeUndefined();
  });

  it('takes https alone for pictures', () => {
    expect(httpsUrl('https://example.com/a.png')).toBe('https://example.com/a.png');
    expect(httpsUrl('http://example.com/a.png')).toBeUndefined();
    expect(httpsUrl('data:image/png;base64,AAAA')).toBeUndefined();
  });
});

describe('readMapEmbed', () => {
  const embed = 'https://www.google.com/maps/embed?pb=!1m18!2sPokhara';

  it('knows an empty field', () => {
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
