import { describe, expect, it } from 'vitest';
import { toDocument, toHtml } from './document';
import { lossesOf } from './losses';

describe('lossesOf', () => {
  it.each([
    ['', ''],
    ['text without a paragraph', ''],
    ['<ol start="abc"><li>x</li></ol>', 'the attribute “start”'],
    ['<p>a<![CDATA[ b ]]></p><!--[if mso]><p>c</p><![endif]-->', 'comments'],
    ['<body dir="rtl"><p>a</p></body>', 'the attribute “dir”'],
    ['<details></details><p>a</p><template><p>b</p></template>', '<details>, <template>'],
    ['Day 1:  Lukla\n\n  tea & dal\n', ''],
    ['Tea\r\n&amp; dal', ''],
    ['Tea\r\ndal\nrice', 'how its characters are written, line ends and spaces'],
    ['Tea &amp; dal & rice', 'how its characters are written'],
    ['Tea\nand <b>dal</b>\nat night', 'line ends and spaces'],
    ['<b>Tea</b>\n<p>dal</p>\n', ''],
    ['<pre>\n\nTea\n  dal\n</pre>', ''],
    ['<pre>Tea<br>dal</pre>', '<br>, line ends and spaces'],
    ['<p><strong>a</strong>\n<em>b</em></p>', ''],
    ['<b>x</b> <i>y</i> <del>z</del> <u>u</u>', ''],
    ['<p><br></p><p>a&nbsp;&nbsp;b</p><hr>', ''],
    ['<p style="text-align: center">x</p>', ''],
    ['<p><span style="font-weight: bold; font-style: italic">x</span></p>', ''],
    ['<h1>a</h1><h2 id="top" class="lead" lang="ne" dir="rtl">b</h2><h6>c</h6>', ''],
    ['<ol start="3" type="a"><li>x<ul><li>y</li></ul></li></ol>', ''],
    [
      '<table><thead><tr><th colspan="2">a</th></tr></thead><tbody><tr><td>b</td><td>c</td></tr></tbody></table>',
      '',
    ],
    ['<img src="http://x.example/a.png" alt="a" width="20" height="10">', ''],
    ['<p><a href="/packages/1" target="_blank" rel="nofollow" title="t">x</a></p>', ''],
    ['<blockquote><p>q</p></blockquote><pre><code class="language-js">a\n b</code></pre>', ''],
    ['<p><strong></strong><span></span>a</p>', ''],
    ['<p style="color: red; font-size: 20px">x</p>', 'colours, fonts'],
    ['<p><span style="background-color: #ff0">x</span></p>', 'colours'],
    ['<font color="red">x</font>', '<font>'],
    ['<p>x</p><iframe src="https://video.example"></iframe>', '<iframe>'],
    ['<div class="row"><div>a</div></div>', '<div>'],
    [
      '<figure><img src="https://x.example/a.png"><figcaption>c</figcaption></figure>',
      '<figure>, <figcaption>',
    ],
    ['<p><img src="data:image/png;base64,AA"></p>', '<img>'],
    ['<p><a href="javascript:alert(1)">x</a></p>', '<a>'],
    [
      '<table border="1"><tr><td style="width: 50%">x</td></tr></table>',
      'the attribute “border”, the style “width”',
    ],
    ['<p data-x="1">H<sub>2</sub>O</p>', 'the attribute “data-x”, <sub>'],
    ['<p>a</p><!-- more -->', 'comments'],
    ['<p onclick="alert(1)">a</p>', 'the attribute “onclick”'],
    ['<my-element></my-element>', '<my-element>'],
    ['<p>a</p><script>1</script>', '<script>'],
  ])('of %s are "%s"', (html, losses) => {
    expect(lossesOf(html).join(', ')).toBe(losses);
  });

  it('of what the editor wrote itself are none, and writing it again changes nothing', () => {
    const written = toHtml(
      toDocument(
        '<h2 style="text-align:right">a</h2><ul><li>b</li></ul><table><tr><th rowspan="2">c</th></tr></table>',
      ),
    );
    expect(lossesOf(written)).toEqual([]);
    expect(toHtml(toDocument(written))).toBe(written);
  });
});
