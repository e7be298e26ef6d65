import { afterEach, describe, expect, it, vi } from 'vitest';
import { sanitizeHtml } from './sanitize-html';

afterEach(() => vi.restoreAllMocks());

const shown = (html: string) => sanitizeHtml(html).html;
const words = (html: string) => {
  const root = document.createElement('div');
  root.innerHTML = shown(html);
  return root.textContent.trim();
};

/** Malformed markup that parsers restructure; each contains the word "kept" once, which must stay visible. */
const nasty = [
  '<frameset><frame src="https://evil.example"></frameset>kept',
  'kept<frameset>',
  '<p>kept</p><frameset cols="1,2"><frame></frameset>',
  '<FRAMESET onload=alert(1)>kept',
  ' \n<frameset>\n</frameset> kept',
  '<!-- --><frameset></frameset>kept',
  '<head></head><frameset></frameset><noframes>no</noframes>kept',
  '<html><frameset><frame></frameset></html>kept',
  '<!doctype html><html><head><title>t</title></head><body onload="alert(1)">kept</body></html>',
  '</body></html>kept',
  '</p></div></table>kept',
  '<table><frameset><tr><td>kept',
  '<table>kept<tr><td>',
  '<select><option>kept</select>',
  '<template><p>gone</p></template>kept',
  '<svg><foreignObject><body><p>gone</p></body></foreignObject></svg>kept',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>kept',
  '<p>kept</p><noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<form><input name="attributes"><input name="removeChild"></form>kept',
  '<form><img name="style"><img name="setAttribute"></form>kept',
  '<p style="position:fixed;inset:0">kept</p>',
  '<a href="javascript:alert(1)">kept</a>',
  `${'<div>'.repeat(5_000)}kept`,
  `${'<b><p>'.repeat(300)}kept`,
  '<table><caption> </caption><tr><td>kept</td></tr></table>',
  '<base href="https://evil.example/"><p>kept</p>',
  '<?xml version="1.0"?><p>kept</p>',
  '<![CDATA[gone]]><p>kept</p>',
  '\u0000\ufeffkept\u0000\ud800',
];

describe('sanitizeHtml', () => {
  it.each(nasty)('shows the words and nothing that acts, number %$', (html) => {
    expect(words(html).split('kept')).toHaveLength(2);
    expect(shown(html)).not.toMatch(
      /<(?:frame|script|style|form|input|base|svg|math|body)|<[^>]*\s(?:on\w+|style)=|javascript:/i,
    );
    expect(words(shown(html)), 'shown again').toBe(words(html));
  });

  it('fetches nothing, and gives the hosts of images nothing about who reads', () => {
    const made = vi.spyOn(document, 'createElement');
    const html = shown(
      '<p><img src="https://pixel.example/1.png" alt="Yak" referrerpolicy="unsafe-url"></p>',
    );
    expect(made).not.toHaveBeenCalled();
    expect(html).toContain('referrerpolicy="no-referrer"');
    expect(html).toContain('decoding="async"');
    expect(html).not.toContain('unsafe-url');
  });

  it('holds back the images of other hosts, and only those, for who asks first', () => {
    const text =
      '<p><img src="https://api.test/files/1.png" alt="Ours"><img src="https://pixel.example:8443/1.png" alt="Yak">' +
      '<img src="https://api.test.evil.example/2.png"></p>';
    const { html, held } = sanitizeHtml(text, 'ask');
    expect(held).toBe(2);
    expect(html).toContain('src="https://api.test/files/1.png"');
    expect(html).not.toMatch(/src="https:\/\/[^"]*(?:pixel|evil)/);
    expect(html).toContain('Image from pixel.example:8443: Yak');
    expect(html).toContain('Image from api.test.evil.example<');
    expect(sanitizeHtml(text)).toMatchObject({ held: 0 });
  });
});
