import { describe, expect, it } from 'vitest';
import { httpsUrl, linkUrl, mailTo, sitePath, webUrl } from './url';

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
  it('accepts mail and telephone links only in their own fields', () => {
    expect(linkUrl('mailto:info@example.com')).toBe('mailto:info@example.com');
    expect(linkUrl('tel:+9771441234')).toBe('tel:+9771441234');
    expect(linkUrl('https://example.com/')).toBe('https://example.com/');
    expect(linkUrl('javascript:alert(1)')).toBeUndefined();
    expect(linkUrl('sms:+977')).toBeUndefined();
  });

  it('takes https alone for images', () => {
    expect(httpsUrl('https://example.com/a.png')).toBe('https://example.com/a.png');
    expect(httpsUrl('http://example.com/a.png')).toBeUndefined();
    expect(httpsUrl('data:image/png;base64,AAAA')).toBeUndefined();
  });
});

describe('sitePath', () => {
  it.each([
    ['/', '/'],
    [' /blogs/tea?page=2#cups ', '/blogs/tea?page=2#cups'],
    ['/packages/../hotels', '/hotels'],
    ['/यात्रा', '/%E0%A4%AF%E0%A4%BE%E0%A4%A4%E0%A5%8D%E0%A4%B0%E0%A4%BE'],
  ])('takes "%s"', (value, path) => {
    expect(sitePath(value)).toBe(path);
  });

  it.each([
    '',
    'blogs/tea',
    '#cups',
    '?page=2',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '@evil.example',
    ':80@evil.example/',
    'javascript:alert(1)',
    'https://example.com/',
    '/a b',
  ])('refuses %j', (value) => {
    expect(sitePath(value)).toBeUndefined();
  });
});

it('opens a mail with the whole message', () => {
  expect(mailTo(' stay@ghale.example.com ', 'Ghale & Gaun', 'One\nTwo?')).toBe(
    'mailto:stay@ghale.example.com?subject=Ghale%20%26%20Gaun&body=One%0D%0ATwo%3F',
  );
});

it.each(['', null, undefined, 'nobody', 'a@b.example?bcc=c@d.example', 'a@b.example,c@d.example'])(
  'opens none for %j',
  (email) => {
    expect(mailTo(email, 'x', 'y')).toBeUndefined();
  },
);
